import { PROVENANCE_STATUSES } from "@gf-ledger/claim/figures/provenance";
import { z } from "zod";

/** Where a text's figures were read (pages-19). Without a day it is further reading, and has no figures. */
export const sourceSchema = z
  .object({
    name: z.string().min(1),
    url: z.url().optional(),
    year: z.number().int().optional(),
    /** The day on which it was read. */
    readOn: z.iso.date().optional(),
    standing: z.enum(PROVENANCE_STATUSES).default("confirmed"),
    /** The figures of the text that were read there, as they are written in it. */
    figures: z.array(z.string()).default([]),
  })
  .refine(({ readOn, figures }) => readOn !== undefined || figures.length === 0, {
    path: ["readOn"],
    message: "Name the day on which the source of a figure was read",
  });

export type Source = z.infer<typeof sourceSchema>;

/** What the front matter of an article and of the questions has in common. */
export const statedFiguresSchema = z.object({
  sources: z.array(sourceSchema).default([]),
  /** Amounts of worked examples, which are not figures of the law. */
  examples: z.array(z.string()).default([]),
});
