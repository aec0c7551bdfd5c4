import type { Prisma } from "@gf-ledger/db/generated/client";

/** The relations that every view of an item needs. */
export const itemInclude = {
  matchedProduct: true,
  lineItem: true,
  returnOf: true,
  correction: { select: { id: true, correctedAt: true, store: true } },
} satisfies Prisma.ReceiptItemInclude;

/** The relations that every view of a receipt needs. */
export const receiptInclude = {
  items: { orderBy: { position: "asc" }, include: itemInclude },
} satisfies Prisma.ReceiptInclude;

export type ReceiptRow = Prisma.ReceiptGetPayload<{ include: typeof receiptInclude }>;
export type ReceiptItemRow = ReceiptRow["items"][number];
