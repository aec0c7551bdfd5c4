import type { Cents } from "@gf-ledger/domain/money/cents";
import { type ClaimPeriod, countsInPeriod } from "../periods/claim-period";
import type { DatedAmount } from "../periods/dated-amount";
import type { ClaimRow } from "../sums/rows/claim-row";
import type { Adjustment } from "./adjustment";

/** One person's part of a line item, by which a repayment finds its row. */
export const partOfLine = (personId: string, lineItemId: string): string =>
  JSON.stringify([personId, lineItemId]);

/**
 * Entries whose repayments of food take no more off a row than it counts (claim-83): a row is an average over the
 * period and may count less than a line item in it costs more. Rows are those of the period; a part of another day
 * stays as it is, unless nothing is left in the period: the entry then has no parts, and is listed and takes nothing
 * off.
 */
export function withinRows(
  adjustments: readonly Adjustment[],
  rows: readonly ClaimRow[],
  period: ClaimPeriod,
): Adjustment[] {
  const left = new Map<ClaimRow, Cents>(rows.map((row) => [row, row.amountCents]));
  const rowOf = new Map(
    rows.flatMap((row) => row.lineItemIds.map((id) => [partOfLine(row.personId, id), row] as const)),
  );
  const isInside = ({ personId, date }: Pick<DatedAmount, "personId" | "date">) =>
    countsInPeriod(period, personId, date);
  return adjustments.map((entry) => {
    if (!entry.parts) return entry;
    const parts = entry.parts.flatMap(({ lineItemId, ...part }) => {
      if (lineItemId === undefined || !isInside(part)) return [part];
      const row = rowOf.get(partOfLine(part.personId, lineItemId));
      const room = (row && left.get(row)) ?? 0;
      const amountCents = Math.min(part.amountCents, room);
      if (row) left.set(row, room - amountCents);
      return amountCents === 0 ? [] : [{ ...part, amountCents }];
    });
    const nothingIsLeft = entry.parts.some(isInside) && !parts.some(isInside);
    return { ...entry, parts: nothingIsLeft ? [] : parts };
  });
}
