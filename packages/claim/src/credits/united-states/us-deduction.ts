import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../../figures/provenance";
import { ruleInForce } from "../../figures/rule-in-force";
import type { UsEstimateInput } from "../credit-input";
import type { ExplainedLine } from "../explanation/explained-line";
import { type Explanation, explanation } from "../explanation/explanation";
import { type FilingStatus, STANDARD_DEDUCTIONS, type StandardDeduction } from "./standard-deductions";
import { US_FIGURES } from "./us-figures";
import { giftsBesideStandard } from "./us-limits";

const BASE: Readonly<Record<FilingStatus, (row: StandardDeduction) => Cents>> = {
  single: (row) => row.singleCents,
  "married-separately": (row) => row.singleCents,
  joint: (row) => row.jointCents,
  "surviving-spouse": (row) => row.jointCents,
  "head-of-household": (row) => row.headOfHouseholdCents,
};

const UNMARRIED: readonly FilingStatus[] = ["single", "head-of-household"];

/** The standard deduction with its extras, one for each person and condition; `null` for an unknown year. */
function standardDeduction(
  year: number,
  status: FilingStatus,
  extraConditions: number,
): { readonly cents: Cents; readonly source: Provenance } | null {
  const row = STANDARD_DEDUCTIONS.find((candidate) => candidate.year === year);
  if (!row) return null;
  const extra = UNMARRIED.includes(status) ? row.extraUnmarriedCents : row.extraMarriedCents;
  return { cents: BASE[status](row) + extraConditions * extra, source: row };
}

/** Whether gluten-free food lowers the tax, and if not, why. */
export type UsOutcome = "pays" | "pays-in-part" | "below-the-floor" | "standard-deduction-is-larger";

export interface UsDeduction {
  readonly ok: true;
  readonly lines: readonly ExplainedLine[];
  readonly outcome: UsOutcome;
  /** Expenses above the floor, even where they do not lower the tax. */
  readonly medicalDeductionCents: Cents;
  readonly itemisingPays: boolean;
  readonly deductionDueToGlutenFreeCents: Cents;
  /** `null` without a marginal rate. */
  readonly taxSavedCents: Cents | null;
}

/**
 * What gluten-free food deducts in the US, in US cents: medical expenses above 7.5% of adjusted gross
 * income on Schedule A (Internal Revenue Code, section 213(a)), as far as itemising with them beats the
 * larger of itemising without them and the standard deduction (own derivation).
 */
export function usDeduction(
  input: UsEstimateInput,
): UsDeduction | { readonly ok: false; readonly reason: "year-unknown" } {
  const percent = ruleInForce(US_FIGURES, "agi-percent", input.taxYear);
  const standard = standardDeduction(input.taxYear, input.filingStatus, input.extraConditions);
  if (!percent || !standard) return { ok: false, reason: "year-unknown" };

  const explain = explanation("united-states");
  const glutenFree = explain.given("gluten-free", input.glutenFreeCents);
  const otherMedical = explain.given("other-medical", input.otherMedicalCents);
  const medical = explain.sum("medical", [glutenFree, otherMedical]);
  const income = explain.given("adjusted-gross-income", input.adjustedGrossIncomeCents);
  const floor = explain.percent("floor", income, percent.value, percent);
  const deduction = explain.difference("medical-deduction", medical, floor, percent);
  const without = explain.difference("medical-deduction-without-gluten-free", otherMedical, floor, percent);
  const other = explain.given("other-itemised", input.otherItemisedCents);
  const itemised = explain.sum("itemised", [deduction, other]);
  const itemisedWithout = explain.sum("itemised-without-gluten-free", [without, other]);
  const deducted = explain.given("standard-deduction", standard.cents, standard.source);
  const notItemised = withGifts(explain, input, deducted);
  const otherwise = explain.greater("otherwise-deducted", [itemisedWithout, notItemised]);
  const due = explain.difference("deduction-due-to-gluten-free", itemised, otherwise);
  const most = ruleInForce(US_FIGURES, "most-saved-percent", input.taxYear);
  const rate = input.marginalRatePercent;
  const saved =
    rate === null
      ? null
      : most !== null && rate > most.value
        ? explain.percent("tax-saved-limited", due, most.value, most)
        : explain.percent("tax-saved", due, rate);

  return {
    ok: true,
    lines: explain.lines,
    outcome: outcomeOf(deduction.amountCents, due.amountCents, input.glutenFreeCents),
    medicalDeductionCents: deduction.amountCents,
    itemisingPays: itemised.amountCents > notItemised.amountCents,
    deductionDueToGlutenFreeCents: due.amountCents,
    taxSavedCents: saved?.amountCents ?? null,
  };
}

/** What is deducted without itemising: the standard deduction, from 2026 on with cash gifts up to their limit. */
function withGifts(
  explain: Explanation,
  { taxYear, filingStatus, cashGiftsCents = 0 }: UsEstimateInput,
  deducted: ExplainedLine,
): ExplainedLine {
  const most = giftsBesideStandard(taxYear, filingStatus);
  if (!most || cashGiftsCents === 0) return deducted;
  const given = explain.given("cash-gifts", cashGiftsCents);
  const limit = explain.given("gifts-limit", most.value, most);
  const beside = explain.lesser("gifts-beside-standard", [given, limit], most);
  return explain.sum("standard-and-gifts", [deducted, beside]);
}

function outcomeOf(medical: Cents, due: Cents, glutenFree: Cents): UsOutcome {
  if (due > 0) return due === glutenFree ? "pays" : "pays-in-part";
  return medical === 0 ? "below-the-floor" : "standard-deduction-is-larger";
}
