import { Prisma } from "@gf-ledger/db/generated/client";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { boxSchema } from "@gf-ledger/domain/reading/receipt-reading";
import { doubtOf, othersOf } from "@gf-ledger/domain/receipt/line-doubt";
import { type CheckedReceipt, receiptDoubts } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { LineInDoubt, ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";
import { calendarDateOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { evidenceSchema } from "../../items/evidence";
import { addedUp } from "../added-up";
import { draftSummary, summaryColumns } from "../draft-list";
import type { ReceiptRow } from "../receipt-row";

/** A year's shoebox is checked in one go; older drafts appear as these are saved. */
const MAX = 100;

type CheckedRow = Pick<ReceiptRow, "store" | "purchaseDate" | "evidence" | "duplicateOfId"> & {
  readonly items: readonly Pick<
    ReceiptRow["items"][number],
    "confidence" | "selected" | "price" | "rawText"
  >[];
};

/** What of a stored draft decides whether somebody has to look at it. */
export function checkedReceipt({
  store,
  purchaseDate,
  evidence,
  duplicateOfId,
  items,
}: CheckedRow): CheckedReceipt {
  const read = evidenceSchema.parse(evidence);
  return {
    store,
    purchaseDate: purchaseDate && calendarDateOf(purchaseDate),
    ...addedUp(read, items),
    duplicateOf: duplicateOfId,
    discounts: read.discounts,
    fields: { store: read.store, purchaseDate: read.purchaseDate },
    items,
  };
}

type ReadItem = Pick<
  ReceiptRow["items"][number],
  "id" | "name" | "price" | "rawText" | "box" | "confidence" | "selected"
>;

/** The lines of a draft that are hard to read, each with what may answer it (receipts-129). */
function linesInDoubt(rows: readonly ReadItem[], issues: CheckedReceipt["issues"]): LineInDoubt[] {
  const items = rows.map((row) => ({ ...row, price: dollarsFromCents(row.price) }));
  return items.flatMap(({ id, name, price, box }, index) => {
    const message = doubtOf({ items, issues }, index);
    if (message === null) return [];
    const others = [...othersOf({ items, issues }, index)];
    return [{ id, name, price, box: boxSchema.nullable().parse(box), message, others }];
  });
}

/**
 * The owner's drafts, newest first, each with what has to be looked at (receipts-108); corrections of saved
 * ones are not among them.
 */
export async function receiptsToCheck(
  ctx: SignedInContext,
): Promise<{ receipts: ReceiptToCheck[]; more: number }> {
  const where = { userId: ctx.actor.scope.userId, status: "draft", reopened: { equals: Prisma.DbNull } };
  const [rows, all] = await Promise.all([
    ctx.database.receipt.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MAX,
      select: {
        ...summaryColumns,
        evidence: true,
        duplicateOfId: true,
        items: {
          orderBy: { position: "asc" },
          select: {
            id: true,
            name: true,
            price: true,
            rawText: true,
            box: true,
            confidence: true,
            selected: true,
          },
        },
      },
    }),
    ctx.database.receipt.count({ where }),
  ]);
  const receipts = rows.map((row): ReceiptToCheck => {
    const checked = checkedReceipt(row);
    const lines = linesInDoubt(row.items, checked.issues);
    return {
      ...draftSummary(row),
      selectedCount: row.items.filter(({ selected }) => selected).length,
      doubts: receiptDoubts(checked),
      dates: checked.issues.find(({ code }) => code === "date_in_doubt")?.dates ?? [],
      itemsInDoubt: lines.length,
      lines,
    };
  });
  return { receipts, more: all - rows.length };
}
