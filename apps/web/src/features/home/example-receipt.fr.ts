import type { ExampleReceipt } from "./example-receipt-lines";

/** The receipt of the Canadian edition in French, with the same prices. */
export const FRENCH_RECEIPT: ExampleReceipt = {
  store: "MARCHÉ DE LA RUE DU CÈDRE",
  date: "2026-03-14",
  lines: [
    { printed: "PAIN BL SG 550G", price: 7.49, found: { name: "Pain blanc", regular: 3.49 } },
    { printed: "BANANES 1,12 KG", price: 1.95 },
    { printed: "PENNE SANS GLUTEN", price: 4.79, found: { name: "Pâtes penne", regular: 2.29 } },
    { printed: "LAIT 2% 2L", price: 4.89 },
    { printed: "GRANOLA AVOINE SG", price: 8.29, found: { name: "Granola à l’avoine", regular: 5.49 } },
    { printed: "CHEDDAR 400G", price: 6.99 },
  ],
};
