import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { NotPaid } from "../credits/credit-section";
import type { ExplainedLine, Part } from "../credits/explanation/explained-line";
import type { StateNote } from "../credits/united-states/state-notes";
import type { UsOutcome } from "../credits/united-states/us-deduction";
import type { WhyClaimant } from "../credits/who-claims";
import type { Person } from "../people/person";
import type { ClaimPeriod } from "../periods/claim-period";
import type { DatedAmount } from "../periods/dated-amount";
import type { EstimateInputs } from "./estimate-inputs";

/** What has to be answered, or is not known, before the estimate is complete. */
export const ESTIMATE_QUESTIONS = [
  "birth-date",
  "net-income",
  "province",
  "province-at-death",
  "tax",
  "quebec-income",
  "work-income",
  "filing-status",
  "other-itemised",
  "marginal-rate",
  "rate-too-high",
  "year-unknown",
  "province-year-unknown",
] as const;
export type EstimateQuestion = (typeof ESTIMATE_QUESTIONS)[number];

export interface AskedForEstimate {
  readonly question: EstimateQuestion;
  /** The people whom it is asked of; empty where it is asked of the claim. */
  readonly personIds: readonly string[];
}

/** One credit or deduction with the lines that it is worked out by. */
export interface EstimateSection {
  readonly part: Part;
  readonly lines: readonly ExplainedLine[];
  readonly amountCents: Cents;
  readonly refundable: boolean;
  readonly upTo: boolean;
  readonly notPaid: NotPaid | null;
}

/** What the claim comes to when one of the partners claims it, and what it would be without the food. Cents. */
export interface ClaimantWorth {
  readonly personId: string;
  readonly amountCents: Cents;
  readonly withoutFoodCents: Cents;
  readonly upTo: boolean;
  /** What is left if there is no tax where that is in doubt. */
  readonly leastCents: Cents;
}

/** A dependant whose own return would bring more than line 33199 does, if they paid themselves. Cents. */
export interface OwnReturn {
  readonly personId: string;
  readonly ownReturnCents: Cents;
  readonly hereCents: Cents;
  readonly upTo: boolean;
}

/** Which partner should claim, and why. `null` for `why` while an income is missing. */
export interface BetterClaimant {
  readonly personId: string;
  readonly why: WhyClaimant | null;
  readonly otherPersonId: string | null;
  readonly differenceCents: Cents;
}

/** The return of a partner who died in the tax year (claim-52). */
export interface FinalReturn {
  readonly personId: string;
  readonly diedOn: CalendarDate;
  readonly dueOn: CalendarDate;
  /** Whether a partner is left who lives, and whose own return may wait until that day too. */
  readonly partnerToo: boolean;
}

export interface DeductionEstimate {
  readonly outcome: UsOutcome;
  readonly medicalDeductionCents: Cents;
  readonly itemisingPays: boolean;
  readonly deductionDueToGlutenFreeCents: Cents;
}

/** What a claim is worth: an estimate beside the report, never in it (claim-22). Cents. */
export interface ClaimEstimate {
  /** Credits in Canada, the tax saved in the US; `null` while it cannot be said. */
  readonly amountCents: Cents | null;
  /** Something that could make it less is not known. */
  readonly upTo: boolean;
  readonly asked: readonly AskedForEstimate[];
  readonly sections: readonly EstimateSection[];
  readonly claimant: BetterClaimant | null;
  /** Both partners side by side, the better one first. */
  readonly claimants: readonly ClaimantWorth[];
  readonly ownReturns: readonly OwnReturn[];
  /** Other dependants whose expenses may be above Ontario's cap of line 58729. */
  readonly nearOntariosCap: readonly string[];
  readonly finalReturns: readonly FinalReturn[];
  readonly deduction: DeductionEstimate | null;
  readonly stateNote: StateNote | null;
}

/** What an estimate is worked out from. */
export interface EstimateFacts {
  readonly edition: Edition;
  readonly taxYear: number;
  readonly period: ClaimPeriod;
  readonly people: readonly Person[];
  /** The claim's sum by person. */
  readonly amountByPerson: ReadonlyMap<string, Cents>;
  /** Counted adjustments, each on its day. */
  readonly adjustments: readonly DatedAmount[];
  readonly otherExpenses: readonly DatedAmount[];
  readonly inputs: EstimateInputs;
  /** Who claimed, where the claim is filed; the larger credits decide where it is left out. */
  readonly claimantId?: string | null;
}
