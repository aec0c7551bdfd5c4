import { expect, test } from "vitest";
import type { Passage } from "../assistant";
import { passagesFromMarkdown } from "../passages/passages-from-markdown";
import { answerFrom } from "./answer-from-passages";

const PAGE = `
## What the dietitian can do

- Teach the diet.
- Write a letter.

## On the day

1. Photograph it flat.
2. Keep the paper.

## Who signs the letter?

A physician signs it.
`;

const passages: readonly Passage[] = passagesFromMarkdown([
  { path: "articles/letters", title: "Letters", href: "/blog/letters", edition: "ca", text: PAGE },
]);

test.each([
  ["a list", 0, "What the dietitian can do\n- Teach the diet.\n- Write a letter."],
  ["a numbered list", 1, "On the day\n1. Photograph it flat.\n2. Keep the paper."],
])("chat-46 an answer that is %s begins with its heading", (_what, at, reply) => {
  expect(answerFrom(passages.slice(at, at + 1), "general", "ca").reply).toBe(reply);
});

test("chat-46 an answer in sentences is said as it is", () => {
  expect(answerFrom(passages.slice(2), "general", "ca").reply).toBe("A physician signs it.");
});
