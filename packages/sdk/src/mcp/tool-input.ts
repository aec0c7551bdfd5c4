import { z } from "zod";

/** Tells assistants that a tool changes nothing. */
export const READS = { readOnlyHint: true, openWorldHint: false } as const;

export const year = z.int().min(1990).max(2100).describe("Tax year of the purchases, for example 2026");
