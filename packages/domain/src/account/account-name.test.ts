import { expect, test } from "vitest";
import { accountName, MAX_NAME_LETTERS } from "./account-name";

test.each([
  ["Maria Lopez", "Maria Lopez"],
  ["J.R. Smith", "J. R. Smith"],
  ["  Zoë   d’Arc ", "Zoë d’Arc"],
  ["Win at https://evil.example/now Maria", "Win at Maria"],
  ["www.evil.example Maria", "Maria"],
  ["evil.example", "evil. example"],
  ["maria@evil.example", null],
  ["//evil", null],
  ["🥖".repeat(80), "🥖".repeat(MAX_NAME_LETTERS)],
])("accounts-85 the name %s is kept as %s", (typed, kept) => {
  expect(accountName(typed)).toBe(kept);
});

test("accounts-85 a name is cut at 60 letters", () => {
  expect(accountName("a".repeat(100))).toBe("a".repeat(60));
});
