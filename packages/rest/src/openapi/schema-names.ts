import {
  apiKeyViewSchema,
  registrationAnswerSchema,
  sessionViewSchema,
  userViewSchema,
  verifyTokenAnswerSchema,
} from "@gf-ledger/domain/account/account-view";
import { confirmationSchema } from "@gf-ledger/domain/account/confirmation";
import { categorySchema } from "@gf-ledger/domain/category/category";
import { lineProposalSchema, productViewSchema } from "@gf-ledger/domain/matching/matching-view";
import { personUsesSchema, personViewSchema } from "@gf-ledger/domain/people/person-view";
import {
  lineItemSharesSchema,
  sharesViewSchema,
  shareViewSchema,
} from "@gf-ledger/domain/people/shares-view";
import { observationViewSchema } from "@gf-ledger/domain/price-book/observation";
import { comparatorSchema } from "@gf-ledger/domain/price-book/price-book-view";
import { priceEvidenceSchema } from "@gf-ledger/domain/pricing/price-evidence";
import {
  boxSchema,
  readingChargeSchema,
  readingIssueSchema,
} from "@gf-ledger/domain/reading/receipt-reading";
import { confirmedItemSchema } from "@gf-ledger/domain/receipt/receipt-input";
import { receiptSummarySchema } from "@gf-ledger/domain/receipt/receipt-list";
import {
  matchedProductSchema,
  matchingSummarySchema,
  receiptItemViewSchema,
  receiptViewSchema,
} from "@gf-ledger/domain/receipt/receipt-view";
import { subscriptionStatusSchema } from "@gf-ledger/domain/subscription/subscription-view";
import {
  categorySummarySchema,
  lineItemViewSchema,
  reportTotalsSchema,
  taxSummarySchema,
} from "@gf-ledger/domain/tax-report/tax-report-view";
import { z } from "zod";

const NAMES: Readonly<Record<string, z.ZodType>> = {
  ApiKey: apiKeyViewSchema,
  Box: boxSchema,
  Category: categorySchema,
  CategorySummary: categorySummarySchema,
  Comparator: comparatorSchema,
  Confirmation: confirmationSchema,
  GrandTotals: reportTotalsSchema,
  LineItem: lineItemViewSchema,
  LineProposal: lineProposalSchema,
  LineItemShares: lineItemSharesSchema,
  MatchedProduct: matchedProductSchema,
  MatchingSummary: matchingSummarySchema,
  Observation: observationViewSchema,
  Person: personViewSchema,
  PersonUses: personUsesSchema,
  PriceEvidence: priceEvidenceSchema,
  Product: productViewSchema,
  ReadingCharge: readingChargeSchema,
  ReadingIssue: readingIssueSchema,
  Receipt: receiptViewSchema,
  ReceiptItem: receiptItemViewSchema,
  ReceiptSummary: receiptSummarySchema,
  Registration: registrationAnswerSchema,
  Session: sessionViewSchema,
  Share: shareViewSchema,
  Shares: sharesViewSchema,
  SubscriptionStatus: subscriptionStatusSchema,
  TaxSummary: taxSummarySchema,
  User: userViewSchema,
  VerifiedToken: verifyTokenAnswerSchema,
  VirtualItem: confirmedItemSchema,
};

/** The schemas that appear by name in the document's components. */
export const schemaNames = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMES)) schemaNames.add(schema, { id });
