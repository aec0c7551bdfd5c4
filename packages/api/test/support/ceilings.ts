import type { ModelName } from "@gf-ledger/db/generated/internal/prismaNamespace";
import type { MAX_RECORDS } from "../../src/limits/account-room";

/**
 * How far somebody's calls can grow a table:
 * - `counted`: so many rows of that kind in an account (api-46).
 * - `rule`: as many as a rule says, in these words; `within` one row of another table, where it says so.
 * - `key`: one for each of these columns, which the database itself refuses a second row of; beside the account, what
 * they name has a ceiling too, or few values.
 * - `none`: no number of rows bounds it, and why that is so.
 */
export type Ceiling =
  | { readonly counted: keyof typeof MAX_RECORDS }
  | { readonly rule: string; readonly says: string; readonly within?: ModelName }
  | { readonly key: string }
  | { readonly none: string };

/** Of every table of the database. */
export const CEILINGS: Readonly<Record<ModelName, Ceiling>> = {
  Receipt: { counted: "receipts" },
  LineItem: { counted: "lineItems" },
  ProductPrice: { counted: "ownPrices" },
  Correction: { counted: "corrections" },
  MergedName: { counted: "mergedNames" },
  PriceObservation: { counted: "observations" },
  Person: { counted: "people" },
  OtherExpense: { counted: "expenses" },
  Adjustment: { counted: "adjustments" },
  GivenRate: { counted: "rates" },
  Claim: { counted: "claims" },
  Import: { counted: "imports" },

  ApiKey: { rule: "api-78", says: "50 API keys" },
  HouseholdMember: { rule: "api-78", says: "20 members and open invitations together" },
  HouseholdInvitation: { rule: "api-78", says: "20 members and open invitations together" },
  MailSender: { rule: "api-78", says: "50 addresses that may send receipts" },
  ClaimComment: { rule: "api-78", says: "500 comments on a claim", within: "Claim" },
  Passkey: { rule: "accounts-62", says: "at most 20" },
  RecoveryCode: { rule: "accounts-65", says: "ten recovery codes" },
  Webhook: { rule: "api-35", says: "up to ten webhooks" },
  WebhookDelivery: {
    rule: "api-62",
    says: "A thousand messages of a webhook wait at most",
    within: "Webhook",
  },
  ReceiptItem: { rule: "api-71", says: "500 items at most", within: "Receipt" },
  ClaimLink: { rule: "accounts-92", says: "A claim keeps a hundred links", within: "Claim" },

  MailAddress: { key: "user_id" },
  SecondFactor: { key: "user_id" },
  CalendarFeed: { key: "user_id" },
  Subscription: { key: "user_id" },
  NetIncome: { key: "person_id, tax_year" },
  AllocationPart: { key: "allocation_id, person_id" },
  AdjustmentLineItem: { key: "adjustment_id, line_item_id" },
  AdjustmentExpense: { key: "adjustment_id, expense_id" },
  PooledVote: { key: "user_id, product_id, currency, month, unit, size" },
  PooledPrice: { key: "product_id, currency, region, month, unit, size" },

  Allocation: { none: "One for a line item, for each of the few categories, and for the household." },
  CountedSave: {
    none: "One for each receipt that is saved first, also where it is deleted; readings are counted.",
  },
  Session: { none: "One for each sign-in, and gone when it ends." },
  SignOn: {
    none: "One for each identity that its provider vouches for; one that nobody confirms is gone after a day.",
  },
  MailIn: { none: "Fifty mails a day are taken (receipts-76), and each is noted for 90 days." },
  ClaimLinkOpening: {
    none: "The log of a link stays; a link is opened three hundred times a day at most (accounts-92).",
  },
  ClaimLinkBrowser: {
    none: "One for each confirmation, of which a link mails five an hour; unopened it is gone after a day.",
  },
  RecordChange: { none: "The record of changes loses nothing; it grows by calls, which are counted." },
  Undo: {
    none: "One for each act that can be undone, gone after a day, and one for each receipt that is being corrected.",
  },
  VerificationToken: {
    none: "One for each mail with a link, which are counted, and gone a day after it ends.",
  },
  PasskeyChallenge: {
    none: "One for each attempt with a passkey, which are counted, and gone after minutes.",
  },
  OutgoingMail: { none: "Each kind of mail is counted, and is gone 30 days after it was sent." },
  ReadingTurn: { none: "One for each photo that waits or is read, for which an account has few places." },
  LookedUpProduct: {
    none: "One for each barcode that was asked about, ten a minute, and gone after a year.",
  },
  RateLimit: { none: "One for each caller and limit, and gone when its window ends." },
  CommitMark: { none: "One for each call that may be run again, and gone after a day; calls are counted." },
  PaymentEvent: { none: "Written by the payment provider alone, and gone after 90 days." },
  MailSignature: { none: "Written for mails that the provider signed, and gone after a day." },
  PooledGroup: { none: "Made from the accounts of many people, and by no call of one." },
  Product: { none: "The catalogue's, which no call writes." },
  CatalogueVersion: { none: "The catalogue's, which no call writes." },
  User: { none: "One for each address that was registered; mails to a client are counted." },
};
