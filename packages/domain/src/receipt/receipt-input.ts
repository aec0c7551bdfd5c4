import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { categorySchema } from "../category/category";
import { currencySchema } from "../edition/edition";
import { bytesSchema } from "../input/bytes";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { schemaNames } from "../input/schema-names";
import { singleLine } from "../input/single-line-text";
import { kindSchema } from "../line-item/kind";
import { quantitySchema } from "../line-item/quantity";
import { messageKey } from "../messages/message-key";
import { MAX_PRICE_CENTS, parseCents } from "../money/cents";
import { storedSharesSchema } from "../people/shares-view";
import { quantityUnitSchema } from "../reading/receipt-reading";
import { sizeSchema, unitSchema } from "../size/unit";
import { RECEIPT_BOUNDS } from "./receipt-bounds";

export const INVALID_PRICE = messageKey("issues.positiveNumber");
/** The sentence for a price over the limit, which it names. */
export const PRICE_OUT_OF_RANGE = messageKey("entryIssues.priceInvalid", { most: MAX_PRICE_CENTS / 100 });
const INVALID_ITEM_INDEX = messageKey("issues.itemIndex");

function centsOfDollars(least: number) {
  return z.union([z.number(), z.string()], INVALID_PRICE).transform((amount, context) => {
    const cents = parseCents(amount);
    if (cents === null || cents < least) {
      context.addIssue({ code: "custom", message: PRICE_OUT_OF_RANGE });
      return z.NEVER;
    }
    return cents;
  });
}

/** Parses a price of 0 or more, a number or numeric string of dollars (prices-3, receipts-15), to cents. */
export const priceSchema = centsOfDollars(0);

/** The same for a line of a receipt, which is below 0 where money was given back (receipts-54). */
export const linePriceSchema = centsOfDollars(-MAX_PRICE_CENTS);

/** Text a person typed: one line of what can be seen (api-48), of a length a screen can show. */
export function plainText(maxLength: number) {
  return z
    .string()
    .transform(singleLine)
    .pipe(
      z
        .string()
        .min(1, messageKey("entryIssues.textNeeded"))
        .max(maxLength, messageKey("entryIssues.textTooLong", { most: maxLength })),
    );
}

export const nameSchema = plainText(200);
export const storeSchema = plainText(200);

/** One row of the upload page's `items` (receipts-22 confirm). */
export const confirmedItemSchema = z.strictObject(
  {
    /** The stored item that this row is about; without an id, the item with the same name and price. */
    id: rowIdSchema.optional(),
    name: nameSchema,
    price: linePriceSchema,
    customRegularPrice: priceSchema.nullish(),
    glutenFree: z.boolean().default(true),
    category: categorySchema.catch("Snacks").default("Snacks"),
  },
  refuseUnknownFields,
);
schemaNames.add(confirmedItemSchema, { id: "VirtualItem" });

const NO_IMAGE = messageKey("issues.imageNeeded");

export const uploadReceiptInput = z.object({ image: bytesSchema(NO_IMAGE) });
/** A photo by the SHA-256 of its bytes, as they would be sent. */
export const savedPhotoInput = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, messageKey("issues.sha256Lower")),
});
export const receiptIdInput = z.object({ id: rowIdSchema });

export const confirmReceiptInput = z.strictObject(
  {
    id: rowIdSchema,
    items: z.array(confirmedItemSchema).max(RECEIPT_BOUNDS.items).optional(),
    /** Checked to be an image and dropped (receipts-25). */
    image: bytesSchema().optional(),
    purchaseDate: calendarDateSchema.optional(),
    store: storeSchema.optional(),
    /** Refuses a draft of which anything is still in doubt (receipts-109): for saving several at once. */
    onlySure: z.boolean().optional(),
  },
  refuseUnknownFields,
);

/** How many line items a receipt has become; the same number when it is confirmed again (receipts-21). */
export const confirmReceiptAnswerSchema = z.object({ lineItemCount: z.number().int() });

export const updateReceiptInput = z.strictObject(
  {
    id: rowIdSchema,
    store: storeSchema.nullish(),
    purchaseDate: calendarDateSchema.nullish(),
    currency: currencySchema.optional(),
  },
  refuseUnknownFields,
);

/** An item's position from 0, as a number or as text from a path (receipts-13). */
export const itemIndexSchema = z.union([z.string(), z.number()]).transform((index, context) => {
  const position = typeof index === "number" ? index : /^\d{1,4}$/.test(index) ? Number(index) : Number.NaN;
  if (!Number.isInteger(position) || position < 0) {
    context.addIssue({ code: "custom", message: INVALID_ITEM_INDEX });
    return z.NEVER;
  }
  return position;
});

/** An item by its position, with the name and price that its caller sees there. */
const byIndex = {
  receiptId: rowIdSchema,
  index: itemIndexSchema,
  name: nameSchema.optional(),
  price: linePriceSchema.optional(),
};
const selection = { selected: z.boolean() };
const regularPrice = { customRegularPrice: priceSchema.nullable() };

export const itemSelectionInput = z.strictObject({ id: rowIdSchema, ...selection }, refuseUnknownFields);
export const itemSelectionByIndexInput = z.strictObject({ ...byIndex, ...selection }, refuseUnknownFields);
export const itemRegularPriceInput = z.strictObject(
  { id: rowIdSchema, ...regularPrice },
  refuseUnknownFields,
);
export const itemRegularPriceByIndexInput = z.strictObject(
  { ...byIndex, ...regularPrice },
  refuseUnknownFields,
);

/** How much was bought, what it is, and what a return takes back; what is left out stays as it is (receipts-58). */
const bought = {
  quantity: quantitySchema.optional(),
  unit: quantityUnitSchema.optional(),
  /** The package's size; `null` where nobody knows it. */
  size: sizeSchema.nullish(),
  sizeUnit: unitSchema.nullish(),
  kind: kindSchema.optional(),
  kindNote: plainText(500).nullish(),
  /** The line item that a return takes back; `null` where it is not among the saved ones. */
  returnOf: rowIdSchema.nullish(),
};
/** What a line is compared with and how it was taxed (receipts-69); what is left out stays as it is. */
const compared = {
  /** A product of the catalogue; `null` for none, so that the category's estimate counts. */
  matchedProductId: z.string().min(1).max(100).nullish(),
  customRegularPrice: priceSchema.nullish(),
  taxCode: plainText(20).nullish(),
  /** Who eats it (receipts-88); `null` where that is as everything else. */
  shares: storedSharesSchema.optional(),
};
interface Bought {
  readonly price: number;
  readonly kind?: string | undefined;
  readonly size?: number | null | undefined;
  readonly sizeUnit?: string | null | undefined;
}

/** Only a return has a price below 0, and a size has its unit. */
function refineBought({ price, kind, size, sizeUnit }: Bought, context: z.RefinementCtx): void {
  if (price < 0 && kind !== undefined && kind !== "return")
    context.addIssue({ code: "custom", path: ["price"], message: messageKey("issues.onlyReturnBelowZero") });
  if ((size ?? null) === null ? (sizeUnit ?? null) !== null : (sizeUnit ?? null) === null)
    context.addIssue({
      code: "custom",
      path: ["size"],
      message: messageKey("issues.sizeTogether"),
    });
}

export const itemDetailsInput = z
  .strictObject(
    {
      id: rowIdSchema,
      name: nameSchema,
      price: linePriceSchema,
      category: categorySchema.optional(),
      /** That somebody looked at the line: it is in doubt no more, even as it was read (receipts-129). */
      sure: z.literal(true).optional(),
      ...bought,
      ...compared,
    },
    refuseUnknownFields,
  )
  .superRefine(refineBought);
export const addItemInput = z
  .strictObject(
    { receiptId: rowIdSchema, name: nameSchema, price: linePriceSchema, ...bought },
    refuseUnknownFields,
  )
  .superRefine(refineBought);
export const splitItemInput = z.strictObject(
  { id: rowIdSchema, price: linePriceSchema },
  refuseUnknownFields,
);
