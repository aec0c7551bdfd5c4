import type { Cents } from "@gf-ledger/domain/money/cents";
import { findFigure } from "../../figures/find-figure";
import type { Provenance } from "../../figures/provenance";
import { ruleInForce } from "../../figures/rule-in-force";
import type { NotPaid } from "../credit-section";
import type { ExplainedLine } from "../explanation/explained-line";
import { type Explanation, explanation } from "../explanation/explanation";
import { AGE_AMOUNTS, type BasicAmount, basicAmountOf, type Government } from "./basic-amounts";
import { doubledCredit, reducedTax } from "./low-income-reduction";

/** What the disability, employment and other amounts may leave untaxed beside the basic one (own rule). */
const OTHER_AMOUNTS: Cents = 1_200_000;
/** The pension amount, from 65 on (line 31400). */
const PENSION_AMOUNT: Cents = 200_000;

/** Whose tax a credit lowers, and what is known of it. Cents. */
export interface TaxFacts {
  readonly government: Government;
  readonly taxYear: number;
  /** Net income: line 23600, in Québec line 275; `null` where nobody entered it. */
  readonly income: ExplainedLine | null;
  readonly ageOn31December: number | null;
  /** `null` without one; an income that nobody entered is `null`. */
  readonly partner: { readonly incomeCents: Cents | null } | null;
  readonly childrenUnder19: number;
  readonly reductionChildren: number;
  /** The tax before this credit, where a person entered it. */
  readonly typedCents: Cents | null;
  /** The rate of the first bracket. */
  readonly firstRate: { readonly percent: number; readonly source: Provenance };
}

type KnownFacts = TaxFacts & { readonly income: ExplainedLine };

export interface CreditWithinTax {
  readonly credit: ExplainedLine;
  /** The tax is not known, so the credit may be worth less. */
  readonly upTo: boolean;
  /** There may be no tax at all. */
  readonly inDoubt: boolean;
  readonly notPaid: Extract<NotPaid, "no-tax"> | null;
}

/** The age amount of the federal government or Ontario, where age and income give it in full; `null` otherwise. */
function wholeAgeAmount({ government, taxYear, ageOn31December, income }: KnownFacts) {
  const name = { federal: "federal-age-amount", ON: "ontario-age-amount" } as const;
  const figure = government === "federal" || government === "ON" ? name[government] : null;
  const amount = figure && findFigure(AGE_AMOUNTS, figure, taxYear);
  const limit = findFigure(AGE_AMOUNTS, "age-amount-income", taxYear);
  const age = ruleInForce(AGE_AMOUNTS, "age-amount-age", taxYear);
  if (!amount || !limit || !age || ageOn31December === null || ageOn31December < age.value) return null;
  return income.amountCents <= limit.value ? amount : null;
}

/** The most tax that a net income of the first bracket can bear: what is left are the amounts that everybody has. */
function mostTax(explain: Explanation, facts: KnownFacts, basic: BasicAmount, faceCents: Cents) {
  const basicAmount = explain.given("basic-amount", basic.basicCents, basic);
  const age = wholeAgeAmount(facts);
  const untaxed = age
    ? explain.sum("amounts-without-tax", [basicAmount, explain.given("age-amount", age.value, age)])
    : basicAmount;
  const above = explain.difference("income-above-amounts", facts.income, untaxed);
  const { percent, source } = facts.firstRate;
  return reducedTax(explain, facts, (key) => explain.percent(key, above, percent, source), faceCents);
}

/** What a partner with a low income, or a first child without a partner, may leave untaxed (lines 30300 and 30400). */
function ofTheFamily({ partner, childrenUnder19 }: TaxFacts, basicCents: Cents): Cents {
  if (partner) return Math.max(0, basicCents - (partner.incomeCents ?? 0));
  return childrenUnder19 > 0 ? basicCents : 0;
}

/** Where tax is sure however many amounts a person has; below it, it is asked for (Income Tax Act 118, 118.92). */
function untaxedAtMost(facts: KnownFacts, { basicCents }: BasicAmount): Cents {
  const age = wholeAgeAmount(facts);
  const ofAge = age ? age.value + PENSION_AMOUNT : 0;
  return basicCents + OTHER_AMOUNTS + ofTheFamily(facts, basicCents) + ofAge;
}

/** Whether a reduction for low incomes may leave no tax, with the amounts that a person may have. */
function mayBeReducedAway(facts: KnownFacts, basic: BasicAmount): boolean {
  if (facts.government !== "BC") return false;
  const least = explanation("provincial");
  const above = Math.max(0, facts.income.amountCents - basic.basicCents - OTHER_AMOUNTS);
  const line = least.given("income-above-amounts", above);
  const { tax } = reducedTax(least, facts, (key) => least.percent(key, line, facts.firstRate.percent), 0);
  return tax.amountCents === 0 && above > 0;
}

/**
 * A non-refundable credit is worth no more than the tax that it can reduce (Income Tax Act 118.2; form T1: "if
 * negative, enter 0"): the tax that a person entered, or the most that there can be with a net income of the
 * first bracket. Lines are written only where they lower the credit.
 */
export function withinTax(explain: Explanation, face: ExplainedLine, facts: TaxFacts): CreditWithinTax {
  if (facts.typedCents !== null) {
    const tax = explain.given("tax-to-reduce", facts.typedCents);
    const doubled = facts.income && doubledCredit(explain, { ...facts, income: facts.income }, face, tax);
    const credit = doubled ?? explain.lesser("credit-within-tax", [face, tax]);
    return { credit, upTo: false, inDoubt: false, notPaid: null };
  }
  const { government, taxYear, income } = facts;
  const basic = basicAmountOf(government, taxYear);
  if (!basic || !income) return { credit: face, upTo: true, inDoubt: false, notPaid: null };
  const known = { ...facts, income };
  const near = income.amountCents < untaxedAtMost(known, basic) || mayBeReducedAway(known, basic);
  if (income.amountCents <= basic.firstBracketCents) {
    const limit = explanation(face.part);
    const { tax, isDoubled } = mostTax(limit, known, basic, face.amountCents);
    if (tax.amountCents < face.amountCents) {
      explain.lines.push(...limit.lines);
      const credit = explain.lesser("credit-within-tax", [face, tax]);
      const none = tax.amountCents === 0;
      return { credit, upTo: !none, inDoubt: !none, notPaid: none ? "no-tax" : null };
    }
    if (isDoubled && face.amountCents > 0) return { credit: face, upTo: true, inDoubt: true, notPaid: null };
  }
  return { credit: face, upTo: true, inDoubt: near && face.amountCents > 0, notPaid: null };
}
