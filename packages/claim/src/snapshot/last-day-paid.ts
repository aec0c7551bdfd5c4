import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { countsInPeriod } from "../periods/claim-period";
import type { ClaimContent } from "./claim-content";

/** The last day on which something that a claim counts was paid: food or another expense; `null` if nothing was. */
export function lastDayPaid({ rows, lineItems, otherExpenses, period }: ClaimContent): CalendarDate | null {
  const counted = new Set(rows.flatMap(({ lineItemIds }) => lineItemIds));
  const days = [
    ...lineItems.filter(({ id }) => counted.has(id)).map(({ purchaseDate }) => purchaseDate),
    ...otherExpenses
      .filter(({ personId, date }) => countsInPeriod(period, personId, date))
      .map(({ date }) => date),
  ];
  return days.sort().at(-1) ?? null;
}
