// Real Chromium plays whole games against bots by pointing at the table: node play.mjs URL [GAME...]
// Checks on the way: no errors of the page, nothing the content security policy forbids.
import { browser, decide, fail, over, seats, seeded, setTable, visitor } from "./person.mjs";

const [url, ...wanted] = process.argv.slice(2);
const games = wanted.length ? wanted : Object.keys(seats);
const most = 3000;

async function playAlone(game, viewport) {
  const page = await visitor(viewport);
  const random = seeded(7);
  await page.goto(await setTable(page, url, game, 1));
  let decisions = 0;
  while (!(await over(page))) {
    await page.waitForSelector(".prompt.yours, .finish");
    if (await over(page)) break;
    await decide(page, random);
    if (++decisions > most) fail(`${game} does not end`);
  }
  const ranked = await page.locator(".ranking tbody tr").count();
  if (ranked !== seats[game]) fail(`${game}: ${ranked} ranked`);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.waitForSelector(".scrubber");
  console.log(`${game}: ${decisions} decisions by pointing, ${viewport ? "on a phone" : "on a desk"}`);
  await page.context().close();
}

for (const game of games) await playAlone(game);
if (!wanted.length) await playAlone("witchs-brew", { width: 390, height: 844 });
await browser.close();
