import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { z } from "zod";

const dollars = (what: string) =>
  z.number().nullable().describe(`${what}, in dollars as printed; null if unreadable`);
const charge = z.object({
  label: z.string().describe("The words printed on the line"),
  amount: z.number().describe("The figure printed on the line, in dollars, always positive"),
});
/** Unlike other charges a tax may be given back, alone among others that were paid. */
const tax = z.object({
  label: charge.shape.label,
  amount: z
    .number()
    .describe("The figure printed on the line, in dollars; negative where the tax is given back"),
});

const item = z.object({
  name: z.string().describe("The product's name as printed, without article number, price and tax letters"),
  rawText: z
    .string()
    .describe("The printed line or lines of this item, joined by a newline, exactly as printed"),
  quantity: z
    .number()
    .nullable()
    .describe("How many, or the weight when sold by weight; null if not printed"),
  unit: z
    .enum(["each", "kg", "g", "lb", "oz"])
    .nullable()
    .describe("What the quantity counts; null means each"),
  unitPrice: dollars("The price for one unit"),
  price: z
    .number()
    .describe(
      "The price of the whole line in dollars as printed, before any separate discount line; negative for goods returned, refunded or voided",
    ),
  discount: charge
    .nullable()
    .describe("A coupon or savings line printed below that lowers this item; else null"),
  taxCode: z.string().nullable().describe("Tax letters printed behind the price; null if none"),
  confidence: z.number().describe("How sure you are of name and price, 0 to 1"),
});

/**
 * What the vision model is asked for: one schema for the request and for checking the answer. Every field is
 * described, and each that may be missing is nullable, so that the model need not guess.
 */
export const visionAnswerSchema = z.object({
  isReceipt: z.boolean().describe("Whether the image shows a receipt of a shop"),
  store: z.string().nullable().describe("The shop's name as printed at the top; null if unreadable"),
  purchaseDate: z
    .string()
    .nullable()
    .describe(
      "The day of purchase as YYYY-MM-DD, not a return-by, expiry or member-since date; null if unreadable",
    ),
  currency: currencySchema
    .nullable()
    .describe("CAD or USD by address and taxes; null if the receipt does not tell"),
  items: z.array(item).describe("Each product bought, returned or voided, in printed order"),
  otherDiscounts: z.array(charge).describe("Discounts on the whole receipt, not on one item"),
  deposits: z.array(charge).describe("Container deposits, bag fees, ecology fees"),
  subtotal: dollars("The subtotal before taxes"),
  taxes: z.array(tax).describe("Each tax line: GST, PST, HST, QST/TVQ, TPS, sales tax"),
  total: dollars("The total to pay, not what was tendered and not a balance"),
  tenders: z.array(charge).describe("How it was paid: cash, debit, card; change left out"),
});
export type VisionAnswer = z.infer<typeof visionAnswerSchema>;
