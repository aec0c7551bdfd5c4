// `npm run bench:assistant [-- open|held-back|set-aside] [words] [kinds]`: how many strangers' questions the assistant answers,
// offers as a button, leaves open, and answers wrongly. `words`: without meanings; `kinds`: a line a kind.
import { fileURLToPath } from "node:url";
import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { NO_MEANINGS } from "@gf-ledger/assistant/meaning/meanings";
import { testMeanings } from "../../../packages/assistant/test/meanings";
import {
  isGivenToModel,
  type Measured,
  measured,
} from "../../../packages/assistant/test/questions-table/measure";
import { isReported, setAsideRows, tableOf } from "../../../packages/assistant/test/questions-table/table";
import { allPassages } from "../src/server/content-knowledge";

const options = process.argv.slice(2);
const part = (["held-back", "set-aside"] as const).find((one) => options.includes(one)) ?? "open";
// The articles are found from the folder of the web app.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const passages = allPassages();
const meanings = options.includes("words") ? NO_MEANINGS : testMeanings;
const help = openHelp({ passages, meanings });
const assistant = createLocalAssistant(help);

const all: Measured[] = [];
const given: boolean[] = [];
for (const row of part === "set-aside" ? setAsideRows(passages) : tableOf(part)) {
  all.push(await measured(assistant, passages, row));
  const isGiven = await isGivenToModel(help, passages, row);
  if (isGiven !== null) given.push(isGiven);
}

function line(name: string, rows: readonly Measured[]) {
  const counts = (["right", "offered", "unsure", "wrong"] as const).map((outcome) => {
    const count = rows.filter((one) => one.outcome === outcome).length;
    return `${count} ${outcome} (${Math.round((1000 * count) / rows.length) / 10} %)`;
  });
  process.stdout.write(`${name}: ${rows.length} questions, ${counts.join(", ")}\n`);
}

const by = (key: (one: Measured) => string) => {
  for (const name of new Set(all.map(key)))
    line(
      name,
      all.filter((one) => key(one) === name),
    );
};
line(part, all);
by(({ row }) => `${row.edition} ${row.language}`);
const share = Math.round((1000 * given.filter(Boolean).length) / given.length) / 10;
process.stdout.write(
  `given to a model: the right passage of ${share} % of ${given.length} questions with an answer\n`,
);
// Before training questions were set aside, one half of the held-back part set the distance.
if (part === "held-back") by(({ row }) => (isReported(row) ? "reported" : "calibrated on"));
if (options.includes("kinds")) by(({ row }) => row.kind);
if (part !== "held-back")
  for (const { row, outcome, told: reported } of all)
    if (outcome === "wrong") process.stdout.write(`wrong: ${row.question} → ${reported[0]}\n`);
