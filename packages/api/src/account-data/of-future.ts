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
  "updatedAt",
  "changedAt",
] as const;

/** Time zones are up to a day apart. */
const GRACE_MS = 24 * 60 * 60_000;

/** The first field of a record that lies after `now`, with a day of grace; `null` where none does. */
export function fieldOfFuture(record: unknown, now: Date): string | null {
  if (typeof record !== "object" || record === null) return null;
  const latest = new Date(now.getTime() + GRACE_MS).toISOString();
  const fields: Readonly<Record<string, unknown>> = { ...record };
  return (
    DAYS_AND_MOMENTS.find((name) => {
      const at = fields[name];
      return typeof at === "string" && at > latest;
    }) ?? null
  );
}
