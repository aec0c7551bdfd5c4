import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date";
import { categorySchema } from "../category/category";
import { MAX_PRICE_CENTS, parseCents } from "../money/cents";

const INVALID_PRICE = "Please enter a valid positive number.";
export const INVALID_ITEM_INDEX = "Invalid item index";

/** Parses a price of 0 or more, a number or numeric string of dollars (prices-3, receipts-15), to cents. */
export const priceSchema = z.union([z.number(), z.string()], INVALID_PRICE).transform((amount, context) => {
  const cents = parseCents(amount);
  if (cents === null || cents < 0) {
    context.addIssue({ code: "custom", message: `${INVALID_PRICE} At most ${MAX_PRICE_CENTS / 100}.` });
    return z.NEVER;
  }
  return cents;
});

/** Text a person typed: trimmed, without control characters, of a length a screen can show. */
export function plainText(maxLength: number) {
  return z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, "Please enter some text.")
        .max(maxLength, `Please use at most ${maxLength} characters.`),
    );
}

export const nameSchema = plainText(200);
export const storeSchema = plainText(200);
export const rowIdSchema = z.uuid("This is not an id.");

/** One row of the upload page's `items` (receipts-22 confirm). */
export const confirmedItemSchema = z.object({
  /** The stored item that this row is about; without an id, the item with the same name and price. */
  id: rowIdSchema.optional(),
  name: nameSchema,
  price: priceSchema,
  customRegularPrice: priceSchema.nullish(),
  glutenFree: z.boolean().default(true),
  category: categorySchema.catch("Snacks").default("Snacks"),
});

export const NO_IMAGE = "Please select an image first.";

export const uploadReceiptInput = z.object({ image: z.string(NO_IMAGE).min(1, NO_IMAGE) });
/** A photo by the SHA-256 of its bytes, as they would be sent. */
export const savedPhotoInput = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, "This is not a SHA-256 in lower-case hexadecimal."),
});
export const receiptIdInput = z.object({ id: rowIdSchema });

export const confirmReceiptInput = receiptIdInput.extend({
  items: z.array(confirmedItemSchema).max(500).optional(),
  /** Checked to be an image and dropped (receipts-25). */
  image: z.string().optional(),
  purchaseDate: calendarDateSchema.optional(),
  store: storeSchema.optional(),
});

/** How many line items a receipt has become; the same number when it is confirmed again (receipts-21). */
export const confirmReceiptAnswerSchema = z.object({ lineItemCount: z.number().int() });

export const updateReceiptInput = receiptIdInput.extend({
  store: storeSchema.nullish(),
  purchaseDate: calendarDateSchema.nullish(),
});

/** An item's position from 0, as a number or as text from a path (receipts-13). */
export const itemIndexSchema = z.union([z.string(), z.number()]).transform((index, context) => {
  const position = typeof index === "number" ? index : /^\d{1,4}$/.test(index) ? Number(index) : Number.NaN;
  if (!Number.isInteger(position) || position < 0) {
    context.addIssue({ code: "custom", message: INVALID_ITEM_INDEX });
    return z.NEVER;
  }
  return position;
});

const byIndex = z.object({ receiptId: rowIdSchema, index: itemIndexSchema });
const nameAndPrice = { name: nameSchema.optional(), price: priceSchema.optional() };

export const itemSelectionInput = z.object({ id: rowIdSchema, selected: z.boolean() });
export const itemSelectionByIndexInput = byIndex.extend({ selected: z.boolean(), ...nameAndPrice });
export const itemRegularPriceInput = z.object({
  id: rowIdSchema,
  customRegularPrice: priceSchema.nullable(),
});
export const itemRegularPriceByIndexInput = byIndex.extend({
  customRegularPrice: priceSchema.nullable(),
  ...nameAndPrice,
});
export const itemDetailsInput = z.object({
  id: rowIdSchema,
  name: nameSchema,
  price: priceSchema,
  category: categorySchema.optional(),
});
export const addItemInput = z.object({
  receiptId: rowIdSchema,
  name: nameSchema,
  price: priceSchema,
});
export const splitItemInput = z.object({ id: rowIdSchema, price: priceSchema });
