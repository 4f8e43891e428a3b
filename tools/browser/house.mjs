// What surrounds a game: node house.mjs URL
// While you waited, filters of the log, the guided first round, hints, lent seats, links for other devices, going back, clocks,
// whose turn it is, records opened, table talk.
import { asked, browser, decide, fail, firstTime, over, seeded, setTable, visitor } from "./person.mjs";

const [url, ...wanted] = process.argv.slice(2);

const must = (holds, what) => holds || fail(what);
const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));
const tab = (page, name) => page.locator(`label[for=tab-${name}]`).click();
const myTurn = (page) => page.waitForSelector(".prompt.yours");
const post = (page, path, form) =>
  page.evaluate(async ([path, form]) => {
    const answer = await fetch(path, { method: "POST", body: new URLSearchParams(form), headers: { "x-covenstead": "script" } });
    return [answer.status, await answer.text()];
  }, [path, form]);

async function alone(game, more = {}, page = null) {
  page ??= await visitor();
  const link = await setTable(page, url, game, 1, "random", more);
  await page.goto(link);
  await myTurn(page);
  return page;
}

async function together(game, more = {}) {
  const [anna, barb] = [await visitor(), await visitor()];
  const link = await setTable(anna, url, game, 2, "random", more);
  await anna.goto(link);
  await barb.goto(link);
  await barb.fill("input[name=name]", "Barb");
  await barb.locator(".seat-card button").first().click();
  for (const page of [anna, barb]) await page.waitForSelector("#table");
  return [anna, barb];
}

// A bot that bids first may end the auction before anybody looks: then another table is set.
async function duringTheAuction() {
  for (let tries = 1; ; tries++) {
    const [anna, barb] = await together("three-witches");
    await tab(anna, "chat");
    if (tries === 8 || /TW-R-22/.test(await anna.locator(".page.chat").textContent())) return [anna, barb];
    await close(anna, barb);
  }
}

const checks = {
  async waited() {
    const page = await alone("witchs-brew");
    const random = seeded(4);
    // Goes on until others have done something between two decisions.
    const goOn = async () => {
      for (let made = 0; made < 40; made++) {
        await decide(page, random);
        await myTurn(page);
        if (await page.locator("#waited .chip-line").count()) return;
      }
      fail("nothing is told of what the others did");
    };
    await goOn();
    must(!(await page.locator("#waited ol").isVisible()), "the strip begins folded");
    await page.locator("#waited summary").click();
    must((await page.locator("#waited li").count()) > 0, "the opened strip is empty");
    await goOn();
    must(await page.locator("#waited ol").isVisible(), "the strip does not stay open");
    must(/\S/.test(await page.locator("#news").textContent()), "nothing is read out");
    const all = await page.locator(".lines li:visible").count();
    await page.locator("label[for=filter-round]").click();
    const round = await page.locator(".lines li:visible").count();
    must(round > 0 && round < all, `this round shows ${round} of ${all} lines`);
    await page.locator("label[for=filter-1]").click();
    const foreign = await page.locator(".lines li:visible:not(.about-1, .chapter)").count();
    must((await page.locator(".lines li:visible").count()) > 0 && !foreign, "the filter of a player shows others");
    await close(page);
  },

  async guide() {
    for (const game of ["witchs-brew", "three-witches", "brew", "broom-service"]) {
      const page = await firstTime();
      await alone(game, {}, page);
      await page.waitForSelector("#coach:not([hidden])");
      const first = await page.locator("#coach-text").textContent();
      must(first.length > 40 && (await page.locator(".guided").count()) === 1, `${game}: a tip stands beside its thing`);
      await page.locator("#coach button").first().focus();
      await page.keyboard.press("Enter");
      const second = (await page.locator("#coach").isVisible()) && (await page.locator("#coach-text").textContent());
      must(second !== first, `${game}: the next tip is the same`);
      await page.reload();
      await myTurn(page);
      must(!(await page.locator("#coach:visible", { hasText: first }).count()), `${game}: a read tip comes again`);
      await tab(page, "rules");
      await page.locator("[data-coach=again]").click();
      must((await page.locator("#coach-text").textContent()) === first, `${game}: the tips do not begin anew`);
      await page.locator("[data-coach=skip]").click();
      await page.reload();
      await myTurn(page);
      must(!(await page.locator("#coach").isVisible()), `${game}: skipped tips come again`);
      await close(page);
    }
  },

  async hint() {
    const page = await alone("three-witches");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForSelector(".advice");
    must(/\d+ %/.test(await page.locator(".advice").textContent()), "the advice has no figure");
    must(await page.locator(".advised").count(), "the advice lights nothing up");
    const lines = await page.locator(".lines li").count();
    await decide(page, seeded(1));
    must(!(await page.locator(".advice").count()), "old advice stays");
    must(lines >= 0, "");
    const [anna, barb] = await together("three-witches");
    must(!(await anna.getByRole("button", { name: "Hint" }).count()), "hints where other people play");
    const [status] = await post(anna, `${new URL(anna.url()).pathname}/hint`, {});
    must(status === 409, `a hint against people is answered ${status}`);
    const [carl, dora] = await together("three-witches", { hints: true });
    for (const one of [carl, dora]) if (await asked(one)) await one.getByRole("button", { name: "Hint" }).waitFor();
    await close(page, anna, barb, carl, dora);
  },

  async seats() {
    const page = await alone("witchs-brew");
    must(!(await page.locator(".undo").count()), "going back before anything was decided");
    await decide(page, seeded(2));
    await page.locator(".undo button").first().click();
    await page.waitForFunction(() => document.querySelector(".picking"));
    await tab(page, "options");
    await page.getByRole("button", { name: "another device" }).click();
    const link = await page.locator("#personal input").inputValue();
    const phone = await visitor({ width: 390, height: 844 });
    await phone.goto(link);
    await phone.waitForSelector(".mine");
    must(!phone.url().includes("/seat/"), "the personal link stays in the address");
    // Barb lets the game wait, so that the bot does not play it to its end.
    const [anna, barb] = await together("witchs-brew");
    await tab(anna, "options");
    await anna.getByRole("button", { name: "Let a bot play for me" }).click();
    await anna.waitForSelector(".lent");
    must(!(await anna.locator(".prompt.yours").count()), "still asked although a bot plays");
    await anna.getByRole("button", { name: "Take the seat back" }).click();
    await anna.waitForFunction(() => !document.querySelector(".lent"));
    await close(anna, barb);
    await close(page, phone);
  },

  async people() {
    const [anna, barb] = await duringTheAuction();
    // Before the Lead Witch is known nobody talks (TW-R-22); the server sees to it.
    must(/TW-R-22/.test(await anna.locator(".page.chat").textContent()), "the rule of table talk is not explained");
    must(!(await anna.locator("#chat-text").count()), "free chat during the auction");
    const [status, why] = await post(anna, `${new URL(anna.url()).pathname}/chat`, { text: "I hold the Elixir" });
    must(status === 409 && /TW-R-22/.test(why), `forbidden talk is answered ${status}: ${why}`);
    const random = seeded(5);
    let signalled = false;
    // Until then, however slow the machine: the auction may go round, and a page may be behind.
    for (const end = Date.now() + 60000; Date.now() < end && !signalled; ) {
      for (const page of [anna, barb]) if (await asked(page)) await decide(page, random).catch(() => {});
      for (const page of [anna, barb]) {
        if (signalled || !(await page.locator(".signals button").count())) continue;
        // One tap on the table, seen by all, and no message.
        await page.locator(".signals button").first().click();
        for (const each of [anna, barb]) await each.waitForSelector(".bubble.signal");
        must(!(await page.locator(".said li").count()), "a signal is a message in the chat");
        signalled = true;
      }
      await anna.waitForTimeout(20);
    }
    must(signalled, "no signal could be given");
    const watcher = await visitor();
    await watcher.goto(anna.url());
    await tab(watcher, "chat");
    must(!(await watcher.locator(".say").count()), "a spectator may talk");
    await close(anna, barb, watcher);
  },

  async clocks() {
    const page = await alone("witchs-brew", { clock: { seconds: 300, add: 5 } });
    const shown = () => page.locator(".mine .clock").textContent();
    const before = await shown();
    must(/^[45]:\d\d$/.test(before), `the clock shows ${before}`);
    await page.waitForFunction((before) => document.querySelector(".mine .clock").textContent !== before, before);
    await close(page);
  },

  async turn() {
    const page = await alone("witchs-brew");
    must(/^Your turn · /.test(await page.title()), `the title is ${await page.title()}`);
    must(/icon-turn/.test(await page.locator("#icon").getAttribute("href")), "the icon does not say whose turn it is");
    await page.goto(url);
    must((await page.locator(".tables li.yours .turn", { hasText: "Your turn" }).count()) > 0, "home does not say whose turn it is");
    const [anna, barb] = await together("witchs-brew");
    const random = seeded(3);
    for (const one of [anna, barb]) await decide(one, random);
    await anna.waitForFunction(() => document.querySelector("#table"));
    const waits = (await asked(anna)) ? barb : anna;
    if (!(await asked(waits))) must(!/^Your turn/.test(await waits.title()), "the title says your turn although it is not");
    await close(page, anna, barb);
  },

  async records() {
    const page = await alone("three-witches");
    const random = seeded(6);
    while (!(await over(page))) {
      await page.waitForSelector(".prompt.yours, .finish");
      if (!(await over(page))) await decide(page, random);
    }
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".finish a", { hasText: "Download" }).click()]);
    const file = await download.path();
    await page.goto(`${url}/replay`);
    await page.setInputFiles("input[type=file]", file);
    await page.waitForSelector(".scrubber");
    await page.locator("[data-step=next]").click();
    await page.waitForFunction(() => /^1 \//.test(document.querySelector(".scrubber output")?.textContent ?? ""));
    await page.goto(`${url}/replay`);
    for (const broken of ["{", '{"format": 1}', "no record at all"]) {
      await page.fill("#record-text", broken);
      await page.locator("form.record button").click();
      await page.waitForSelector(".wrong");
      must((await page.locator("#record-text").inputValue()) === broken, "what was brought is lost");
    }
    await close(page);
  },

  async steps() {
    const page = await alone("brew");
    for (let made = 0; made < 6; made++) {
      const lit = page.locator("section.pool button.lit");
      if (await lit.count()) {
        await lit.first().click();
        if (await page.locator(".steps:visible").count()) break;
      }
      await decide(page, seeded(made));
      await myTurn(page);
    }
    must(await page.locator(".steps:visible [data-back]").count(), "no way back from the first of two steps");
    await page.keyboard.press("Escape");
    must(!(await page.locator(".steps:visible").count()), "Escape does not go back");
    await close(page);
  },

  // What cannot be chosen says why, with its rule: a tip on a piece, the title of an area.
  async reasons() {
    for (const game of ["witchs-brew", "three-witches", "brew", "broom-service"]) {
      const page = await alone(game, game === "witchs-brew" ? { options: { role_exclusion: true } } : {});
      const random = seeded(9);
      const told = () => page.evaluate(() => [...document.querySelectorAll(".tip em, .land[tabindex] title")].some((one) => /\([A-Z]{2}-[\w-]+\)/.test(one.textContent)));
      for (let made = 0; !(await told()); made++) {
        must(made < 120 && !(await over(page)), `${game}: nothing says why it cannot be chosen`);
        await decide(page, random);
        await page.waitForSelector(".prompt.yours, .finish");
      }
      await close(page);
    }
  },

  async fits() {
    for (const game of ["witchs-brew", "three-witches", "brew", "broom-service"]) {
      const page = await alone(game);
      const random = seeded(8);
      for (let made = 0; made < 4; made++) {
        for (const [width, height] of [[1440, 900], [390, 844], [360, 780], [1280, 720], [3840, 2160]]) {
          await page.setViewportSize({ width, height });
          const [sideways, hidden] = await page.evaluate(() => {
            const felt = document.querySelector(".felt");
            return [document.documentElement.scrollWidth - innerWidth, felt.scrollHeight - felt.clientHeight];
          });
          must(sideways <= 0, `${game} at ${width}: ${sideways} px too wide`);
          // A long list of what happens can make a low window scroll; a usual one hardly, in the most crowded moments.
          if (width >= 1440) must(hidden <= 80, `${game} at ${width}x${height}: ${hidden} px do not fit`);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        await decide(page, random);
        await myTurn(page);
      }
      await close(page);
    }
  },
};

for (const [name, check] of Object.entries(checks)) {
  if (wanted.length && !wanted.includes(name)) continue;
  await check();
  console.log(`${name}: as it should be`);
}
await browser.close();
