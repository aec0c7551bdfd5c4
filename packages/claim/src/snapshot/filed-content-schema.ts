import { editionSchema } from "@gf-ledger/domain/edition/edition";
import { dependenceSchema, practitionerSchema, relationSchema } from "@gf-ledger/domain/people/relation";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { z } from "zod";
import { adjustmentSchema } from "../adjustments/adjustment";
import { LINE_KEYS, PARTS } from "../credits/explanation/explained-line";
import { EXCHANGE_METHODS } from "../currency/exchange-methods";
import { PROVENANCE_STATUSES } from "../figures/provenance";
import { netIncomeSchema } from "../people/person";
import { otherExpenseSchema } from "../periods/other-expense";
import { storedPeriodSchema } from "../periods/stored-period";
import { lineItemSchema } from "../sums/lines/line-item";

/** A claim of more people, lines or figures than these was not written by this product. */
const MAX_PEOPLE = 50;
const MAX_LINES = 200_000;
const MAX_ENTRIES = 20_000;
const MAX_FIGURES = 2_000;
/** A till's line or a sentence; a longer word could not be laid out on a page. */
const MAX_LETTERS = 500;

const MAX_SOURCE_LETTERS = 2_000;

const id = z.string().min(1).max(100);
const text = z.string().max(MAX_LETTERS);
const date = z.iso.date();
const cents = z.number().int().min(-1e13).max(1e13);
const list = <Entry extends z.ZodType>(entry: Entry, limit: number) =>
  z.array(z.unknown()).max(limit).pipe(z.array(entry));

/** People as they were filed; what was asked of them later may be missing (`withLaterFields`). */
const person = z.object({
  id,
  name: z.string().min(1).max(120),
  relation: relationSchema,
  birthDate: date.nullable(),
  diedOn: date.nullable(),
  celiac: z.boolean(),
  dependence: dependenceSchema.optional(),
  diagnosedOn: date.nullish(),
  letter: z
    .object({ date, practitioner: practitionerSchema, signedBy: z.string().max(120).nullish() })
    .nullable(),
  netIncomeByYear: z
    .record(z.string().regex(/^20\d{2}$|^2100$/), netIncomeSchema)
    .refine((years) => Object.keys(years).length <= 101),
});

const row = z.object({
  personId: id,
  product: text,
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  soldByWeight: z.boolean(),
  quantity: z.number(),
  timesBought: z.number().int(),
  price: cents,
  regularPrice: cents,
  amountCents: cents,
  priceTaxCents: cents,
  regularTaxCents: cents,
  share: z.number().nullable(),
  sizeCompared: z.boolean(),
  positiveOnlyCents: cents,
  lineItemIds: list(id, MAX_LINES),
  averageRegularPrice: cents.nullable(),
  averagePrice: cents.nullable(),
  incrementalCost: z.string().max(40).nullable(),
  amountBeforeShareCents: cents,
  averagesAreRounded: z.boolean(),
});

const operand = z.object({ part: z.enum(PARTS), key: z.enum(LINE_KEYS), personId: id.nullable(), cents });
const formula = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("given"), cents }),
  z.object({ operation: z.enum(["sum", "lesser", "greater"]), of: list(operand, MAX_FIGURES) }),
  z.object({ operation: z.literal("difference"), from: operand, less: operand }),
  z.object({ operation: z.literal("percent"), of: operand, percent: z.number() }),
]);
/** The whole row of the figure or rule that it rests on, whose columns differ. */
const source = z
  .looseObject({ standing: z.enum(PROVENANCE_STATUSES), source: text, readOn: text })
  .refine((row) => JSON.stringify(row).length <= MAX_SOURCE_LETTERS);
const figure = z.object({
  part: z.enum(PARTS),
  key: z.enum(LINE_KEYS),
  personId: id.nullable(),
  formula,
  amountCents: cents,
  source: source.nullable(),
});

/** A line item with the bounds on its words that only a record from elsewhere could break. */
const lineItem = lineItemSchema.refine(
  ({ product, priceSource, returnOf, tax }) =>
    product.length <= MAX_LETTERS &&
    (priceSource ?? "").length <= 100 &&
    (returnOf ?? "").length <= 100 &&
    (tax?.codes ?? []).every(({ code }) => code.length <= 20),
);
const hasShortSource = ({ original }: { readonly original?: { of: string; source: string } | undefined }) =>
  (original?.of ?? "").length <= 10 && (original?.source ?? "").length <= MAX_LETTERS;

/** A claim as its snapshot holds it, checked field by field: for snapshots that come from elsewhere (accounts-53). */
export const filedContentSchema = z.object({
  format: z.literal(1),
  edition: editionSchema,
  taxYear: z.number().int(),
  period: storedPeriodSchema,
  countTax: z.boolean(),
  countGuidance: z.boolean(),
  exchangeMethod: z.enum(EXCHANGE_METHODS).nullable(),
  people: list(person, MAX_PEOPLE),
  lineItems: list(lineItem, MAX_LINES),
  rows: list(row, MAX_LINES),
  totals: z.object({ price: cents, regularPrice: cents, amountCents: cents, positiveOnlyCents: cents }),
  adjustments: list(adjustmentSchema.refine(hasShortSource), MAX_ENTRIES),
  otherExpenses: list(otherExpenseSchema.refine(hasShortSource), MAX_ENTRIES),
  figures: list(figure, MAX_FIGURES),
  catalogueVersion: text,
  readerVersions: list(text, MAX_FIGURES),
  moreRepayments: z.boolean().optional(),
});
export type FiledContent = z.output<typeof filedContentSchema>;
