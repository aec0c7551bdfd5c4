import { expect, test } from "vitest";
import type { CommandEntry } from "./command-entry";
import { findEntries } from "./find-entries";

const named = (label: string): CommandEntry => ({ id: label, group: "pages", label, run: () => {} });
const PAGES = ["Upload a receipt", "Reports", "Price book", "Carnet de prix", "Reçus", "Tax summary"].map(
  named,
);
const found = (typed: string) => findEntries(PAGES, typed).map(({ label }) => label);

test.each([
  ["rep", "Reports"],
  ["prise book", "Price book"],
  ["recus", "Reçus"],
  ["summary", "Tax summary"],
  ["uplaod", "Upload a receipt"],
])("screens-19 %s finds %s first, with a letter wrong or an accent left out", (typed, first) => {
  expect(found(typed)[0]).toBe(first);
});

test("screens-19 everything is there while nothing is typed, and nothing where nothing comes close", () => {
  expect(found(" ")).toEqual(PAGES.map(({ label }) => label));
  expect(found("zzzz")).toEqual([]);
});
