import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

/** A period as a screen says it. */
export function periodWords({ from, to }: { from: string; to: string }, edition: Edition): string {
  return `${formatDate(from, edition, "medium")} to ${formatDate(to, edition, "medium")}`;
}
