import { z } from "zod";
import { PROVENANCE_STATUSES } from "../figures/provenance";
import { SOURCE_CODES } from "../figures/source-names";

/** A month `YYYY-MM`. */
export type Month = string;

/** The level of a country's food price index in one month, not seasonally adjusted, and where it was read. */
export const indexMonthSchema = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is not a month, for example 2026-06"),
  value: z.number().positive(),
  standing: z.enum(PROVENANCE_STATUSES),
  source: z.enum(SOURCE_CODES),
  readOn: z.iso.date(),
});
export type IndexMonth = Readonly<z.infer<typeof indexMonthSchema>>;
