import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { boxSchema } from "@gf-ledger/domain/reading/receipt-reading";
import { MAX_COMPARED, type PartsOfReceipts } from "@gf-ledger/domain/receipt/receipt-parts";
import { groupsOfParts } from "@gf-ledger/reader/parts/groups-of-parts";
import type { ReceiptPart } from "@gf-ledger/reader/parts/part";
import { calendarDateOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { evidenceSchema } from "../../items/evidence";
import type { ReceiptRow } from "../receipt-row";

type PartRow = Pick<
  ReceiptRow,
  "store" | "purchaseDate" | "subtotalCents" | "totalCents" | "currency" | "evidence"
> & { readonly items: readonly Pick<ReceiptRow["items"][number], "name" | "price" | "confidence" | "box">[] };

/** A draft as what was read of one picture, with what was corrected since. */
export function partOfDraft(row: PartRow): ReceiptPart {
  const evidence = evidenceSchema.parse(row.evidence);
  const isAsked = evidence.issues.some(({ code }) => code === "no_currency");
  return {
    ...evidence,
    store: { ...evidence.store, value: row.store },
    purchaseDate: {
      ...evidence.purchaseDate,
      value: row.purchaseDate && calendarDateOf(row.purchaseDate),
    },
    subtotalCents: { ...evidence.subtotalCents, value: row.subtotalCents },
    totalCents: { ...evidence.totalCents, value: row.totalCents },
    currency: isAsked ? null : currencySchema.parse(row.currency),
    items: row.items.map(({ name, price, confidence, box }) => ({
      name,
      price,
      confidence,
      box: boxSchema.nullable().parse(box),
    })),
  };
}

/**
 * receipts-117 GET /api/receipt-drafts/parts: which of the owner's newest drafts show parts of one receipt. Receipts that were saved are part of none.
 */
export async function partsOfReceipts(ctx: SignedInContext): Promise<PartsOfReceipts> {
  const { userId } = ctx.actor.scope;
  const rows = await ctx.database.receipt.findMany({
    where: { userId, status: "draft" },
    orderBy: { createdAt: "desc" },
    take: MAX_COMPARED,
    include: { items: { orderBy: { position: "asc" } } },
  });
  const groups = groupsOfParts(rows.map(partOfDraft));
  return {
    groups: groups.map(({ order, sure }) => ({
      receiptIds: order.flatMap((at) => rows[at]?.id ?? []),
      sure,
    })),
  };
}
