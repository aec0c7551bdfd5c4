import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import type { AdjustmentRule } from "@gf-ledger/claim/adjustments/adjustment-rules";
import type { ExplainedLine } from "@gf-ledger/claim/credits/explanation/explained-line";
import type { ExchangeMethod } from "@gf-ledger/claim/currency/exchange-methods";
import type { ClaimLine } from "@gf-ledger/claim/people/line-of";
import type { Person } from "@gf-ledger/claim/people/person";
import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { OtherExpense } from "@gf-ledger/claim/periods/other-expense";
import type { ClaimReturnWithCorrection } from "@gf-ledger/claim/return-lines/return-of-content";
import type { LeftOutReason } from "@gf-ledger/claim/sums/lines/place-lines";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import type { SummaryLine } from "@gf-ledger/claim/sums/rows/summary-lines";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Audience } from "@gf-ledger/domain/documents/audience";
import type { Currency, Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Ground } from "@gf-ledger/domain/pricing/ground";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { SizeClass } from "@gf-ledger/domain/size/size-class";
import type { DifferenceInWords } from "./changes/claim-difference";

/** How much of an amount rests on what, in cents; the four add up to it, and one may be below 0 (claim-61). */
export type RestingCents = Readonly<Record<Ground, Cents>>;

/** A row of the claim under the name that its newest receipt printed. */
export interface DocumentRow extends ClaimRow {
  readonly name: string;
  readonly kind: ItemKind;
  readonly restsOn: RestingCents;
}

/** A line of the summary: one product and size, whoever of its block eats of it (claim-70). */
export interface DocumentLine extends SummaryLine {
  readonly name: string;
  readonly kind: ItemKind;
  /** Why purchases of a kind outside the rule count, as the person said (kinds). */
  readonly notes: readonly string[];
  /** The newest receipt that the product is on; `null` where none has a photo. */
  readonly receiptId: string | null;
}

/** People whose expenses share one line of the return, with what comes together on it. */
export interface DocumentBlock {
  /** `null` in the United States, and for a person whose birth date is missing. */
  readonly line: ClaimLine | null;
  readonly personIds: readonly string[];
  readonly rows: readonly DocumentRow[];
  /** The rows as the authority's summary has them. */
  readonly lines: readonly DocumentLine[];
  readonly price: Cents;
  readonly regularPrice: Cents;
  readonly foodCents: Cents;
  /** What counted adjustments do to it: below 0 they lower it. */
  readonly adjustmentsCents: Cents;
  readonly otherExpensesCents: Cents;
  /** The three together, never below 0. */
  readonly expensesCents: Cents;
}

/** One person's part of one line item. Amounts in cents of the claim's currency. */
export interface DocumentItem {
  readonly id: string;
  /** The row that it is summed in, counted from 1 over all blocks in their order. */
  readonly row: number;
  readonly date: CalendarDate;
  readonly store: string | null;
  readonly name: string;
  readonly personId: string;
  readonly share: number;
  readonly kind: ItemKind;
  readonly quantity: number;
  readonly size: number | null;
  readonly unit: string | null;
  /** Before the share, with tax where the claim counts it; not rounded, since a row rounds its sum once. */
  readonly price: number;
  readonly regularPrice: number;
  readonly sizeCompared: boolean;
  readonly priceSource: PriceSource | null;
  /** In a sentence: which product, whose figure, brought to which size. */
  readonly priceBasis: string;
  /** What was paid before it was converted; `null` in the claim's own currency. */
  readonly converted: {
    readonly currency: Currency;
    readonly cents: Cents;
    readonly rate: number;
    readonly method: ExchangeMethod;
    /** The year of an average, or the day of a daily rate. */
    readonly of: string;
    readonly source: string;
  } | null;
  readonly receiptId: string | null;
  readonly note: string | null;
}

/** A regular price that was used, with where and when it was seen. */
export interface DocumentComparator {
  readonly forProduct: string;
  readonly priceSource: PriceSource | null;
  readonly product: string | null;
  readonly size: number | null;
  readonly unit: string | null;
  /** Beside the package bought: sold in bulk, or a small one (prices-37). */
  readonly sizeClass: SizeClass | null;
  readonly price: Cents | null;
  readonly store: string | null;
  readonly place: string | null;
  /** A day, or a month `YYYY-MM` of a published average. */
  readonly knownOn: string | null;
  readonly origin: string | null;
  /** The origin without what the index did to it. */
  readonly printedBy: string | null;
  /** By which levels the food price index brought it to the month of purchase; `null` where it did not. */
  readonly carried: PriceEvidence["carriedBy"];
  /** What it rests on: that of the line items compared with it (claim-60). */
  readonly ground: Ground;
  /** SHA-256 of the picture of a seen price, which stays with the person; `null` where there is none (claim-80). */
  readonly pictureSha256: string | null;
  /** How many line items were compared with it. */
  readonly timesUsed: number;
}

/** A rate at which purchases in the other currency were converted, of when and from where (claim-14). */
export type DocumentRate = Pick<NonNullable<DocumentItem["converted"]>, "rate" | "of" | "source">;

export interface DocumentReceipt {
  readonly id: string;
  readonly date: CalendarDate | null;
  readonly store: string | null;
  readonly totalCents: Cents | null;
  readonly currency: Currency;
  /** Of the photo as it was sent; the photo itself stays with the person. */
  readonly imageSha256: string;
  readonly perceptualHash: string;
  /** Of the pictures below the first one, where the receipt was joined from several. */
  readonly otherImagesSha256: readonly string[];
  readonly otherPerceptualHashes: readonly string[];
}

export interface DocumentAdjustment {
  readonly adjustment: Adjustment;
  readonly rule: AdjustmentRule;
  readonly enteredCents: Cents;
  readonly countedCents: Cents;
  /** What a repayment pays back, by name and day; absent where nothing is named (claim-46). */
  readonly paidBack?: readonly { readonly name: string; readonly date: CalendarDate }[];
}

/** A field that changed after filing (claim-17). */
export interface DocumentChange {
  readonly changedAt: string;
  /** Who changed it, with their role, in the language of the papers. */
  readonly changedBy: string;
  readonly thing: string;
  readonly thingId: string;
  /** What the thing is called, and its day, where it is still known. */
  readonly name: string | null;
  readonly day: CalendarDate | null;
  readonly change: string;
  /** The field and its values in words (claim-66); a thing that came or went has no field. */
  readonly field: string | null;
  readonly old: string | null;
  readonly new: string | null;
  readonly why: string | null;
}

/** What is in no row, and why: nothing is left out in silence. */
export interface DocumentLeftOut {
  readonly reason: LeftOutReason;
  readonly items: number;
}

/** Everything that the papers of a claim show (claim-18). The three documents are written from this alone. */
export interface ClaimDocuments {
  readonly edition: Edition;
  /** The edition in the language of whoever reads them: words, amounts and dates are written in it (claim-27). */
  readonly locale: Locale;
  readonly currency: Currency;
  readonly taxYear: number;
  readonly period: ClaimPeriod;
  readonly status: "draft" | "filed" | "adjusted";
  /**
   * The day of filing and the snapshot's hash; `null` for a draft. `elsewhere`: as another account said (accounts-53).
   */
  readonly filed: {
    readonly on: CalendarDate;
    readonly sha256: string;
    readonly elsewhere: boolean;
  } | null;
  /** Whether more was still to be paid back, as was said on filing; `null` where nobody was asked (claim-86). */
  readonly moreRepayments: boolean | null;
  readonly madeOn: CalendarDate;
  readonly countTax: boolean;
  readonly countGuidance: boolean;
  readonly exchangeMethod: ExchangeMethod | null;
  readonly people: readonly Person[];
  readonly blocks: readonly DocumentBlock[];
  readonly foodCents: Cents;
  readonly expensesCents: Cents;
  readonly restsOn: RestingCents;
  /** The category totals less the food; `null` where they agree (claim-3). */
  readonly belowCategoryTotalsCents: Cents | null;
  readonly leftOut: readonly DocumentLeftOut[];
  readonly receipts: readonly DocumentReceipt[];
  readonly comparators: readonly DocumentComparator[];
  /** Each rate of a purchase once, oldest first. */
  readonly rates: readonly DocumentRate[];
  readonly adjustments: readonly DocumentAdjustment[];
  readonly otherExpenses: readonly OtherExpense[];
  readonly figures: readonly ExplainedLine[];
  /** Which amount goes on which line of the return (claim-64), with the table of a correction (claim-65). */
  readonly returnLines: ClaimReturnWithCorrection;
  /** What is not as it was filed, or what the last adjustment changed; `null` where nothing did (claim-66). */
  readonly difference: DifferenceInWords | null;
  readonly changes: readonly DocumentChange[];
  readonly catalogueVersion: string;
  readonly readerVersions: readonly string[];
  /** Read again for each document, a page at a time, so that no document holds all of them. */
  items(): AsyncIterable<readonly DocumentItem[]>;
}

/** Documents that are gathered once their first bytes are written, which hold what is known before. */
export interface DocumentsToWrite extends Pick<ClaimDocuments, "edition" | "locale" | "taxYear" | "madeOn"> {
  /** Whom they are for; everything that there is where it is left out (claim-71). */
  readonly audience?: Audience | undefined;
  /** An earlier version of the claim, which its file's name says (claim-68). */
  readonly version?: number | undefined;
  /** Gathers them at the first call; later ones get the same. */
  read(): Promise<ClaimDocuments>;
}
