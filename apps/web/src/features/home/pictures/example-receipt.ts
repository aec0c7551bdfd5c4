import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

export interface ExampleLine {
  readonly printed: string;
  readonly price: number;
  /** The gluten-free product and the price of its regular equivalent; absent for other groceries. */
  readonly found?: { readonly name: string; readonly regular: number };
}

interface ExampleReceipt {
  readonly store: string;
  readonly date: string;
  readonly lines: readonly ExampleLine[];
}

/** What each thing costs, and its regular equivalent where it is gluten-free: examples, not averages. */
const PRICES = {
  ca: {
    bread: { price: 7.49, regular: 3.49 },
    bananas: { price: 1.95 },
    penne: { price: 4.79, regular: 2.29 },
    milk: { price: 4.89 },
    granola: { price: 8.29, regular: 5.49 },
    cheddar: { price: 6.99 },
  },
  us: {
    bread: { price: 6.99, regular: 3.29 },
    bananas: { price: 1.24 },
    penne: { price: 3.99, regular: 1.79 },
    milk: { price: 2.89 },
    granola: { price: 7.49, regular: 4.69 },
    cheddar: { price: 3.49 },
  },
} as const satisfies Readonly<Record<Edition, unknown>>;

/** A receipt of a made-up shop that shows what the product does. */
export function exampleReceipt(locale: Locale): ExampleReceipt {
  const t = translatorOf(locale, "exampleReceipt");
  const { edition } = LOCALE_FACTS[locale];
  const prices = PRICES[edition];
  const glutenFree = (thing: "bread" | "penne" | "granola"): ExampleLine => ({
    printed: t(`printed.${edition}.${thing}`),
    price: prices[thing].price,
    found: { name: t(`names.${thing}`), regular: prices[thing].regular },
  });
  const other = (thing: "bananas" | "milk" | "cheddar"): ExampleLine => ({
    printed: t(`printed.${edition}.${thing}`),
    price: prices[thing].price,
  });
  return {
    store: t("store"),
    date: "2026-03-14",
    lines: [
      glutenFree("bread"),
      other("bananas"),
      glutenFree("penne"),
      other("milk"),
      glutenFree("granola"),
      other("cheddar"),
    ],
  };
}
