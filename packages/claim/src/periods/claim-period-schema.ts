import { checkPeriod, type PeriodFacts, type PeriodRefusal } from "./check-period";
import { periodSchema } from "./period";

const MESSAGES: Readonly<Record<PeriodRefusal, string>> = {
  "ends-before-it-begins": "The period ends before it begins",
  "not-the-calendar-year": "In the United States the period is the calendar year, 1 January to 31 December",
  "ends-outside-the-tax-year": "The period has to end in the tax year",
  "longer-than-twelve-months": "The period is longer than twelve months: move its first or its last day",
  "shorter-than-twelve-months": "The period is shorter than twelve months: move its first or its last day",
  "longer-than-twenty-four-months": "Around a death the period has at most 24 months",
  "death-outside-the-tax-year": "A period of up to 24 months is for a person who died in the tax year",
  "death-not-inside": "A period of more than twelve months has to include the day of the death",
  "overlaps-a-filed-claim":
    "The period overlaps a claim that was filed: choose days that were not claimed yet",
};

/** A period as a person enters it, refused with a sentence that says what to do (claim-13). */
export function claimPeriodSchema(facts: PeriodFacts) {
  return periodSchema.superRefine((period, context) => {
    const checked = checkPeriod(period, facts);
    if (!checked.ok) context.addIssue({ code: "custom", path: ["to"], message: MESSAGES[checked.reason] });
  });
}
