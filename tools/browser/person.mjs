// A person at a table in real Chromium: opens pages, sets tables, decides by pointing.
import { chromium } from "playwright-core";

export const seats = { "witchs-brew": 3, "three-witches": 3, brew: 2, "broom-service": 3 };

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

export function fail(message) {
  console.error(`FAILED: ${message}`);
  process.exit(1);
}

// `forgiven` are the answers that a visit may provoke on purpose.
export async function visitor(viewport = { width: 1280, height: 900 }, colorScheme = "light", forgiven = /409|422/, knows = true, locale = "en") {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale });
  // Visitors know the games, so that no tip covers what they point at.
  if (knows) await context.addInitScript((games) => games.forEach((game) => localStorage.setItem(`guide-${game}`, "off")), Object.keys(seats));
  const page = await context.newPage();
  page.on("pageerror", (error) => fail(`script error: ${error}`));
  page.on("console", (message) => message.type() === "error" && !forgiven.test(message.text()) && fail(`console: ${message.text()}`));
  page.setDefaultTimeout(45000);
  return page;
}

// Somebody who has never played here.
export const firstTime = () => visitor(undefined, undefined, undefined, false);

// How far the table is: as the server says, and as a page shows.
export const versionNow = async (page) => {
  const { origin, pathname } = new URL(page.url());
  return (await (await fetch(`${origin}/api/tables/${pathname.split("/")[2]}/status`)).json()).version;
};

export const versionShown = (page) => page.evaluate(() => Number(document.querySelector("#table")?.dataset.version));

// One decision: pick a set, or point at glowing things until a choice is made, or press a button. What is there may change under the
// pointer, or be slow to come: then one looks again. Ends when the page shows what came of it.
export async function decide(page, random) {
  await page.waitForSelector(".prompt.yours");
  const before = await versionShown(page);
  const sending = { now: false };
  const notice = (request) => (sending.now ||= decides(request));
  page.on("request", notice);
  const answered = page.waitForResponse((response) => decides(response.request()));
  answered.catch(() => {}); // nobody waits for it if nothing is sent
  for (let look = 0; look < 8 && !sending.now && (await asked(page)); look++) await choose(page, random, sending);
  if (!sending.now && (await asked(page))) throw new Error(`nothing to press: ${await page.locator(".prompt").innerText()}`);
  const moved = sending.now && (await taken(await answered));
  page.off("request", notice);
  const version = Math.max(await versionNow(page), before + moved);
  await page.waitForFunction((version) => Number(document.querySelector("#table").dataset.version) >= version, version);
}

const decides = (request) => request.method() === "POST" && /\/t\/\w+\/play$/.test(request.url());

// Whether a choice was taken. The table may have moved on meanwhile: that is no fault.
async function taken(answer) {
  if (!answer.ok() && answer.status() !== 409) throw new Error(`a choice is refused: ${await answer.text()}`);
  return answer.ok();
}

// Whether the press was made.
const press = (thing) => thing.click({ timeout: 4000 }).then(() => true, () => false);

const one = (things, count, random) => things.nth(Math.floor(random() * count));

async function choose(page, random, sending) {
  const least = await page.evaluate(() => document.querySelector(".picking")?.dataset.least);
  const made = await (least ? pick(page, Number(least), random) : point(page, random, sending));
  for (let wait = 0; made && wait < 400 && !sending.now; wait++) await page.waitForTimeout(10);
}

// Whether the last press of a choice was made.
async function pick(page, least, random) {
  for (let picked = await page.locator("label.pickable :checked").count(); picked < least; picked++) {
    const cards = page.locator("label.pickable:not(:has(:checked))");
    if (!(await press(one(cards, await cards.count(), random)))) return false;
  }
  return press(page.locator(".picking button"));
}

async function point(page, random, sending) {
  for (let step = 0; step < 12; step++) {
    const lit = page.locator("button[data-piece].lit:not(.out)");
    const count = await lit.count();
    const ready = page.locator("#choose button.ready");
    if ((await ready.count()) && (count === 0 || random() < 0.5)) return press(ready.first());
    if (count === 0 || (step === 0 && random() < 0.3)) {
      const buttons = page.locator("#choose button[name=action]:visible");
      return press(one(buttons, await buttons.count(), random));
    }
    if (!(await press(one(lit, count, random)))) return false;
    await page.waitForTimeout(30);
    if (sending.now || !(await page.locator(".steps:visible").count())) return true;
  }
  return false;
}

export function seeded(seed) {
  return () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);
}

export async function setTable(page, url, game, people, level = "random", more = {}) {
  await page.goto(url);
  const order = Array.from({ length: seats[game] }, (_, seat) =>
    seat === 0 ? { kind: "me", name: "Anna" } : seat < people ? { kind: "open" } : { kind: "bot", level });
  const made = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  }, { game, seats: order, ...more });
  if (!made.table) fail(`${game}: no table: ${JSON.stringify(made)}`);
  return `${url}/t/${made.table}`;
}

export const over = (page) => page.locator(".finish").count();
export const asked = (page) => page.locator(".prompt.yours").count();
