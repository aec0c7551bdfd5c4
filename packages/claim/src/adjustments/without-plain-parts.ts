import { type ClaimPeriod, countsInPeriod } from "../periods/claim-period";
import type { Adjustment } from "./adjustment";
import { paysOtherExpenses } from "./pays-back";

/**
 * An entry without its parts where these say no more than itself: all of it inside the period, for its own person. A
 * snapshot then has the text that it had before entries were placed (claim-42).
 */
export function withoutPlainParts({ parts, ...entry }: Adjustment, period: ClaimPeriod): Adjustment {
  if (!parts || entry.kind === "mileage") return entry;
  const isInside = (date: string) => countsInPeriod(period, entry.personId, date);
  const total = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isPlain =
    isInside(entry.date) &&
    total === entry.amountCents &&
    parts.every(({ paysOther = false }) => paysOther === paysOtherExpenses(entry)) &&
    parts.every(({ date, personId }) => isInside(date) && personId === entry.personId);
  return isPlain ? entry : { ...entry, parts };
}
