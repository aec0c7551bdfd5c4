import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { SourceCode } from "./source-names";

/**
 * How well a figure is known. `confirmed`: the law, form, decision or official page itself was read.
 * `secondary`: a public page or program that names the official document was read. `derived`: calculated
 * here. `unconfirmed`: general knowledge, shown as not confirmed or not at all.
 */
export const PROVENANCE_STATUSES = ["confirmed", "secondary", "derived", "unconfirmed"] as const;
export type ProvenanceStatus = (typeof PROVENANCE_STATUSES)[number];

/** Where a figure or a rule was read and on which day, and how well it is known. */
export interface Provenance {
  readonly standing: ProvenanceStatus;
  readonly source: SourceCode;
  readonly readOn: CalendarDate;
}
