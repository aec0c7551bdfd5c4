import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date";
import { CATEGORIES, UNCATEGORIZED } from "../category/category";
import { nameSchema, priceSchema, rowIdSchema, storeSchema } from "../receipt/receipt-input";

/** A tax year as a number or the text of a query (reports-4); anything else is refused. */
export const taxYearSchema = z
  .union([z.number(), z.string()], "Please give a tax year, for example 2026.")
  .transform((year, context) => {
    const value = typeof year === "string" && /^\d{4}$/.test(year) ? Number(year) : year;
    if (typeof value !== "number" || !Number.isInteger(value) || value < 1990 || value > 2100) {
      context.addIssue({ code: "custom", message: "Please give a tax year, for example 2026." });
      return z.NEVER;
    }
    return value;
  });

export const taxYearInput = z.object({ year: taxYearSchema });

/** reports-7 PUT /api/tax-report/line-items/{id}: any fields; `extraCost` is recomputed (reports-8). */
export const updateLineItemInput = z.object({
  id: rowIdSchema,
  name: nameSchema.optional(),
  price: priceSchema.optional(),
  regularPrice: priceSchema.optional(),
  store: storeSchema.optional(),
  purchaseDate: calendarDateSchema.optional(),
  category: z.enum([...CATEGORIES, UNCATEGORIZED]).optional(),
  extraCost: z.union([z.number(), z.string()]).optional(),
});

export const lineItemIdInput = z.object({ id: rowIdSchema });
