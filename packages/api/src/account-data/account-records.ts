import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { kindSchema, productKindSchema } from "@gf-ledger/domain/line-item/kind";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { storedSharesSchema } from "@gf-ledger/domain/people/shares-view";
import { observedHowSchema } from "@gf-ledger/domain/price-book/observation";
import { priceEvidenceSchema } from "@gf-ledger/domain/pricing/price-evidence";
import {
  boxSchema,
  MAX_OTHER_READINGS,
  MAX_POSSIBLE_DATES,
  otherReadingSchema,
  readingChargeSchema,
  readingIssueSchema,
} from "@gf-ledger/domain/reading/receipt-reading";
import { RECEIPT_BOUNDS } from "@gf-ledger/domain/receipt/receipt-bounds";
import { priceSourceSchema, receiptItemViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { sizeSchema, unitSchema } from "@gf-ledger/domain/size/unit";
import { LEAST_AMOUNT } from "@gf-ledger/domain/size/units";
import { z } from "zod";
import { proposedSchema } from "../corrections/proposed";
import { reopenedSchema } from "../drafts/reopened";
import { evidenceSchema } from "../items/evidence";
import { MAX_OTHER_PICTURES } from "../photos/pictures-of-receipt";

const LARGEST_INTEGER = 2_147_483_647;
const price = z.number().int().min(0).max(MAX_PRICE_CENTS);
/** Amounts of a return are below 0 (receipts-54). */
const signedPrice = z.number().int().min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS);
const sumCents = z.number().int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER);
const count = z.number().int().min(0).max(LARGEST_INTEGER);
const moment = z.iso.datetime();
/** What a till printed, in all its lines. */
const text = z.string().max(2000);
/** A name of a product or shop: whatever a download says, one line of what can be seen (api-48). */
const name = z.string().max(500).transform(singleLine);
/** Codes and figures as text; in downloads made before there were codes, a sentence. */
const coded = z.string().max(7000);
/** A note of the person, or the key of one of the product. */
const note = z.string().max(1000);
/** A version, or a product's id in the catalogue. */
const word = z.string().max(200);
const category = z.union([categorySchema, z.literal(UNCATEGORIZED), z.literal("")]);
/** A list whose length is checked before its entries. */
function listOf<Entry extends z.ZodType>(entry: Entry, limit: number) {
  return z.array(z.unknown()).max(limit).pipe(z.array(entry));
}

const charge = readingChargeSchema.extend({ label: name, rawText: text });
const field = { rawText: text.nullable() };
/** What is kept of a reading, with bounds on each text and list that no real receipt reaches. */
const boundedEvidence = evidenceSchema.extend({
  store: evidenceSchema.shape.store.extend({ ...field, value: name.nullable() }),
  purchaseDate: evidenceSchema.shape.purchaseDate.extend(field),
  subtotalCents: evidenceSchema.shape.subtotalCents.extend(field),
  totalCents: evidenceSchema.shape.totalCents.extend(field),
  taxes: listOf(charge.extend({ codes: listOf(z.string().max(20), 20).default([]) }), RECEIPT_BOUNDS.charges),
  discounts: listOf(charge, RECEIPT_BOUNDS.charges),
  deposits: listOf(charge, RECEIPT_BOUNDS.charges),
  issues: listOf(
    readingIssueSchema.extend({
      message: coded,
      others: listOf(otherReadingSchema.extend({ name }), MAX_OTHER_READINGS).optional(),
      dates: listOf(calendarDateSchema, MAX_POSSIBLE_DATES).optional(),
    }),
    RECEIPT_BOUNDS.charges,
  ),
});

const amount = z.number().min(LEAST_AMOUNT).max(1e9);

/** The digits of an article number. */
const articleCode = z.string().regex(/^\d{4,14}$/);

/** Absent in downloads made before they were kept. */
const sinceTrueAmounts = {
  kind: kindSchema.default("counterpart"),
  kindNote: note.nullable().default(null),
  size: sizeSchema.nullable().default(null),
  taxCode: z.string().max(20).nullable().default(null),
  articleCode: articleCode.nullable().default(null),
};

/** A size has its unit. */
const hasWholeSize = ({ size, sizeUnit }: { size: number | null; sizeUnit: string | null }) =>
  (size === null) === (sizeUnit === null);
const WHOLE_SIZE = { path: ["size"], message: messageKey("issues.sizeUnitTogether") };

/** One line of a receipt as the download holds it: every column that a screen or a figure is made from. */
export const itemRecordSchema = z
  .object({
    id: z.uuid(),
    position: count,
    rawText: text,
    name,
    quantity: amount,
    unit: z.string().max(10),
    unitPrice: sumCents.nullable(),
    price: signedPrice,
    category,
    glutenFree: z.boolean(),
    glutenFreeReason: coded.nullable(),
    selected: z.boolean(),
    matchedProductId: word.nullable(),
    matchScore: z.number().nullable(),
    matchConfidence: z.number().nullable(),
    cataloguePrice: signedPrice.nullable(),
    scaledBy: receiptItemViewSchema.shape.scaledBy,
    customRegularPrice: price.nullable(),
    confidence: z.number(),
    box: boxSchema.nullable(),
    ...sinceTrueAmounts,
    sizeUnit: unitSchema.nullable().default(null),
    kindReason: coded.nullable().default(null),
    returnOfId: z.uuid().nullable().default(null),
    regularShare: sumCents.nullable().default(null),
    proposed: proposedSchema
      .extend({ text, name, category: word, matchedProductId: word.nullable().optional() })
      .nullable()
      .default(null),
    correctionId: z.uuid().nullable().default(null),
    shares: storedSharesSchema.default(null),
  })
  .refine(hasWholeSize, WHOLE_SIZE)
  .refine(({ kind, price }) => (kind === "return" ? price <= 0 : price >= 0))
  .refine(({ kind, returnOfId }) => kind === "return" || returnOfId === null);
export type ItemRecord = z.infer<typeof itemRecordSchema>;

/** A receipt with its lines. Amounts in cents, the date a calendar date, moments in ISO 8601. */
export const receiptRecordSchema = z.object({
  id: z.uuid(),
  status: z.enum(["draft", "confirmed"]),
  store: name.nullable(),
  purchaseDate: calendarDateSchema.nullable(),
  subtotalCents: sumCents.nullable(),
  taxCents: sumCents.nullable(),
  totalCents: sumCents.nullable(),
  currency: currencySchema,
  reader: word,
  readerVersion: word,
  readerModel: word.nullable(),
  inputTokens: count.nullable(),
  outputTokens: count.nullable(),
  catalogueVersion: word,
  confidence: z.number(),
  evidence: boundedEvidence,
  imageSha256: z.string().regex(/^[0-9a-f]{64}$/),
  perceptualHash: z.string().regex(/^[0-9a-f]{16}$/),
  otherImagesSha256: listOf(z.string().regex(/^[0-9a-f]{64}$/), MAX_OTHER_PICTURES).default([]),
  otherPerceptualHashes: listOf(z.string().regex(/^[0-9a-f]{16}$/), MAX_OTHER_PICTURES).default([]),
  duplicateOfId: z.uuid().nullable(),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  lineItemCount: count.nullable(),
  reopened: reopenedSchema.extend({ store: name.nullable() }).nullable().default(null),
  items: listOf(itemRecordSchema, 2000),
});
export type ReceiptRecord = z.infer<typeof receiptRecordSchema>;

const month = z.string().max(10);
/** What a regular price was chosen from, with bounds on its words. */
const boundedPriceEvidence = priceEvidenceSchema.extend({
  product: name.nullable(),
  productId: word.nullable(),
  price: signedPrice.nullable(),
  store: name.nullable(),
  place: name.nullable(),
  knownOn: month.nullable(),
  origin: coded.nullable(),
  observationId: word.nullable(),
  carriedBy: priceEvidenceSchema.shape.carriedBy
    .unwrap()
    .extend({ fromMonth: month, toMonth: month })
    .nullable(),
  pooled: priceEvidenceSchema.shape.pooled
    .unwrap()
    .unwrap()
    .extend({ region: month, month })
    .nullable()
    .default(null),
});

const SIGN_OF_KIND = messageKey("issues.onlyReturnAmounts");

/** One line item: what the reports are made of. */
export const lineItemRecordSchema = z
  .object({
    id: z.uuid(),
    receiptId: z.uuid().nullable(),
    receiptItemId: z.uuid().nullable(),
    purchaseDate: calendarDateSchema,
    store: name.nullable(),
    name,
    category,
    quantity: z
      .number()
      .min(-1e9)
      .max(1e9)
      .refine((quantity) => Math.abs(quantity) >= LEAST_AMOUNT),
    currency: currencySchema,
    price: signedPrice,
    regularPrice: signedPrice,
    priceSource: priceSourceSchema,
    /** Absent in downloads made before it was kept. */
    priceBasis: coded.nullable().default(null),
    extraCost: signedPrice,
    ...sinceTrueAmounts,
    kindReason: coded.nullable().default(null),
    counts: z.boolean().default(true),
    unit: unitSchema.nullable().default(null),
    soldByWeight: z.boolean().default(false),
    sizeCompared: z.boolean().default(false),
    priceEvidence: boundedPriceEvidence.nullable().default(null),
    taxCents: sumCents.nullable().default(null),
    regularTaxCents: sumCents.nullable().default(null),
    returnOfId: z.uuid().nullable().default(null),
    matchedProductId: word.nullable(),
    catalogueVersion: word.nullable(),
    createdAt: moment,
    /** A filed claim and an import belong to the account that they were made in. */
    claimId: z.uuid().nullable().default(null),
    importId: z.uuid().nullable().default(null),
  })
  .refine(({ kind, price }) => (kind === "return" ? price <= 0 : price >= 0), {
    path: ["price"],
    message: SIGN_OF_KIND,
  })
  .refine(({ kind, regularPrice }) => (kind === "return" ? regularPrice <= 0 : regularPrice >= 0), {
    path: ["regularPrice"],
    message: SIGN_OF_KIND,
  })
  .refine(({ kind, quantity }) => (kind === "return" ? quantity < 0 : quantity > 0), {
    path: ["quantity"],
    message: SIGN_OF_KIND,
  })
  .refine(
    ({ size, unit, soldByWeight }) => (size === null) === (unit === null) && (size !== null || !soldByWeight),
    {
      path: ["size"],
      message: messageKey("issues.sizeUnitTogether"),
    },
  )
  .refine(({ id, kind, returnOfId }) => returnOfId === null || (kind === "return" && returnOfId !== id), {
    path: ["returnOfId"],
    message: messageKey("issues.onlyReturnTakesBack"),
  });
export type LineItemRecord = z.infer<typeof lineItemRecordSchema>;

/** A price of the person's book (prices-23). */
export const observationRecordSchema = z.object({
  id: z.uuid(),
  productId: word.nullable(),
  name,
  brand: name.nullable(),
  size: sizeSchema.nullable(),
  unit: unitSchema.nullable(),
  price,
  currency: currencySchema,
  store: name.nullable(),
  place: name.nullable(),
  seenOn: calendarDateSchema,
  how: observedHowSchema,
  url: z.string().max(2000).nullable(),
  fileSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  receiptItemId: z.uuid().nullable(),
  createdAt: moment,
});
export type ObservationRecord = z.infer<typeof observationRecordSchema>;

/** The person's own price of a product (prices-10). */
export const ownPriceRecordSchema = z.object({
  productId: word,
  price,
  currency: currencySchema,
  updatedAt: moment,
});
export type OwnPriceRecord = z.infer<typeof ownPriceRecordSchema>;

/** What the person corrected for a till's text at a chain (receipts-59). */
export const correctionRecordSchema = z
  .object({
    id: z.uuid(),
    chainKey: name,
    textKey: text,
    articleCode: z
      .string()
      .regex(/^\d{0,14}$/)
      .default(""),
    store: name.nullable(),
    text,
    name,
    category,
    kind: productKindSchema,
    size: sizeSchema.nullable(),
    sizeUnit: unitSchema.nullable(),
    selected: z.boolean(),
    matchedProductId: word.nullable(),
    correctedAt: moment,
  })
  .refine(hasWholeSize, WHOLE_SIZE);
export type CorrectionRecord = z.infer<typeof correctionRecordSchema>;

/** A spelling that the person merged into a product (matching-25). */
export const mergedNameRecordSchema = z
  .object({
    spellingKey: name,
    spelling: name,
    productKey: name,
    name,
  })
  .refine(({ spellingKey, productKey }) => spellingKey !== productKey);
export type MergedNameRecord = z.infer<typeof mergedNameRecordSchema>;
