import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { kindSchema, productKindSchema } from "@gf-ledger/domain/line-item/kind";
import { storedSharesSchema } from "@gf-ledger/domain/people/shares-view";
import { evidenceOrNullSchema } from "@gf-ledger/domain/pricing/price-evidence";
import { boxSchema } from "@gf-ledger/domain/reading/receipt-reading";
import { priceSourceSchema, receiptItemViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { calendarDateOf } from "../../calendar-column";
import { proposedSchema } from "../../corrections/proposed";
import { reopenedSchema } from "../../drafts/reopened";
import { evidenceSchema } from "../../items/evidence";
import { observationView } from "../../price-book/observation-view";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import type {
  CorrectionRecord,
  ItemRecord,
  LineItemRecord,
  MergedNameRecord,
  ObservationRecord,
  OwnPriceRecord,
  ReceiptRecord,
} from "../account-records";
import type { AccountSource } from "./account-source";

/** Rows fetched at once, so that memory stays the same however many rows a person has. */
const BATCH = 200;

/** Fetches page after page; each starts after the last row of the page before. */
export async function* pages<Row extends { id: string }>(
  fetch: (after: { cursor?: { id: string }; skip?: number; take: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await fetch({ take: BATCH, ...(last ? { cursor: { id: last.id }, skip: 1 } : {}) });
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** The owner's receipts with their lines, oldest first. */
export async function* receiptRecords(source: AccountSource): AsyncGenerator<ReceiptRecord[]> {
  const where = { userId: source.actor.scope.userId };
  const rows = pages((page) =>
    source.database.receipt.findMany({
      where,
      orderBy: { id: "asc" },
      // An import may not say that this installation read the photo (prices-30).
      omit: { userId: true, readHere: true },
      include: { items: { orderBy: { position: "asc" }, omit: { receiptId: true } } },
      ...page,
    }),
  );
  for await (const page of rows) {
    yield page.map((row) => ({
      ...row,
      status: row.status === "confirmed" ? "confirmed" : "draft",
      purchaseDate: row.purchaseDate && calendarDateOf(row.purchaseDate),
      currency: currencySchema.parse(row.currency),
      evidence: evidenceSchema.parse(row.evidence),
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      reopened: reopenedSchema.nullable().parse(row.reopened),
      items: row.items.map(
        (item): ItemRecord => ({
          ...item,
          category: item.category as ItemRecord["category"],
          scaledBy: receiptItemViewSchema.shape.scaledBy.parse(item.scaledBy),
          box: boxSchema.nullable().parse(item.box),
          kind: kindSchema.parse(item.kind),
          sizeUnit: unitOrNullSchema.parse(item.sizeUnit),
          proposed: proposedSchema.nullable().parse(item.proposed),
          shares: storedSharesSchema.parse(item.shares),
        }),
      ),
    }));
  }
}

/** The owner's line items, oldest first, without deleted ones. */
export async function* lineItemRecords(source: AccountSource): AsyncGenerator<LineItemRecord[]> {
  const where = liveLineItems(source.actor.scope);
  const rows = pages((page) =>
    source.database.lineItem.findMany({
      where,
      orderBy: { id: "asc" },
      omit: { userId: true, deletedAt: true },
      ...page,
    }),
  );
  for await (const page of rows) {
    yield page.map((row) => ({
      ...row,
      purchaseDate: calendarDateOf(row.purchaseDate),
      category: row.category as LineItemRecord["category"],
      currency: currencySchema.parse(row.currency),
      priceSource: priceSourceSchema.parse(row.priceSource),
      priceEvidence: evidenceOrNullSchema.parse(row.priceEvidence),
      kind: kindSchema.parse(row.kind),
      unit: unitOrNullSchema.parse(row.unit),
      createdAt: row.createdAt.toISOString(),
    }));
  }
}

/** The owner's price book, oldest first (prices-23). */
export async function* observationRecords(source: AccountSource): AsyncGenerator<ObservationRecord[]> {
  const where = { userId: source.actor.scope.userId };
  const rows = pages((page) =>
    source.database.priceObservation.findMany({ where, orderBy: { id: "asc" }, ...page }),
  );
  for await (const page of rows) yield page.map((row) => ({ ...observationView(row), price: row.price }));
}

/** The owner's own prices (prices-10). */
export async function ownPriceRecords(source: AccountSource): Promise<OwnPriceRecord[]> {
  const rows = await source.database.productPrice.findMany({
    where: { userId: source.actor.scope.userId },
    orderBy: [{ productId: "asc" }, { currency: "asc" }],
    omit: { userId: true },
  });
  return rows.map((row) => ({
    ...row,
    currency: currencySchema.parse(row.currency),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** What the owner corrected (receipts-59). */
export async function correctionRecords(source: AccountSource): Promise<CorrectionRecord[]> {
  const rows = await source.database.correction.findMany({
    where: { userId: source.actor.scope.userId },
    orderBy: { id: "asc" },
    omit: { userId: true },
  });
  return rows.map((row) => ({
    ...row,
    category: row.category as CorrectionRecord["category"],
    kind: productKindSchema.parse(row.kind),
    sizeUnit: unitOrNullSchema.parse(row.sizeUnit),
    correctedAt: row.correctedAt.toISOString(),
  }));
}

/** The spellings that the owner merged (matching-25). */
export function mergedNameRecords(source: AccountSource): Promise<MergedNameRecord[]> {
  return source.database.mergedName.findMany({
    where: { userId: source.actor.scope.userId },
    orderBy: { spellingKey: "asc" },
    omit: { userId: true },
  });
}
