import type { Figure } from "../../figures/figure";
import { findFigure } from "../../figures/find-figure";
import { secondary, unconfirmed } from "../../figures/provenance-of";
import { ruleInForce } from "../../figures/rule-in-force";
import type { FilingStatus } from "./standard-deductions";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-28";
const LAW_OF_2025 = secondary("public-law-119-21", READ_ON);
const ARTICLES = unconfirmed("gifts-beside-standard-deduction", READ_ON);

export type UsLimitName =
  | "gifts-one"
  | "gifts-joint"
  | "charity-floor-percent"
  | "state-tax-cap"
  | "state-tax-income"
  | "state-tax-percent"
  | "state-tax-least"
  | "top-bracket-one"
  | "top-bracket-joint"
  | "top-bracket-separate";

/**
 * What limits the other deductions from 2025 and 2026 on (law of July 2025). Cash gifts up to `gifts-…` are deducted
 * beside the standard deduction. `state-tax-…`: the cap on state and local taxes, less a share of income above a line,
 * never below an amount. `top-bracket-…`: taxable income above which the bracket of 37% begins.
 */
export const US_LIMITS: readonly Figure<UsLimitName>[] = [
  { name: "gifts-one", year: 2026, value: 100_000, unit: "usd-cents", ...ARTICLES },
  { name: "gifts-joint", year: 2026, value: 200_000, unit: "usd-cents", ...ARTICLES },
  { name: "charity-floor-percent", year: 2026, value: 0.5, unit: "percent", ...LAW_OF_2025 },
  { name: "state-tax-cap", year: 2025, value: 4_000_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "state-tax-cap", year: 2026, value: 4_040_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "state-tax-income", year: 2025, value: 50_000_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "state-tax-income", year: 2026, value: 50_500_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "state-tax-percent", year: 2025, value: 30, unit: "percent", ...LAW_OF_2025 },
  { name: "state-tax-least", year: 2025, value: 1_000_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "top-bracket-one", year: 2026, value: 64_060_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "top-bracket-joint", year: 2026, value: 76_870_000, unit: "usd-cents", ...LAW_OF_2025 },
  { name: "top-bracket-separate", year: 2026, value: 38_435_000, unit: "usd-cents", ...LAW_OF_2025 },
];

const isJoint = (status: FilingStatus) => status === "joint" || status === "surviving-spouse";

/** Up to how much a year's cash gifts are deducted beside the standard deduction; `null` where they are not. */
export const giftsBesideStandard = (year: number, status: FilingStatus) =>
  ruleInForce(US_LIMITS, status === "joint" ? "gifts-joint" : "gifts-one", year);

/** Above which taxable income the highest bracket begins; `null` for a year that is not in the table. */
export function topBracketBegins(year: number, status: FilingStatus) {
  if (status === "married-separately") return findFigure(US_LIMITS, "top-bracket-separate", year);
  return findFigure(US_LIMITS, isJoint(status) ? "top-bracket-joint" : "top-bracket-one", year);
}

/** The limits on a year's other itemized deductions, for the words beside their field; `null` for an unknown year. */
export function limitsOfItemised(year: number) {
  const cap = findFigure(US_LIMITS, "state-tax-cap", year);
  const income = findFigure(US_LIMITS, "state-tax-income", year);
  const percent = ruleInForce(US_LIMITS, "state-tax-percent", year);
  const least = ruleInForce(US_LIMITS, "state-tax-least", year);
  if (!cap || !income || !percent || !least) return null;
  const charity = ruleInForce(US_LIMITS, "charity-floor-percent", year);
  return {
    capCents: cap.value,
    incomeCents: income.value,
    percent: percent.value,
    leastCents: least.value,
    charityFloorPercent: charity?.value ?? null,
  };
}
