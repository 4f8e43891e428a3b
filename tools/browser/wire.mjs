// Secrets stay where they belong, not only on the page but on the wire: node wire.mjs URL
// Two people and a spectator play; everything their browsers receive (every response, every frame of every stream) is searched
// for the cards that somebody else holds at that moment. A fourth browser that holds Anna's seat as well shows that the search finds
// what is there to be found.
import { asked, browser, decide, fail, over, seeded, setTable, versionNow, versionShown, visitor } from "./person.mjs";

const [url] = process.argv.slice(2);

// Everything a page receives, from now on.
async function tap(page) {
  const heard = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  cdp.on("Network.eventSourceMessageReceived", ({ data }) => heard.push(data));
  page.on("response", async (response) => {
    if (/event-stream|font|css|javascript/.test(response.headers()["content-type"] ?? "")) return;
    heard.push(await response.text().catch(() => ""));
  });
  return heard;
}

// The cards in a hand, and at which version of the table: each is one thing in the whole game, so its id is nobody else's to know.
// While a hand is being chosen it shows everything there is to choose from, which is no secret.
const handOf = (page) =>
  page.evaluate(() => {
    const cards = document.querySelector(".picking") ? [] : [...document.querySelectorAll(".mine .hand .card[data-piece]")];
    return { hand: cards.map((card) => card.id), version: Number(document.querySelector("#table")?.dataset.version) };
  });

// What was heard until a version; the rest is left for later.
function heardUntil(version, ear) {
  const later = (text) => Number(/data-version="(\d+)"/.exec(text)?.[1]) > version;
  const all = ear.splice(0);
  ear.push(...all.filter(later));
  return all.filter((text) => !later(text));
}

const speaksOf = (text, id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text);

// Where a card is spoken of.
function around(texts, id) {
  const text = texts.find((text) => speaksOf(text, id));
  const at = text.search(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
  return text.slice(Math.max(0, at - 300), at + 300);
}

// Sits down two people; a spectator, and somebody who holds Anna's seat too.
async function sit(game) {
  const [anna, barb, watcher, double] = [await visitor(), await visitor(), await visitor(), await visitor()];
  const link = await setTable(anna, url, game, 2);
  await anna.goto(link);
  await barb.goto(link);
  await barb.fill("input[name=name]", "Barb");
  await barb.locator(".seat-card button").first().click();
  await anna.waitForSelector("#table");
  await double.context().addCookies(await anna.context().cookies());
  const everybody = [anna, barb, watcher, double];
  const ears = new Map();
  for (const page of everybody) ears.set(page, await tap(page));
  for (const page of everybody) await page.goto(link);
  return { anna, barb, watcher, double, everybody, ears };
}

// Waits until all pages show the table as it is, so that what one was told has reached the others too.
async function together(pages) {
  for (const end = Date.now() + 45000; Date.now() < end; ) {
    const versions = await Promise.all([...pages.map(versionShown), versionNow(pages[0])]);
    if (new Set(versions).size === 1) return;
    await pages[0].waitForTimeout(50);
  }
  fail("a page stays behind");
}

// `returns` says that played cards come back to a hand: what a spectator hears of is then known to all, and who has held a card may
// be told again of what became of it.
async function play(game, most, returns) {
  const { anna, barb, watcher, double, everybody, ears } = await sit(game);
  const people = [anna, barb];
  const [random, open, hands] = [seeded(11), new Set(), new Map()];
  const owned = new Map(people.map((page) => [page, new Set()]));
  const look = async (page) => {
    const seen = await handOf(page);
    seen.hand.forEach((card) => owned.get(page).add(card));
    return seen;
  };
  // The hands at one version of the table.
  const lookTogether = async () => {
    for (let tries = 0; tries < 100; tries++) {
      await together(everybody);
      const [one, other] = [await look(anna), await look(barb)];
      if (one.version === other.version) return { version: one.version, now: new Map([[anna, one.hand], [barb, other.hand]]) };
    }
    fail(`${game}: two pages never show the same`);
  };
  let [compared, found, frames] = [0, 0, 0];
  for (let step = 0; step < most && !(await over(anna)); step++) {
    await Promise.any(people.map((page) => page.waitForSelector(".prompt.yours, .finish")));
    for (const page of people) {
      await look(page);
      if (await asked(page)) await decide(page, random).catch(() => {});
    }
    const { version, now } = await lookTogether();
    const heard = new Map([...ears].map(([page, ear]) => [page, heardUntil(version, ear)]));
    frames += [...heard.values()].flat().length;
    const told = (page, card) => heard.get(page).some((text) => speaksOf(text, card));
    for (const card of [...hands.values()].flat()) {
      const played = ![...now.values()].flat().includes(card);
      if ((played || returns) && told(watcher, card)) open.add(card);
    }
    for (const owner of people) {
      // What was in the hand before and is there still was hidden all the time, unless all have seen it earlier.
      const held = now.get(owner).filter((card) => hands.get(owner)?.includes(card) && !open.has(card));
      for (const card of held) {
        for (const page of everybody.filter((page) => page !== owner)) {
          const reader = page === double ? anna : page;
          if (returns && reader !== owner && owned.get(reader)?.has(card)) continue;
          if (page === double && owner === anna) found += told(page, card);
          else if (told(page, card)) fail(`${game}: ${card}, in a hand, was sent to somebody else: ${around(heard.get(page), card)}`);
          compared++;
        }
      }
    }
    people.forEach((page) => hands.set(page, now.get(page)));
    await anna.waitForTimeout(20);
  }
  if (!compared || !found) fail(`${game}: nothing was compared (${compared}), or the search finds nothing (${found})`);
  console.log(`${game}, two people and a spectator: ${frames} messages searched, ${compared} secrets looked for, found only where they belong (${found})`);
  for (const page of everybody) await page.context().close();
}

await play("witchs-brew", 25);
await play("three-witches", 25, true);
await play("broom-service", 15);
await browser.close();
