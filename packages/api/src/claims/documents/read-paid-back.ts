import type { AdjustmentEntry } from "@gf-ledger/claim/adjustments/adjustment-ledger";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import type { DocumentAdjustment } from "@gf-ledger/documents/claim/claim-documents";
import { WITH_PAID_BACK } from "../../adjustments/adjustment-row";
import { calendarDateOf } from "../../calendar-column";
import type { DocumentContext } from "../../context";

/** The ledger's entries with what each of them pays back; of one that was removed since filing nothing is named. */
export async function withPaidBack(
  { database, actor }: DocumentContext,
  entries: readonly AdjustmentEntry[],
): Promise<DocumentAdjustment[]> {
  const ids = entries.flatMap(({ adjustment: { id, kind } }) => (paysBack(kind) ? [id] : []));
  if (ids.length === 0) return [...entries];
  const rows = await database.adjustment.findMany({
    where: { userId: actor.scope.userId, id: { in: ids } },
    include: WITH_PAID_BACK,
  });
  const paidBack = new Map(
    rows.map(({ id, lineItems, expenses }) => [
      id,
      [
        ...expenses.map(({ expense: { what: name, date } }) => ({ name, date: calendarDateOf(date) })),
        ...lineItems.map(({ lineItem: { name, purchaseDate: date } }) => ({
          name,
          date: calendarDateOf(date),
        })),
      ],
    ]),
  );
  return entries.map((entry) => ({ ...entry, paidBack: paidBack.get(entry.adjustment.id) ?? [] }));
}
