// Somebody in a terminal and somebody in a browser play each other at one table: PROGRAM=covenstead node terminal.mjs URL
import { spawn } from "node:child_process";
import { asked, browser, decide, fail, over, seeded, setTable, visitor } from "./person.mjs";

const [url] = process.argv.slice(2);

// A seat taken by its name; gives its personal link.
async function sit(table, name) {
  const path = `${url}/api/tables/${table.split("/").pop()}/seats`;
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });
  const seat = await answer.json();
  if (!seat.token) fail(`no seat: ${JSON.stringify(seat)}`);
  return `${table}/seat/${seat.token}`;
}

// The program in a terminal of its own, and somebody who takes the first choice of every menu.
function terminal(link) {
  const command = `stty rows 40 cols 120; exec '${process.env.PROGRAM}' play '${link}' --fast`;
  const shown = { text: "" };
  const child = spawn("script", ["-qefc", command, "/dev/null"], { env: { ...process.env, TERM: "xterm-256color" } });
  child.stdout.on("data", (bytes) => (shown.text += bytes));
  const pressing = setInterval(() => child.stdin.write("\r"), 80);
  const left = new Promise((done) => child.on("exit", done));
  const leave = async () => {
    clearInterval(pressing);
    const again = setInterval(() => child.stdin.write("q"), 300);
    const code = await left;
    clearInterval(again);
    return code;
  };
  return { shown, leave };
}

const anna = await visitor();
const table = await setTable(anna, url, "three-witches", 2);
await anna.goto(table);
const barb = terminal(await sit(table, "Barb"));
const random = seeded(9);
await anna.waitForSelector("#table");
while (!(await over(anna))) {
  await anna.waitForSelector(".prompt.yours, .finish", { timeout: 60000 });
  if (await asked(anna)) await decide(anna, random);
}
const record = await (await fetch(`${url}/api/tables/${table.split("/").pop()}/record`)).json();
const made = (seat) => record.record.decisions.filter((decision) => decision.seat === seat).length;
const code = await barb.leave();
if (code !== 0) fail(`the terminal ended with ${code}: ${barb.shown.text.slice(-2000)}`);
if (!made(0) || !made(1)) fail(`${made(0)} decisions in the browser, ${made(1)} in the terminal`);
if (!barb.shown.text.endsWith("\n") && !barb.shown.text.includes("\u001b[?1049l")) fail("the terminal is not as it was");
console.log(`browser and terminal: ${made(0)} and ${made(1)} decisions at one table`);
await browser.close();
