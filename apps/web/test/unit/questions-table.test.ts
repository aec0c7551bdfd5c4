import { searchWords } from "@gf-ledger/assistant/local/question/words";
import { helpExamples } from "@gf-ledger/assistant/meaning/help-texts";
import { trainingQuestions } from "@gf-ledger/assistant/meaning/training-questions";
import { expect, test } from "vitest";
import { allPassages } from "@/server/content-knowledge";
import { PARTS, tableOf } from "../../../../packages/assistant/test/questions-table/table";

const passages = allPassages();
const texts = [
  ...helpExamples(passages).flatMap(({ text }) => /^query: (.+)/.exec(text)?.[1] ?? []),
  ...passages.filter(({ page }) => !page).map(({ title }) => title),
  ...trainingQuestions().map(({ text }) => text),
];
const known = texts.map((text) => ({ text, words: new Set(searchWords(text)) }));

test("chat-35 no question of the table shares three fifths of its words with a title, a phrasing or a training question", () => {
  const shared = PARTS.flatMap((part) =>
    tableOf(part).flatMap(({ id, question }) => {
      const words = [...new Set(searchWords(question))];
      const like = known.find(
        (one) =>
          words.length > 0 && words.filter((word) => one.words.has(word)).length * 5 >= words.length * 3,
      );
      // The question itself is not printed: of the held-back part, nobody who writes phrasings reads any.
      return like ? [`${id} shares the words of: ${like.text}`] : [];
    }),
  );
  expect(shared).toEqual([]);
});

test("chat-35 a language has at least two hundred questions, and a third of each language is held back", () => {
  const count = (part: (typeof PARTS)[number], language: string) =>
    tableOf(part).filter((row) => row.language === language).length;
  for (const language of ["en", "fr"]) {
    const all = count("open", language) + count("held-back", language);
    expect(all).toBeGreaterThanOrEqual(200);
    expect(Math.abs(count("held-back", language) / all - 1 / 3)).toBeLessThan(0.04);
  }
});
