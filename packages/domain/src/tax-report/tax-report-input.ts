import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { CATEGORIES, UNCATEGORIZED } from "../category/categories";
import { categorySchema } from "../category/category";
import { pageInput } from "../input/page-input";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { kindSchema, productKindSchema } from "../line-item/kind";
import { quantitySchema } from "../line-item/quantity";
import { messageKey } from "../messages/message-key";
import { parseCents } from "../money/cents";
import {
  INVALID_PRICE,
  nameSchema,
  PRICE_OUT_OF_RANGE,
  plainText,
  priceSchema,
  storeSchema,
} from "../receipt/receipt-input";
import { sizeSchema, unitSchema } from "../size/unit";
import { LEAST_AMOUNT } from "../size/units";
import { isNearTaxYear } from "./claim-days";
import { MAX_LINE_ITEMS_AT_ONCE } from "./line-item-bounds";
import { lineItemCursorSchema } from "./line-item-cursor";

/**
 * Which line items are answered (reports-55): the newest where nothing is said, those behind `cursor` (api-79), or a
 * numbered page. A page that is not full is the last.
 */
export const lineItemsInput = z
  .object({ ...pageInput(MAX_LINE_ITEMS_AT_ONCE), cursor: lineItemCursorSchema.optional() })
  .refine(({ cursor, page }) => cursor === undefined || page === 1, {
    path: ["page"],
    message: messageKey("issues.cursorOrPage"),
  })
  .prefault({});
export type LineItemsAsked = z.output<typeof lineItemsInput>;

/** A tax year as a number or the text of a query (reports-4); anything else is refused. */
export const taxYearSchema = z
  .union([z.number(), z.string()], messageKey("issues.taxYearNeeded"))
  .transform((year, context) => {
    const value = typeof year === "string" && /^\d{4}$/.test(year) ? Number(year) : year;
    if (typeof value !== "number" || !Number.isInteger(value) || value < 1990 || value > 2100) {
      context.addIssue({ code: "custom", message: messageKey("issues.taxYearNeeded") });
      return z.NEVER;
    }
    return value;
  });

export const taxYearInput = z.object({ year: taxYearSchema });

/** A tax year, or other days that its claim is of (screens-40): its first and last day unless both are said. */
export const claimDaysInput = taxYearInput
  .extend({ from: calendarDateSchema.optional(), to: calendarDateSchema.optional() })
  .refine(
    ({ year, from, to }) => {
      if (from === undefined || to === undefined) return from === to;
      return [from, to].every((day) => isNearTaxYear(day, year));
    },
    { path: ["to"], message: messageKey("issues.periodDays") },
  )
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    message: messageKey("issues.periodBackwards"),
  });
export type ClaimDays = z.output<typeof claimDaysInput>;

/** More products than a household buys in a year, at each size and for each person who eats them. */
export const MAX_PRODUCTS_AT_ONCE = 10_000;

/** A tax year, and which of its products are answered (reports-56). */
export const yearByProductInput = taxYearInput.extend(pageInput(MAX_PRODUCTS_AT_ONCE));

const INVALID_QUANTITY = messageKey("issues.quantityBetween");

/** A price of dollars with its sign; only a return's may be below 0, which the verb sees to. */
const signedPriceSchema = z.union([z.number(), z.string()], INVALID_PRICE).transform((amount, context) => {
  const cents = parseCents(amount);
  if (cents !== null) return cents;
  context.addIssue({ code: "custom", message: PRICE_OUT_OF_RANGE });
  return z.NEVER;
});

/** Why it is changed, as the record of changes keeps it (claim-17). */
const whyChanged = plainText(500).nullish();

/**
 * reports-7 PUT /api/tax-report/line-items/{id}: any of these fields and no others. `extraCost` is recomputed
 * (reports-8). Amounts of a return may be given with or without their sign.
 */
export const updateLineItemInput = z.strictObject(
  {
    id: rowIdSchema,
    why: whyChanged,
    name: nameSchema.optional(),
    price: signedPriceSchema.optional(),
    regularPrice: signedPriceSchema.optional(),
    quantity: z
      .number(INVALID_QUANTITY)
      .min(-100_000, INVALID_QUANTITY)
      .max(100_000, INVALID_QUANTITY)
      .refine((quantity) => Math.abs(quantity) >= LEAST_AMOUNT, INVALID_QUANTITY)
      .optional(),
    size: sizeSchema.nullish(),
    unit: unitSchema.nullish(),
    kind: kindSchema.optional(),
    kindNote: plainText(500).nullish(),
    /** Whether it counts in sums; of a kind outside the rule with `kindNote` (claim-50). */
    counts: z.boolean().optional(),
    /** For an item without a regular counterpart: whether its whole price counts (claim-7). */
    countsInFull: z.boolean().optional(),
    store: storeSchema.optional(),
    purchaseDate: calendarDateSchema.optional(),
    category: z.enum([...CATEGORIES, UNCATEGORIZED]).optional(),
    extraCost: z.union([z.number(), z.string()]).optional(),
  },
  refuseUnknownFields,
);
export type LineItemChange = z.output<typeof updateLineItemInput>;

/** reports-35 POST /api/tax-report/line-items: a purchase without a receipt here. What is left out is proposed. */
export const addLineItemInput = z
  .strictObject(
    {
      name: nameSchema,
      price: priceSchema,
      purchaseDate: calendarDateSchema,
      store: storeSchema.nullish(),
      category: categorySchema.optional(),
      quantity: quantitySchema.default(1),
      size: sizeSchema.nullish(),
      unit: unitSchema.nullish(),
      regularPrice: priceSchema.nullish(),
      /** What it is, where the proposal is wrong; a note or `counts` counts a kind outside the rule (claim-50). */
      kind: productKindSchema.optional(),
      kindNote: plainText(500).nullish(),
      counts: z.boolean().optional(),
    },
    refuseUnknownFields,
  )
  .refine(({ size, unit }) => (size ?? null) === null || (unit ?? null) !== null, {
    path: ["unit"],
    message: messageKey("entryIssues.sizeAndUnit"),
  });
export type AddedLineItem = z.output<typeof addLineItemInput>;

export const lineItemIdInput = z.object({ id: rowIdSchema });
export const deleteLineItemInput = lineItemIdInput.extend({ why: whyChanged });
