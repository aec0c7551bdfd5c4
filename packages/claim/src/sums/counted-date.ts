import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { LineItem } from "./line-item";

/**
 * The day on which a line counts: its purchase date, but for a return the date of the purchase it
 * reverses, where that is known, so that it lowers the period in which that purchase was claimed.
 */
export function countedDate(
  line: Pick<LineItem, "kind" | "purchaseDate" | "returnOf">,
  byId: ReadonlyMap<string, Pick<LineItem, "purchaseDate">>,
): CalendarDate {
  if (line.kind !== "return" || line.returnOf === null) return line.purchaseDate;
  return byId.get(line.returnOf)?.purchaseDate ?? line.purchaseDate;
}
