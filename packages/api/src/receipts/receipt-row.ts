import type { Prisma } from "@gf-ledger/db/generated/client";

/** The relations that every view of a receipt needs. */
export const receiptInclude = {
  items: { orderBy: { position: "asc" }, include: { matchedProduct: true } },
} satisfies Prisma.ReceiptInclude;

export type ReceiptRow = Prisma.ReceiptGetPayload<{ include: typeof receiptInclude }>;
export type ReceiptItemRow = ReceiptRow["items"][number];
