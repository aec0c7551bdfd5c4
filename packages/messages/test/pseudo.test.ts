import { expect, test } from "vitest";
import { pseudoText } from "../src/pseudo/pseudo-text";
import { shownBy } from "../src/pseudo/shown-patterns";

test("editions-19 the pseudo-language accents, lengthens by a third and brackets", () => {
  expect(pseudoText("Add a receipt")).toMatch(/^\[Ádd á réçéípt .+\]$/);
  const text = "Upload your receipts and compare them with regular products";
  const longer = pseudoText(text).length / text.length;
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
});

test("editions-19 a text is told to be the catalogue's with any arguments, between its tags, in any plural", () => {
  const isShown = shownBy({
    add: "Add a receipt",
    share: "{percent} of {amount}",
    bought: "{what, select, sized {{amount}} other {{times} bought}}",
    nested: {
      items: "{count, plural, one {# item} other {# items}} of {year}",
      link: "Read <a>the terms</a> first (all)",
    },
  });
  for (const text of [
    "Add a receipt",
    " Add a\n receipt ",
    "3% of $12.50",
    "4 bought",
    "1 item of 2026",
    "12 items of 2025",
    "Read",
    "the terms",
    "first (all)",
  ])
    expect([text, isShown(text)]).toEqual([text, true]);
  for (const text of ["Add a receipt now", "Maple Grocer", "12 items", "Cream of Wheat"])
    expect([text, isShown(text)]).toEqual([text, false]);
});
