import type { Cents } from "@gf-ledger/domain/money/cents";
import { findFigure } from "../../figures/find-figure";
import type { ExplainedLine } from "../explanation/explained-line";
import type { Explanation } from "../explanation/explanation";
import { type Government, TAX_REDUCTIONS } from "./basic-amounts";

/** Whose reduction for low incomes it is. */
export interface ReductionFacts {
  readonly government: Government;
  readonly taxYear: number;
  readonly income: ExplainedLine;
  /** Children under 19 for whom this claimant has Ontario's reduction: the partner with the higher income does. */
  readonly reductionChildren: number;
}

/** Ontario's reduction with its amounts for children (form ON428, lines 74 to 78); `null` elsewhere and for an unknown year. */
function ontarioAmount(explain: Explanation, facts: ReductionFacts): ExplainedLine | null {
  const { government, taxYear, reductionChildren } = facts;
  const basic = government === "ON" ? findFigure(TAX_REDUCTIONS, "ontario-reduction", taxYear) : null;
  const child = findFigure(TAX_REDUCTIONS, "ontario-reduction-child", taxYear);
  if (!basic || !child) return null;
  const amount = explain.given("tax-reduction", basic.value, basic);
  if (reductionChildren === 0) return amount;
  const each = explain.given("tax-reduction-child", child.value, child);
  const children = explain.percent("tax-reduction-children", each, 100 * reductionChildren, child);
  return explain.sum("tax-reduction-all", [amount, children], basic);
}

/** British Columbia's reduction: whole up to a net income, and less by a share of what is above it. */
function columbianAmount(
  explain: Explanation,
  { government, taxYear, income }: ReductionFacts,
): ExplainedLine | null {
  const figure = (name: "bc-reduction" | "bc-reduction-income" | "bc-reduction-percent") =>
    government === "BC" ? findFigure(TAX_REDUCTIONS, name, taxYear) : null;
  const whole = figure("bc-reduction");
  const limit = figure("bc-reduction-income");
  const percent = figure("bc-reduction-percent");
  if (!whole || !limit || !percent) return null;
  const amount = explain.given("tax-reduction", whole.value, whole);
  if (income.amountCents <= limit.value) return amount;
  const upTo = explain.given("reduction-income", limit.value, limit);
  const above = explain.difference("income-above-reduction-income", income, upTo);
  const takenBack = explain.percent("tax-reduction-taken-back", above, percent.value, percent);
  return explain.difference("tax-reduction-left", amount, takenBack);
}

/**
 * What is left of a province's tax after its reduction for low incomes, which comes after the credits. `isDoubled`: a
 * dollar of credit may lower the tax by two (Ontario, between the reduction and its double).
 */
export function reducedTax(
  explain: Explanation,
  facts: ReductionFacts,
  taxOf: (key: "tax-at-first-rate" | "tax-to-reduce") => ExplainedLine,
  faceCents: Cents,
): { readonly tax: ExplainedLine; readonly isDoubled: boolean } {
  const before = explain.lines.length;
  const ontario = ontarioAmount(explain, facts);
  const amount = ontario ?? columbianAmount(explain, facts);
  if (!amount) return { tax: taxOf("tax-to-reduce"), isDoubled: false };
  const reduction = explain.lines.splice(before);
  const tax = taxOf("tax-at-first-rate");
  explain.lines.push(...reduction);
  if (!ontario) return { tax: explain.difference("tax-to-reduce", tax, amount), isDoubled: false };
  const twice = explain.percent("tax-reduction-twice", amount, 200);
  const left = explain.difference("tax-reduction-left", twice, tax);
  return {
    tax: explain.difference("tax-to-reduce", tax, left),
    isDoubled: tax.amountCents - faceCents < twice.amountCents,
  };
}

/**
 * What a credit takes off a tax that is known, as form ON428 works: the reduction is twice its amount less the tax, so
 * between the two each dollar of credit lowers the tax by two. `null` where that plays no part.
 */
export function doubledCredit(
  explain: Explanation,
  facts: ReductionFacts,
  face: ExplainedLine,
  typed: ExplainedLine,
): ExplainedLine | null {
  const start = explain.lines.length;
  const amount = ontarioAmount(explain, facts);
  const twice = amount && explain.percent("tax-reduction-twice", amount, 200);
  const low = typed.amountCents - face.amountCents;
  if (!twice || typed.amountCents === 0 || low >= twice.amountCents) {
    explain.lines.splice(start);
    return null;
  }
  const before =
    typed.amountCents >= twice.amountCents
      ? typed
      : explain.percent("tax-before-reduction", explain.sum("tax-and-reduction", [typed, twice]), 50);
  const less = explain.difference("tax-less-credit", before, face);
  const left = explain.difference("tax-reduction-left", twice, less);
  const after = explain.difference("tax-after-credit", less, left);
  return explain.difference("credit-within-tax", typed, after);
}
