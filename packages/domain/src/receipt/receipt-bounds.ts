/** So many items are on a receipt, and so many of its taxes, discounts, deposits and doubts: no shop prints as many. */
export const RECEIPT_BOUNDS = { items: 2_000, charges: 500 } as const;
