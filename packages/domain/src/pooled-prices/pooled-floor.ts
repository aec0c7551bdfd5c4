/** A median is published only where so many people and receipts stand behind it (prices-20). */
export const POOLED_FLOOR = { people: 5, receipts: 10 } as const;
