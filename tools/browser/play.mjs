// Real Chromium plays whole games against bots by pointing at the table: node play.mjs URL [GAME...]
// Checks on the way: no errors of the page, nothing the content security policy forbids, and that every page is accessible: home,
// setting a table, waiting, every board in the middle of a game, the end, the replay.
import { accessible, verdict } from "./axe.mjs";
import { browser, decide, fail, firstTime, over, seats, seeded, setTable, visitor } from "./person.mjs";

const [url, ...wanted] = process.argv.slice(2);
const games = wanted.length ? wanted : Object.keys(seats);
const most = 3000;

async function playAlone(game, viewport, language = "en") {
  const page = await visitor(viewport, undefined, undefined, undefined, language);
  const random = seeded(7);
  await page.goto(await setTable(page, url, game, 1));
  let decisions = 0;
  while (!(await over(page))) {
    await page.waitForSelector(".prompt.yours, .finish");
    if (await over(page)) break;
    if ([0, 9].includes(decisions)) await accessible(page, `${game} after ${decisions} decisions`);
    await decide(page, random);
    if (++decisions > most) fail(`${game} does not end`);
  }
  const ranked = await page.locator(".ranking tbody tr").count();
  if (ranked !== seats[game]) fail(`${game}: ${ranked} ranked`);
  await accessible(page, `${game}, the end`);
  await page.locator(".next a[href$='/replay']").click();
  await page.waitForSelector(".scrubber");
  await page.goto(`${page.url().split("?")[0]}?at=20`);
  await accessible(page, `${game}, the replay`);
  console.log(`${game}: ${decisions} decisions by pointing, ${viewport ? "on a phone" : "on a desk"}, in ${await page.locator("html").getAttribute("lang")}`);
  await page.context().close();
}

async function pagesAround() {
  const page = await visitor(undefined, undefined, /404|422/);
  await page.goto(url);
  await accessible(page, "home");
  await page.goto(`${url}/games/witchs-brew`);
  await page.locator("details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
  await accessible(page, "setting a table");
  await page.goto(await setTable(page, url, "witchs-brew", 2));
  await accessible(page, "waiting");
  await page.goto(`${url}/replay`);
  await page.fill("#record-text", "no record");
  await page.locator("form.record button").click();
  await accessible(page, "a record that is none");
  await page.goto(`${url}/t/0000000000000000`);
  await accessible(page, "nothing here");
  await page.context().close();
}

// The panel's pages, advice and a tip, all at once.
async function everythingOpen() {
  const page = await firstTime();
  await page.goto(await setTable(page, url, "three-witches", 1, "random", { clock: { seconds: 300 } }));
  await page.waitForSelector("#coach:not([hidden])");
  await page.locator("#ask-hint button").click();
  await page.waitForSelector(".advice");
  for (const tab of ["scores", "chat", "rules", "options"]) {
    await page.locator(`label[for=tab-${tab}]`).click();
    await accessible(page, `a first round with advice and the tab ${tab}`);
  }
  await page.context().close();
}

if (!wanted.length) {
  await pagesAround();
  await everythingOpen();
}
for (const game of games) await playAlone(game);
if (!wanted.length) await playAlone("witchs-brew", { width: 390, height: 844 }, "de");
verdict();
await browser.close();
