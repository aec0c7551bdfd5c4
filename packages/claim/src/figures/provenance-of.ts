import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Provenance, ProvenanceStatus } from "./provenance";
import type { SourceCode } from "./source-names";

const provenanceOf =
  (provenanceStatus: ProvenanceStatus) =>
  (source: SourceCode, readOn: CalendarDate): Provenance => ({ standing: provenanceStatus, source, readOn });

/** The law, form, decision or official page itself, read on that day. */
export const confirmed = provenanceOf("confirmed");
/** A public page or program that names the official document, read on that day. */
export const secondary = provenanceOf("secondary");
/** Calculated on that day from other figures; the source says how. */
export const derived = provenanceOf("derived");
/** General knowledge, an association's guidance, or a search on that day that found no text. */
export const unconfirmed = provenanceOf("unconfirmed");
