// Real Chromium plays whole games against bots by pointing at the table: node play.mjs URL [GAME...]
// Checks on the way: no errors of the page, nothing the content security policy forbids, and for two people at one table that
// neither page ever holds what only the other may see.
import { chromium } from "playwright-core";

const [url, ...wanted] = process.argv.slice(2);
const games = wanted.length ? wanted : ["witchs-brew", "three-witches", "brew", "broom-service"];
const seats = { "witchs-brew": 3, "three-witches": 3, brew: 2, "broom-service": 3 };
const most = 3000;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

function fail(message) {
  console.error(`FAILED: ${message}`);
  process.exit(1);
}

async function visitor(viewport = { width: 1280, height: 900 }) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => fail(`script error: ${error}`));
  page.on("console", (message) => message.type() === "error" && !/409|422/.test(message.text()) && fail(`console: ${message.text()}`));
  page.setDefaultTimeout(15000);
  return page;
}

const versionOf = (page) => page.evaluate(() => document.querySelector("#table")?.dataset.version);

// One decision: pick a set, or point at glowing things until a choice is made, or press a button.
async function decide(page, random) {
  const before = await versionOf(page);
  const picking = page.locator(".picking");
  if (await picking.count()) {
    const least = Number(await picking.getAttribute("data-least"));
    const cards = page.locator("label.pickable");
    for (const place of shuffled(await cards.count(), random).slice(0, least)) await cards.nth(place).click();
    await picking.locator("button").click();
  } else {
    await point(page, random);
  }
  await page.waitForFunction((version) => document.querySelector("#table").dataset.version !== version, before);
}

async function point(page, random) {
  for (let step = 0; step < 12; step++) {
    const lit = page.locator("button[data-piece].lit:not(.out)");
    const count = await lit.count();
    const ready = page.locator("#choose button.ready");
    if ((await ready.count()) && (count === 0 || random() < 0.5)) return ready.first().click();
    if (count === 0 || (step === 0 && random() < 0.3)) {
      const buttons = page.locator("#choose button[name=action]:visible");
      return buttons.nth(Math.floor(random() * (await buttons.count()))).click();
    }
    const version = await versionOf(page);
    // What glows may change under the pointer when somebody else acts: then look again.
    await lit.nth(Math.floor(random() * count)).click({ timeout: 4000 }).catch(() => {});
    await page.waitForTimeout(30);
    if ((await versionOf(page)) !== version || !(await page.locator(".steps:visible").count())) return;
  }
}

function shuffled(count, random) {
  const all = [...Array(count).keys()];
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

function seeded(seed) {
  return () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);
}

async function setTable(page, game, people) {
  await page.goto(url);
  const order = Array.from({ length: seats[game] }, (_, seat) =>
    seat === 0 ? { kind: "me", name: "Anna" } : seat < people ? { kind: "open" } : { kind: "bot", level: "random" });
  const made = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  }, { game, seats: order });
  if (!made.table) fail(`${game}: no table: ${JSON.stringify(made)}`);
  return `${url}/t/${made.table}`;
}

const over = (page) => page.locator(".finish").count();
const asked = (page) => page.locator(".prompt.yours").count();

async function playAlone(game, viewport) {
  const page = await visitor(viewport);
  const random = seeded(7);
  await page.goto(await setTable(page, game, 1));
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
  const link = await setTable(anna, "witchs-brew", 2);
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
