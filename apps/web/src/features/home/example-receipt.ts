import type { Locale } from "@gf-ledger/domain/edition/locale";
import { FRENCH_RECEIPT } from "./example-receipt.fr";
import type { ExampleReceipt } from "./example-receipt-lines";

/** A receipt of a made-up shop that shows what the product does. Its prices are examples, not averages. */
export const EXAMPLE_RECEIPT: Readonly<Record<Locale, ExampleReceipt>> = {
  "en-CA": {
    store: "CEDAR STREET MARKET",
    date: "2026-03-14",
    lines: [
      { printed: "GF WHT BREAD 550G", price: 7.49, found: { name: "White bread", regular: 3.49 } },
      { printed: "BANANAS 1.12 KG", price: 1.95 },
      { printed: "SANS GLUTEN PENNE", price: 4.79, found: { name: "Penne pasta", regular: 2.29 } },
      { printed: "2% MILK 2L", price: 4.89 },
      { printed: "GF OAT GRANOLA", price: 8.29, found: { name: "Oat granola", regular: 5.49 } },
      { printed: "CHEDDAR 400G", price: 6.99 },
    ],
  },
  "fr-CA": FRENCH_RECEIPT,
  "en-US": {
    store: "CEDAR STREET MARKET",
    date: "2026-03-14",
    lines: [
      { printed: "GF WHT BREAD 20Z", price: 6.99, found: { name: "White bread", regular: 3.29 } },
      { printed: "BANANAS 2.1 LB", price: 1.24 },
      { printed: "GLUTN FREE PENNE", price: 3.99, found: { name: "Penne pasta", regular: 1.79 } },
      { printed: "2% MILK HALF GAL", price: 2.89 },
      { printed: "GF OAT GRANOLA", price: 7.49, found: { name: "Oat granola", regular: 4.69 } },
      { printed: "CHEDDAR 8 OZ", price: 3.49 },
    ],
  },
};
