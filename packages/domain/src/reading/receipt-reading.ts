import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { currencySchema } from "../edition/edition";
import { PHOTO_FAULTS } from "../image/photo-fault";
import { schemaNames } from "../input/schema-names";

const confidence = z.number().min(0).max(1);
const cents = z.number().int();

/**
 * Where something stands on the photo: a rectangle in fractions (0 to 1) of the image as a browser
 * shows it: after its EXIF orientation is applied, and before the reader itself turns it.
 */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
schemaNames.add(boxSchema, { id: "Box" });
export type Box = z.infer<typeof boxSchema>;

function field<Value extends z.ZodType>(value: Value) {
  return z.object({
    /** `null`: could not be read. Never a guess. */
    value: value.nullable(),
    confidence,
    rawText: z.string().nullable(),
    box: boxSchema.nullable(),
  });
}

/** What a quantity counts: pieces, or weight where the shop weighed the goods. */
export const quantityUnitSchema = z.enum(["each", "kg", "g", "lb", "oz"]);
export type QuantityUnit = z.infer<typeof quantityUnitSchema>;

export const readingItemSchema = z.object({
  /** The product's name as printed, without price, code and tax letters. */
  name: z.string(),
  /** The printed line or lines, joined by a newline. */
  rawText: z.string(),
  quantity: z.number().positive(),
  unit: quantityUnitSchema,
  /** Cents for one unit, `null` where the receipt does not say. */
  unitPrice: cents.nullable(),
  /** What was paid for the line after its own discount (reading-16); negative for goods given back. */
  price: cents,
  /** The tax letters printed with the price, run together (`GP`); `null`: none. */
  taxCode: z.string().nullable(),
  /** The article number printed with it, digits alone (reading-46); `null`: none, or not surely read. */
  articleCode: z.string().nullable(),
  confidence,
  box: boxSchema.nullable(),
});
export type ReadingItem = z.infer<typeof readingItemSchema>;

/** A line that is not an item: what it says, how much, and which item (index in `items`) it belongs to. */
export const readingChargeSchema = z.object({
  label: z.string(),
  /** Discounts are negative, deposits and fees positive. */
  cents,
  itemIndex: z.number().int().nonnegative().nullable(),
  rawText: z.string(),
  confidence,
  box: boxSchema.nullable(),
});
schemaNames.add(readingChargeSchema, { id: "ReadingCharge" });
export type ReadingCharge = z.infer<typeof readingChargeSchema>;

/** A tax of the receipt. */
export const readingTaxSchema = readingChargeSchema.extend({
  /** The `taxCode`s of the items it was charged on; empty where the receipt does not say (reading-43). */
  codes: z.array(z.string()).default([]),
});
export type ReadingTax = z.infer<typeof readingTaxSchema>;

const READING_ISSUES = [
  "items_do_not_add_up",
  "total_does_not_add_up",
  "no_items",
  "no_total",
  "total_in_doubt",
  "no_date",
  "date_in_doubt",
  "no_store",
  "store_in_doubt",
  "no_currency",
  "line_in_doubt",
  "row_left_out",
  "not_a_receipt",
  "reader_fell_back",
] as const;

/** Why a photo shows no receipt: its pixels (reading-45), no text, or text without a price. */
export const NO_RECEIPT_REASONS = [...PHOTO_FAULTS, "no_text", "no_prices"] as const;
export type NoReceiptReason = (typeof NO_RECEIPT_REASONS)[number];

/** What a line may say. */
export const otherReadingSchema = z.object({
  name: z.string(),
  /** What was paid for the line then (reading-16). */
  cents,
});
export type OtherReading = z.infer<typeof otherReadingSchema>;

/** No more than a person can choose from with one look at the paper. */
export const MAX_OTHER_READINGS = 2;

/** What figures alone may mean: the month first, the day first, the year first. */
export const MAX_POSSIBLE_DATES = 3;

export const readingIssueSchema = z.object({
  code: z.enum(READING_ISSUES),
  /** With `not_a_receipt`, where the reader can tell. */
  reason: z.enum(NO_RECEIPT_REASONS).optional(),
  /** One plain sentence for the person. */
  message: z.string(),
  /** The index of the item in doubt; `null` when the issue is about the whole receipt. */
  itemIndex: z.number().int().nonnegative().nullable(),
  /** With `line_in_doubt`: what else the line may say, likeliest first (reading-54). */
  others: z.array(otherReadingSchema).max(MAX_OTHER_READINGS).optional(),
  /** With `date_in_doubt`: every day that the print may mean, the one that was read first (reading-70). */
  dates: z.array(calendarDateSchema).max(MAX_POSSIBLE_DATES).optional(),
  /** With `row_left_out`: the item that the row would be (reading-121). */
  row: otherReadingSchema.optional(),
});
schemaNames.add(readingIssueSchema, { id: "ReadingIssue" });
export type ReadingIssue = z.infer<typeof readingIssueSchema>;

/** More than stands on a package. */
export const MAX_PRINTED = 200;

/** What a reader saw on one photo. Pure data; nothing in it was invented. */
export const receiptReadingSchema = z.object({
  store: field(z.string()),
  purchaseDate: field(calendarDateSchema),
  currency: currencySchema.nullable(),
  subtotalCents: field(cents),
  taxes: z.array(readingTaxSchema),
  totalCents: field(cents),
  items: z.array(readingItemSchema),
  discounts: z.array(readingChargeSchema),
  deposits: z.array(readingChargeSchema),
  tenders: z.array(readingChargeSchema),
  issues: z.array(readingIssueSchema),
  /** What is printed, text by text, where the photo shows no receipt: a package, perhaps (reports-70). */
  printed: z.array(z.string()).max(MAX_PRINTED).optional(),
  /** The two `…Agrees` are `null` when the receipt shows nothing to check against. */
  arithmetic: z.object({
    itemsCents: cents,
    subtotalAgrees: z.boolean().nullable(),
    totalAgrees: z.boolean().nullable(),
  }),
  confidence,
  reader: z.object({
    name: z.enum(["local", "openai"]),
    /** Changes whenever the same image may be read differently. */
    version: z.string(),
    model: z.string().nullable(),
    inputTokens: z.number().int().nullable(),
    outputTokens: z.number().int().nullable(),
  }),
});
export type ReceiptReading = z.infer<typeof receiptReadingSchema>;
