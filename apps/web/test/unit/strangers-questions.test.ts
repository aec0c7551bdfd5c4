import { HELP_FILES } from "@gf-ledger/assistant/knowledge/help-files";
import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { passagesFromMarkdown } from "@gf-ledger/assistant/passages/passages-from-markdown";
import { expect, test } from "vitest";
import { contentKnowledge } from "@/server/content-knowledge";
import { testMeanings } from "../../../../packages/assistant/test/meanings";
import { type Measured, measured } from "../../../../packages/assistant/test/questions-table/measure";
import { tableOf } from "../../../../packages/assistant/test/questions-table/table";

/** One in so many; `npm run bench:assistant` asks all of them. */
const SAMPLE = 5;

test("chat-27 of strangers' questions at most one in fifty is answered wrongly, and four in five are answered or offered", async () => {
  const passages = passagesFromMarkdown([...HELP_FILES, ...contentKnowledge()]);
  const assistant = createLocalAssistant(openHelp({ passages, meanings: testMeanings }));
  const rows = tableOf("open").filter((_, at) => at % SAMPLE === 0);
  const all: Measured[] = [];
  for (const row of rows) all.push(await measured(assistant, passages, row));
  const wrong = all.filter(({ outcome }) => outcome === "wrong");
  const reached = all.filter(({ outcome }) => outcome === "right" || outcome === "offered");
  expect(wrong.length * 50).toBeLessThanOrEqual(all.length);
  expect(reached.length * 5).toBeGreaterThanOrEqual(all.length * 4);
}, 60_000);
