import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { unitSchema } from "../size/unit";

/** A barcode as a person typed or a camera read it; {@link barcodeOf} says what is wrong with one. */
export const barcodeInput = z.object({ barcode: z.string().min(1).max(40) });

/** Where products are looked up on this installation; `null` where they are not (matching-36). */
export const productSourceSchema = z.object({ name: z.literal("Open Food Facts").nullable() });

/** What a public source says of the product with a barcode, and since when that is known here (matching-40). */
export const productFactsSchema = z.object({
  /** 13 digits, or the 8 of an EAN-8. */
  barcode: z.string(),
  name: z.string().nullable(),
  brand: z.string().nullable(),
  /** The package's size; both are `null` where the source's text has none that is understood. */
  size: z.number().nullable(),
  sizeUnit: unitSchema.nullable(),
  /** Whether the source has the label "no gluten"; `false` says nothing of what is in the product. */
  labelledNoGluten: z.boolean(),
  /** The source's own words, `en:breads`. */
  labels: z.array(z.string()),
  categories: z.array(z.string()),
  countries: z.array(z.string()),
  /** The day on which somebody last changed the product at the source. */
  changedOn: calendarDateSchema.nullable(),
  source: z.object({
    name: z.literal("Open Food Facts"),
    /** Whom the licence wants named. */
    attribution: z.literal("Open Food Facts contributors"),
    licence: z.literal("ODbL 1.0"),
    url: z.url(),
    /** The day on which the source was asked. */
    askedOn: calendarDateSchema,
    /** Whether the answer is an old one, because the source can't be asked now. */
    old: z.boolean(),
  }),
});
export type ProductFacts = z.infer<typeof productFactsSchema>;
