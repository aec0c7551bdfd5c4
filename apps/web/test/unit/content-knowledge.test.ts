import { HELP_FILES } from "@gf-ledger/assistant/knowledge/help-files";
import { passagesFromMarkdown } from "@gf-ledger/assistant/passages/passages-from-markdown";
import { expect, test } from "vitest";
import { contentKnowledge } from "@/server/content-knowledge";
import { CANADA_QUESTIONS } from "../../../../packages/assistant/test/questions/canada";
import { FRENCH_QUESTIONS } from "../../../../packages/assistant/test/questions/french";
import { PRODUCT_QUESTIONS } from "../../../../packages/assistant/test/questions/product";
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

test.each([
  ["ca", "en", [...CANADA_QUESTIONS, ...PRODUCT_QUESTIONS]],
  ["us", "en", [...UNITED_STATES_QUESTIONS, ...PRODUCT_QUESTIONS]],
  ["ca", "fr", FRENCH_QUESTIONS],
] as const)(
  "chat-16 with articles and questions beside the help, none of the questions of edition %s in %s is answered wrongly",
  async (edition, language, rows) => {
    const passages = passagesFromMarkdown([...HELP_FILES, ...contentKnowledge()]);
    const { right, wrong } = await tallyOf(rows, passages, edition, language);
    expect(wrong).toEqual([]);
    expect(right / rows.length).toBeGreaterThanOrEqual(0.9);
  },
);
