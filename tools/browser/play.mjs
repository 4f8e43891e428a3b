// Real Chromium plays whole games against bots by pointing at the table: node play.mjs URL [GAME...]
// Checks on the way: no errors of the page, nothing the content security policy forbids, and for two people at one table that
// neither page ever holds what only the other may see.
import { asked, browser, decide, fail, over, seats, seeded, setTable, visitor } from "./person.mjs";

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

// The cards in a hand are on no other page. (While a hand is being chosen it shows all twelve roles, which are no secret.)
async function nobodyElseSees(page, seat, others) {
  if (await page.locator(".picking").count()) return;
  const hand = await page.locator(".mine .hand [data-piece]").evaluateAll((all) => all.map((one) => one.id));
  for (const other of others) {
    const seen = await other.content();
    for (const card of hand.filter((card) => seen.includes(`id="${card}"`))) {
      // Played a moment ago, perhaps: it is a secret only while it is still in the hand.
      if (await page.locator(`.mine .hand #${card}`).count()) fail(`${card} is seen`);
    }
  }
  compared += hand.length;
}
let compared = 0;

// Two people and a spectator: secrets stay where they belong.
async function playTogether() {
  const [anna, barb, watcher] = [await visitor(), await visitor(), await visitor()];
  const link = await setTable(anna, url, "witchs-brew", 2);
  await anna.goto(link);
  await barb.goto(link);
  await barb.fill("input[name=name]", "Barb");
  await barb.locator(".seat-card button").first().click();
  await anna.waitForSelector("#table");
  await watcher.goto(link);
  const random = seeded(11);
  for (let step = 0; step < 60 && !(await over(anna)); step++) {
    for (const page of [anna, barb]) if (await asked(page)) await decide(page, random).catch(() => {});
    for (const [page, seat] of [[anna, 0], [barb, 1]]) await nobodyElseSees(page, seat, [anna, barb, watcher].filter((one) => one !== page));
    await anna.waitForTimeout(20);
  }
  if (compared === 0) fail("no hand was compared");
  console.log(`two people and a spectator: ${compared} cards in hands, none seen by anybody else`);
}

for (const game of games) await playAlone(game);
if (!wanted.length) {
  await playAlone("witchs-brew", { width: 390, height: 844 });
  await playTogether();
}
await browser.close();
