// axe-core on a page: WCAG 2 A and AA, by day and by night.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fail } from "./person.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
let broken = 0;
let looked = 0;

// Whether a target is too small where it is when scrolled to: what the prompt covers can be brought out from under it.
function small(page, selector) {
  return page.evaluate(async (selector) => {
    document.querySelector(selector).scrollIntoView({ block: "center" });
    return (await axe.run(selector, { runOnly: { type: "rule", values: ["target-size"] } })).violations.length > 0;
  }, selector);
}

async function check(page, name) {
  await page.evaluate(axe);
  const { violations, passes } = await page.evaluate((tags) => axe.run(document, { runOnly: { type: "tag", values: tags } }), tags);
  if (!passes.length) fail(`${name}: axe looked at nothing`);
  looked++;
  for (const { id, help, nodes } of violations) {
    const left = [];
    for (const node of nodes) if (id !== "target-size" || (await small(page, node.target.join(" ")))) left.push(node);
    if (!left.length) continue;
    broken += left.length;
    console.error(`${name}: ${id}: ${help}`);
    for (const { target, html, any, all, none } of left.slice(0, 4)) {
      console.error(`    ${target.join(" ")}: ${html.slice(0, 140)}\n      ${[...any, ...all, ...none][0]?.message ?? ""}`);
    }
  }
}

// A tip is no more opaque than its piece: pointing has to bring out what is faint. What has gone meanwhile is passed over.
async function pointAtFaint(page, name) {
  const faint = await page.locator(".piece[id]:has(> .tip)").evaluateAll((all) =>
    all.filter((piece) => getComputedStyle(piece).opacity < 1).map((piece) => piece.id));
  for (const id of faint.slice(0, 4)) {
    await page.locator(`[id="${id}"]`).hover({ force: true, timeout: 4000 }).catch(() => {});
    const opacity = await page.evaluate((id) => {
      const tip = document.getElementById(id)?.querySelector(":scope > .tip");
      return tip && getComputedStyle(tip).display !== "none" ? Number(getComputedStyle(tip.parentElement).opacity) : 1;
    }, id);
    if (opacity < 1) fail(`${name}: the tip of ${id} is as faint as it is`);
  }
  // axe takes what lies under a tip for covered, though the pointer goes through it.
  await page.mouse.move(0, 0);
}

export async function accessible(page, name) {
  await pointAtFaint(page, name);
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await check(page, `${name}, ${colorScheme}`);
  }
}

export function verdict() {
  if (broken) fail(`${broken} violations of WCAG`);
  console.log(`axe: ${looked} pages, nothing to mend`);
}
