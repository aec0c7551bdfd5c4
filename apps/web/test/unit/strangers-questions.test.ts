import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { passageSubject } from "@gf-ledger/assistant/phrasings/phrasings-of";
import { expect, test } from "vitest";
import { allPassages } from "@/server/content-knowledge";
import { testMeanings } from "../../../../packages/assistant/test/meanings";
import { type Measured, measured } from "../../../../packages/assistant/test/questions-table/measure";
import { isReported, tableOf, titlesOf } from "../../../../packages/assistant/test/questions-table/table";

const passages = allPassages();
const help = openHelp({ passages, meanings: testMeanings });
/** The half of the held-back questions that is reported by itself; `npm run bench:assistant` asks all of them. */
const rows = tableOf("held-back").filter(isReported);

test("chat-27 of strangers' questions at most one in fifty is answered wrongly, and nineteen in twenty are answered or offered", async () => {
  const assistant = createLocalAssistant(help);
  const all: Measured[] = [];
  for (const row of rows) all.push(await measured(assistant, passages, row));
  const wrong = all.filter(({ outcome }) => outcome === "wrong");
  const reached = all.filter(({ outcome }) => outcome === "right" || outcome === "offered");
  expect(wrong.length * 50).toBeLessThanOrEqual(all.length);
  expect(reached.length * 20).toBeGreaterThanOrEqual(all.length * 19);
}, 60_000);

test("chat-37 of nine in ten strangers' questions a model is given the passage that answers", async () => {
  const answerable = rows.filter((row) => !titlesOf(row).some((one) => one === "none" || one === "refuse"));
  let given = 0;
  for (const row of answerable) {
    const { edition, language, question } = row;
    const considered = await help.consider({ message: question, edition, language, history: [] });
    const first = considered.settled ? [] : considered.passages.slice(0, 8);
    if (
      first.some((one) => titlesOf(row).some((title) => title === one.title || title === passageSubject(one)))
    )
      given += 1;
  }
  expect(given * 10).toBeGreaterThanOrEqual(answerable.length * 9);
}, 60_000);
