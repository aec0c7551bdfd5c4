import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { SourceCode } from "./source-names";

/**
 * How well a figure is known. `confirmed`: the law, form, decision or official page itself was read.
 * `secondary`: a public page or program that names the official document was read. `derived`: calculated
 * here. `unconfirmed`: general knowledge, shown as not confirmed or not at all.
 */
export const STANDINGS = ["confirmed", "secondary", "derived", "unconfirmed"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Where a figure or a rule was read and on which day, and how well it is known. */
export interface Provenance {
  readonly standing: Standing;
  readonly source: SourceCode;
  readonly readOn: CalendarDate;
}
