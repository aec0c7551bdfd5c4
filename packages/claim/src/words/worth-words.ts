import type { NotPaid } from "../credits/credit-section";
import type { StateNoteKey } from "../credits/state-notes";
import type { UsOutcome } from "../credits/us-deduction";
import type { WhyClaimant } from "../credits/who-claims";
import type { WorthQuestion } from "../file/claim-worth";

/** Why a credit is 0. */
export const NOT_PAID_WORDS: Readonly<Record<NotPaid, string>> = {
  "no-expenses-above-the-threshold": "No expenses are above the threshold.",
  "not-resident-all-year": "It is for residents of the whole year.",
  "under-age": "It is for those who were 18 or older on December 31.",
  "work-income-below-the-minimum": "Work income is below the minimum.",
  "work-income-unknown": "Needs the work income, which was not entered.",
};

/** Why one partner should claim rather than the other. */
export const WHY_CLAIMANT_WORDS: Readonly<Record<WhyClaimant, string>> = {
  "only-claimant": "There is one person to claim.",
  "no-difference": "It makes no difference which partner claims.",
  "lower-threshold": "The lower income has the lower threshold.",
  "more-tax-to-reduce": "There is more tax for the credit to reduce.",
  "refundable-supplement": "The refundable supplement is larger.",
};

/** What is asked before a worth is whole, or why it cannot be said. */
export const WORTH_QUESTION_WORDS: Readonly<Record<WorthQuestion, string>> = {
  "birth-date": "Enter the birth date: it decides on which line the expenses go.",
  "net-income": "Enter the net income of the tax year; until then it is taken as 0, which gives the most.",
  province: "Choose the province on December 31; until then only the federal part is worked out.",
  "quebec-income": "Enter line 275 of Québec's return; until then only the federal part is worked out.",
  "work-income": "Enter the work income: a refundable supplement may be added.",
  "filing-status": "Choose the filing status: it decides the standard deduction.",
  "other-itemised": "Enter the other itemized deductions; until then they are taken as 0.",
  "marginal-rate": "Enter the rate of your top bracket, and the tax saved is worked out.",
  "year-unknown": "The figures of this tax year are not known here yet.",
  "province-year-unknown":
    "The province's figures of this tax year are not known here; only the federal part is worked out.",
};

/** Whether a US deduction pays. */
export const US_OUTCOME_WORDS: Readonly<Record<UsOutcome, string>> = {
  pays: "All of it is deducted.",
  "pays-in-part": "A part of it is deducted: the rest only makes up for the floor or the standard deduction.",
  "below-the-floor": "Medical expenses are below the floor, so nothing is deducted.",
  "standard-deduction-is-larger": "The standard deduction is larger, so itemizing does not pay.",
};

/** What is known of a state's own rule. */
export const STATE_NOTE_WORDS: Readonly<Record<StateNoteKey, string>> = {
  "own-floor": "Your state has a floor of its own.",
  "all-expenses-when-itemising": "Your state deducts all medical expenses when you itemize there.",
  "own-deduction": "Your state has a medical deduction of its own.",
  "deduction-ended": "Your state's own medical deduction has ended.",
  "may-differ": "Your state may differ; its rules were not read.",
};

/** The share of income above which a state's own deduction begins. */
export const STATE_FLOOR_WORDS = (percent: number) => `It is ${percent}%.`;
