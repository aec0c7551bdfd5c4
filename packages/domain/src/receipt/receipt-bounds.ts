/**
 * So many items are added to a receipt or saved from it, and so many of its taxes, discounts, deposits and
 * doubts are kept (api-71): no shop prints as many.
 */
export const RECEIPT_BOUNDS = { items: 500, charges: 500 } as const;
