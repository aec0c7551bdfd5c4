import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance, Standing } from "./provenance";

const BEFORE: Readonly<Record<Standing, string>> = {
  confirmed: "",
  secondary: "reported from: ",
  derived: "calculated: ",
  unconfirmed: "not confirmed: ",
};

/** Where a figure was read, how well it is known and when it was read, as words beside it. */
export function citation({ standing, source, readOn }: Provenance, edition: Edition): string {
  return `${BEFORE[standing]}${source}; read ${formatDate(readOn, edition)}`;
}
