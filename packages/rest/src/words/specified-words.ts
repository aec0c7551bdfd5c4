import {
  lineProposalSchema,
  matchReceiptAnswerSchema,
  productPriceAnswerSchema,
  productPriceInput,
  productViewSchema,
} from "@gf-ledger/domain/matching/matching-view";
import {
  changeObservationInput,
  newObservationInput,
  observationViewSchema,
} from "@gf-ledger/domain/price-book/observation";
import { priceChangeSchema, shelfPhotoInput } from "@gf-ledger/domain/price-book/price-book-view";
import { shelfTagSchema } from "@gf-ledger/domain/price-book/shelf-tag";
import { draftSummarySchema } from "@gf-ledger/domain/receipt/draft-summary";
import {
  addItemInput,
  confirmedItemSchema,
  confirmReceiptAnswerSchema,
  confirmReceiptInput,
  itemDetailsInput,
  itemRegularPriceByIndexInput,
  itemSelectionByIndexInput,
  itemSelectionInput,
  updateReceiptInput,
  uploadReceiptInput,
} from "@gf-ledger/domain/receipt/receipt-input";
import { receiptListInput, receiptSummarySchema } from "@gf-ledger/domain/receipt/receipt-list";
import {
  matchedProductSchema,
  receiptItemViewSchema,
  receiptViewSchema,
} from "@gf-ledger/domain/receipt/receipt-view";
import { receiptToCheckSchema } from "@gf-ledger/domain/receipt/to-check";
import { addLineItemInput, updateLineItemInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import {
  categorySummarySchema,
  lineItemsAnswerSchema,
  lineItemViewSchema,
  reportTotalsSchema,
  taxSummarySchema,
} from "@gf-ledger/domain/tax-report/tax-report-view";
import type { z } from "zod";

/**
 * For one object's fields: the name in code, and the specification's name. Fields of the same name are left
 * out.
 */
export type SpecifiedWords = Readonly<Record<string, string>>;

const name = { name: "productName" };
const glutenFree = { glutenFree: "isGlutenFree" };
const selected = { selected: "isSelected" };
const store = { store: "storeLocation" };

/** The fields that the specification names differently than the code (api-31). */
export const SPECIFIED_WORDS: ReadonlyMap<z.core.$ZodType, SpecifiedWords> = new Map<
  z.core.$ZodType,
  SpecifiedWords
>([
  [receiptViewSchema, store],
  [receiptItemViewSchema, { ...name, ...glutenFree, ...selected }],
  [matchedProductSchema, name],
  [draftSummarySchema, store],
  [receiptToCheckSchema, store],
  [receiptListInput, store],
  [receiptSummarySchema, store],
  [uploadReceiptInput, { image: "base64Image" }],
  [updateReceiptInput, store],
  [confirmReceiptInput, { items: "virtualItems", image: "receiptImage", ...store }],
  [confirmedItemSchema, { ...name, ...glutenFree }],
  [confirmReceiptAnswerSchema, { lineItemCount: "logsCreated" }],
  [itemSelectionInput, selected],
  [itemSelectionByIndexInput, { ...selected, ...name }],
  [itemRegularPriceByIndexInput, name],
  [itemDetailsInput, name],
  [addItemInput, name],
  [productViewSchema, name],
  [lineProposalSchema, glutenFree],
  [lineProposalSchema.shape.match.unwrap(), name],
  [lineProposalSchema.shape.candidates.element, name],
  [matchReceiptAnswerSchema.shape.items.element, { ...name, ...glutenFree }],
  [newObservationInput, { ...name, ...store }],
  [changeObservationInput, { ...name, ...store }],
  [observationViewSchema, { ...name, ...store }],
  [shelfTagSchema, { ...name, ...store }],
  [shelfPhotoInput, { image: "base64Image" }],
  [priceChangeSchema, { ...name, ...store }],
  [productPriceInput, { ownPrice: "customPrice" }],
  [productPriceAnswerSchema, { ownPrice: "customPrice" }],
  [lineItemsAnswerSchema, { lineItems: "receipts" }],
  [
    lineItemViewSchema,
    {
      ...store,
      name: "customProductName",
      regularPrice: "originalPrice",
      countedExtraCost: "priceDifference",
    },
  ],
  [
    addLineItemInput,
    {
      name: "product_name",
      price: "gf_price",
      regularPrice: "non_gf_equiv_price",
      store: "store_location",
      purchaseDate: "purchase_date",
    },
  ],
  [
    updateLineItemInput,
    {
      name: "product_name",
      price: "gf_price",
      regularPrice: "non_gf_equiv_price",
      extraCost: "savings",
      store: "store_location",
      purchaseDate: "purchase_date",
    },
  ],
  [
    categorySummarySchema,
    {
      itemCount: "items_logged",
      price: "total_gf_spent",
      regularPrice: "total_non_gf_cost",
      countedExtraCost: "total_tax_deduction",
    },
  ],
  [
    reportTotalsSchema,
    {
      itemCount: "itemsLogged",
      price: "totalGfSpent",
      regularPrice: "totalNonGfCost",
      countedExtraCost: "totalTaxDeduction",
    },
  ],
  [taxSummarySchema, { totals: "grandTotals" }],
]);
