// Pictures of the home page and of every board in the middle of a game: node shots.mjs URL FOLDER [LANGUAGE]
import { asked, browser, decide, over, seats, seeded, setTable, visitor } from "./person.mjs";

const [url, folder, language = "en"] = process.argv.slice(2);
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const looks = { light: [desk, "light"], dark: [desk, "dark"], phone: [phone, "light"] };

async function home(name, [viewport, scheme]) {
  const page = await visitor(viewport, scheme, undefined, undefined, language);
  await page.goto(url);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/home-${name}.png` });
  await page.context().close();
}

// Plays a good part of a game, then looks at one's own turn.
async function board(game, name, [viewport, scheme], decisions) {
  const page = await visitor(viewport, scheme, undefined, undefined, language);
  const random = seeded(3);
  await page.goto(await setTable(page, url, game, 1, "greedy"));
  for (let made = 0; made < decisions && !(await over(page)); made++) {
    await page.waitForSelector(".prompt.yours, .finish");
    if (await asked(page)) await decide(page, random);
  }
  await page.waitForSelector(".prompt.yours, .finish");
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}/${game}-${name}.png` });
  await page.context().close();
}

for (const [name, look] of Object.entries(looks)) {
  await home(name, look);
  for (const game of Object.keys(seats)) await board(game, name, look, game === "three-witches" ? 9 : 14);
}
await browser.close();
