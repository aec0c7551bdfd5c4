import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { recogniseOwn } from "@gf-ledger/assistant/own-records/recognise-own";
import { passagesFromMarkdown } from "@gf-ledger/assistant/passages/passages-from-markdown";
import { phrasingsOf } from "@gf-ledger/assistant/phrasings/phrasings-of";
import english from "@gf-ledger/messages/en/chat.json";
import french from "@gf-ledger/messages/fr/chat.json";
import { expect, test } from "vitest";
import { allPassages, contentKnowledge } from "@/server/content-knowledge";
import { testMeanings } from "../../../../packages/assistant/test/meanings";
import { CANADA_QUESTIONS } from "../../../../packages/assistant/test/questions/canada";
import { FRENCH_QUESTIONS } from "../../../../packages/assistant/test/questions/french";
import { PRODUCT_QUESTIONS } from "../../../../packages/assistant/test/questions/product";
import {
  AMERICAN_SECTION_QUESTIONS,
  CANADIAN_SECTION_QUESTIONS,
  FRENCH_SECTION_QUESTIONS,
} from "../../../../packages/assistant/test/questions/sections";
import { tallyOf } from "../../../../packages/assistant/test/questions/tally";
import { UNITED_STATES_QUESTIONS } from "../../../../packages/assistant/test/questions/united-states";

test("chat-10 the assistant knows every article and the questions of both editions", () => {
  const files = contentKnowledge();
  const articlesFor = (edition: "ca" | "us") =>
    files.filter((file) => file.href.startsWith("/blog/") && [edition, "both"].includes(file.edition));
  const inFrench = files.filter(({ language }) => language === "fr");
  expect(inFrench.map(({ href }) => href).filter((href) => href.startsWith("/fr/blogue/"))).toHaveLength(9);
  expect(inFrench).toHaveLength(10);
  expect(articlesFor("ca")).toHaveLength(9);
  expect(articlesFor("us")).toHaveLength(7);
  const faqs = files.filter(({ path }) => path.startsWith("faq/"));
  expect(faqs.map(({ edition }) => edition)).toEqual(["ca", "us", "ca"]);
  expect(files.every(({ text }) => text.length > 200 && !text.startsWith("---"))).toBe(true);
});

test("chat-16 every question of the lists and every section of the articles has at least ten phrasings, in its language", () => {
  const passages = passagesFromMarkdown(contentKnowledge());
  expect(passages.length).toBeGreaterThan(140);
  const few = passages.filter((passage) => {
    const phrasings = phrasingsOf(passage) ?? [];
    return new Set(phrasings).size < (passage.language === "fr" ? 20 : 10);
  });
  expect(few.map(({ title, href }) => `${title} of ${href}`)).toEqual([]);
});

test.each([
  ["ca", "en", english],
  ["us", "en", english],
  ["ca", "fr", french],
] as const)(
  "chat-19 what the chat offers to ask in edition %s in %s is answered",
  async (edition, language, { starters }) => {
    const passages = allPassages();
    const assistant = createLocalAssistant(openHelp({ passages, meanings: testMeanings }));
    for (const message of Object.values(starters[edition])) {
      const { answered, sources } = await assistant.answer({ message, edition, language, history: [] });
      expect([answered, sources[0]?.title]).toEqual([true, message]);
    }
    const own = recogniseOwn({ message: starters.own, edition, language, history: [] }, 2026);
    expect([own?.asks, own?.year]).toEqual(["claimed", 2026]);
  },
);

test.each([
  ["ca", "en", [...CANADA_QUESTIONS, ...PRODUCT_QUESTIONS]],
  ["us", "en", [...UNITED_STATES_QUESTIONS, ...PRODUCT_QUESTIONS]],
  ["ca", "fr", FRENCH_QUESTIONS],
  ["ca", "en", CANADIAN_SECTION_QUESTIONS],
  ["us", "en", AMERICAN_SECTION_QUESTIONS],
  ["ca", "fr", FRENCH_SECTION_QUESTIONS],
] as const)(
  "chat-20 with articles and questions beside the help, none of the questions of edition %s in %s is answered wrongly",
  async (edition, language, rows) => {
    const passages = allPassages();
    const { right, wrong } = await tallyOf(rows, passages, edition, language);
    expect(wrong).toEqual([]);
    expect(right / rows.length).toBeGreaterThanOrEqual(0.9);
  },
);
