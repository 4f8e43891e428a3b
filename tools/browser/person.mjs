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

const versionOf = (page) => page.evaluate(() => document.querySelector("#table")?.dataset.version);

// One decision: pick a set, or point at glowing things until a choice is made, or press a button.
export async function decide(page, random) {
  const before = await versionOf(page);
  const picking = page.locator(".picking");
  if (await picking.count()) {
    const least = Number(await picking.getAttribute("data-least"));
    const cards = page.locator("label.pickable");
    for (const place of shuffled(await cards.count(), random).slice(0, least)) await press(cards.nth(place));
    await press(picking.locator("button"));
  } else {
    await point(page, random);
  }
  await page.waitForFunction((version) => document.querySelector("#table").dataset.version !== version, before);
}

// What is there may change under the pointer when the table moves on: then one looks again.
const press = (thing) => thing.click({ timeout: 4000 }).catch(() => {});

async function point(page, random) {
  for (let step = 0; step < 12; step++) {
    const lit = page.locator("button[data-piece].lit:not(.out)");
    const count = await lit.count();
    const ready = page.locator("#choose button.ready");
    if ((await ready.count()) && (count === 0 || random() < 0.5)) return press(ready.first());
    if (count === 0 || (step === 0 && random() < 0.3)) {
      const buttons = page.locator("#choose button[name=action]:visible");
      return press(buttons.nth(Math.floor(random() * (await buttons.count()))));
    }
    const version = await versionOf(page);
    await press(lit.nth(Math.floor(random() * count)));
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
