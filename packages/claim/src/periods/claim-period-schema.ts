import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { checkPeriod, type PeriodFacts, type PeriodRefusal } from "./check-period";
import { storedPeriodSchema } from "./stored-period";

const MESSAGES: Readonly<Record<PeriodRefusal, string>> = {
  "ends-before-it-begins": messageKey("issues.periodBackwards"),
  "not-the-calendar-year": messageKey("issues.periodCalendarYear"),
  "ends-outside-the-tax-year": messageKey("issues.periodTaxYear"),
  "longer-than-twelve-months": messageKey("issues.periodTooLong"),
  "shorter-than-twelve-months": messageKey("issues.periodTooShort"),
  "longer-than-twenty-four-months": messageKey("issues.periodDeath"),
  "death-outside-the-tax-year": messageKey("issues.periodDeathYear"),
  "death-not-inside": messageKey("issues.periodDeathInside"),
  "nothing-paid": messageKey("issues.periodNothingPaid"),
  "overlaps-a-filed-claim": messageKey("issues.periodOverlaps"),
};

/** A period as a person enters it, refused with a sentence that says what to do (claim-13). */
export function claimPeriodSchema(facts: PeriodFacts) {
  return storedPeriodSchema.superRefine((period, context) => {
    const checked = checkPeriod(period, facts);
    if (!checked.ok) context.addIssue({ code: "custom", path: ["to"], message: MESSAGES[checked.reason] });
  });
}
