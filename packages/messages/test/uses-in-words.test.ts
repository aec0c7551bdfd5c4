import type { Locale } from "@gf-ledger/domain/edition/locale";
import { expect, test } from "vitest";
import { translatorOf } from "../src/translator";
import { usesInWords } from "../src/uses-in-words";

const NONE = { lineItems: 0, categories: 0, otherExpenses: 0, adjustments: 0 };
const inWords = (uses: Partial<typeof NONE>, locale: Locale) =>
  usesInWords({ ...NONE, ...uses }, { locale, t: translatorOf(locale, "uses") });

test.each([
  [{}, "", ""],
  [{ lineItems: 1 }, "1 share of an item", "1 part d’un article"],
  [
    { lineItems: 3, adjustments: 1 },
    "3 shares of items and 1 adjustment",
    "3 parts d’articles et 1 rajustement",
  ],
  [
    { lineItems: 2, categories: 1, otherExpenses: 4 },
    "2 shares of items, 1 share of a category and 4 other expenses",
    "2 parts d’articles, 1 part d’une catégorie et 4 autres dépenses",
  ],
])("claim-10 says what goes with a person: %j is %j, in French %j", (uses, english, french) => {
  expect([inWords(uses, "en-CA"), inWords(uses, "en-US")]).toEqual([english, english]);
  expect(inWords(uses, "fr-CA")).toBe(french);
});
