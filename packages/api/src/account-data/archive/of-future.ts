import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";

/** Fields of records that name a day or moment, which lies before today in all that a person could have entered. */
const DAYS_AND_MOMENTS = [
  "purchaseDate",
  "seenOn",
  "date",
  "birthDate",
  "diedOn",
  "diagnosedOn",
  "letterDate",
  "createdAt",
  "confirmedAt",
  "correctedAt",
  "filedAt",
  "filedOn",
  "updatedAt",
  "changedAt",
] as const;

/** The first field of a record that lies after `now`; `null` where none does. */
export function fieldOfFuture(record: unknown, now: Date): string | null {
  if (typeof record !== "object" || record === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...record };
  return (
    DAYS_AND_MOMENTS.find((name) => {
      const at = fields[name];
      return typeof at === "string" && isOfFuture(at, now);
    }) ?? null
  );
}
