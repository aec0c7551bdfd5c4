import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { ITEM_KINDS } from "@gf-ledger/domain/line-item/kinds";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { UNITS } from "@gf-ledger/domain/size/units";
import { z } from "zod";
import { sharesSchema } from "../../people/shares";

const centsSchema = z
  .number()
  .int(messageKey("issues.wholeCents"))
  .min(-MAX_PRICE_CENTS)
  .max(MAX_PRICE_CENTS);
const sizeSchema = z
  .number()
  .positive(messageKey("issues.sizeAbove"))
  .max(1_000_000, messageKey("issues.sizeBelow"));
const unitSchema = z.enum(UNITS);

/**
 * The regular price an item is compared with. `package`: one regular package, scaled to the gluten-free
 * package's size. `line`: what the whole line would have cost, already brought to size. `none`: there is
 * no regular counterpart, so the regular price is 0 (claim-6).
 */
export const regularPriceSchema = z.discriminatedUnion("basis", [
  z.object({
    basis: z.literal("package"),
    price: centsSchema.min(0, messageKey("issues.regularPriceLeast")),
    size: sizeSchema.nullable(),
    unit: unitSchema.nullable(),
  }),
  z.object({ basis: z.literal("line"), price: centsSchema, sizeCompared: z.boolean() }),
  z.object({ basis: z.literal("none") }),
]);
export type RegularPrice = z.infer<typeof regularPriceSchema>;

/** One tax of a receipt: its total over the prices it was charged on (claim-8). */
const codeTaxSchema = z.object({
  code: z.string().min(1),
  taxCents: centsSchema,
  taxableCents: centsSchema.refine((cents) => cents !== 0, messageKey("issues.taxNeedsAmount")),
});
export type CodeTax = z.infer<typeof codeTaxSchema>;

/** The taxes of a line's tax codes. `regularTaxed` is false where the regular product is free of them. */
const lineTaxSchema = z.object({ codes: z.array(codeTaxSchema).max(10), regularTaxed: z.boolean() });

/** A line item as the claim sees it (claim-1, claim-2). Money in cents of `currency`, returns negative. */
export const lineItemSchema = z
  .object({
    id: z.string().min(1),
    purchaseDate: calendarDateSchema,
    /** One product has one key, whatever its spellings; two merged products share theirs (matching-25). */
    product: z.string().min(1, messageKey("issues.nameProduct")),
    kind: z.enum(ITEM_KINDS),
    /** The tick: whether the person claims this line (claim-6). */
    claimed: z.boolean(),
    /** Packages; with `soldByWeight`, how many times `size` and `unit` the scale showed. */
    quantity: z
      .number()
      .min(-100_000, messageKey("issues.quantityMostPlain"))
      .max(100_000, messageKey("issues.quantityMostPlain"))
      .refine((quantity) => quantity !== 0, messageKey("issues.quantityNotZero")),
    size: sizeSchema.nullable(),
    unit: unitSchema.nullable(),
    soldByWeight: z.boolean(),
    /** What was paid for the line after its own discount, without tax. */
    price: centsSchema,
    currency: currencySchema,
    /** The rate the line was converted at; `null` in the claim's own currency, or while it is missing (claim-14). */
    cadPerUsd: z.number().positive(messageKey("issues.rateAboveZero")).nullable(),
    tax: lineTaxSchema.nullable(),
    regularPrice: regularPriceSchema.nullable(),
    /** Where the regular price came from (prices-22); shown, never calculated with. */
    priceSource: z.string().nullable(),
    shares: sharesSchema,
    /** For a return, the line item it reverses, where that is known. */
    returnOf: z.string().nullable(),
    /** The tax year in which a filed claim used this line; it never enters a second one (claim-28). */
    claimedIn: z.number().int().nullable(),
  })
  .refine((line) => line.kind === "return" || line.quantity > 0, {
    path: ["quantity"],
    message: messageKey("issues.onlyReturnQuantity"),
  })
  .refine((line) => line.kind !== "return" || (line.quantity < 0 && line.price <= 0), {
    path: ["quantity"],
    message: messageKey("issues.returnBelowZero"),
  });
export type LineItem = z.infer<typeof lineItemSchema>;
