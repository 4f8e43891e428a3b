// axe-core finds nothing wrong (WCAG 2 A and AA) on any page: node axe.mjs URL [GAME...]
// Home, setting a table, waiting for players, every board in the middle of a game by day and by night, the end, the replay.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { browser, decide, fail, over, seats, seeded, setTable, visitor } from "./person.mjs";

const [url, ...wanted] = process.argv.slice(2);
const games = wanted.length ? wanted : Object.keys(seats);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const desk = { width: 1440, height: 900 };
let broken = 0;
let looked = 0;

async function check(page, name) {
  await page.evaluate(axe);
  const { violations, passes } = await page.evaluate((tags) => axe.run(document, { runOnly: { type: "tag", values: tags } }), tags);
  if (!passes.length) fail(`${name}: axe looked at nothing`);
  looked++;
  for (const { id, help, nodes } of violations) {
    broken += nodes.length;
    console.error(`${name}: ${id}: ${help}`);
    for (const node of nodes.slice(0, 4)) console.error(`    ${node.target.join(" ")}: ${node.html.slice(0, 140)}\n      ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""}`);
  }
}

async function plain() {
  for (const scheme of ["light", "dark"]) {
    const page = await visitor(desk, scheme, /404/);
    await page.goto(url);
    await check(page, `home, ${scheme}`);
    await page.goto(`${url}/games/witchs-brew`);
    await page.locator("details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
    await check(page, `set a table, ${scheme}`);
    await page.goto(await setTable(page, url, "witchs-brew", 2));
    await check(page, `waiting, ${scheme}`);
    await page.goto(`${url}/t/0000000000000000`);
    await check(page, `nothing here, ${scheme}`);
    await page.context().close();
  }
}

async function board(game) {
  const page = await visitor(desk);
  const random = seeded(5);
  await page.goto(await setTable(page, url, game, 1));
  for (let made = 0; !(await over(page)); made++) {
    await page.waitForSelector(".prompt.yours, .finish");
    if (await over(page)) break;
    if ([0, 1, 9, 20].includes(made)) await inBothLights(page, `${game} after ${made} decisions`);
    await decide(page, random);
  }
  await inBothLights(page, `${game}, the end`);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.waitForSelector(".scrubber");
  await page.goto(`${page.url().split("?")[0]}?at=20`);
  await inBothLights(page, `${game}, the replay`);
  await page.context().close();
}

async function inBothLights(page, name) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await check(page, `${name}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

if (!wanted.length) await plain();
for (const game of games) await board(game);
await browser.close();
if (broken) fail(`${broken} violations`);
console.log(`axe: ${looked} pages, nothing to mend`);
