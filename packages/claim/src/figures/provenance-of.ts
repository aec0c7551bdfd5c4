import type { Provenance, Standing } from "./provenance";

/** The day on which the sources of the present tables were read. A table read later names its own day. */
const READ_ON = "2026-11-22";

/** The provenance of a row of a table. */
export function provenanceOf(standing: Standing, source: string, readOn = READ_ON): Provenance {
  return { standing, source, readOn };
}

export const confirmed = (source: string) => provenanceOf("confirmed", source);
export const secondary = (source: string) => provenanceOf("secondary", source);
export const derived = (source: string) => provenanceOf("derived", source);
export const unconfirmed = (source: string) => provenanceOf("unconfirmed", source);
