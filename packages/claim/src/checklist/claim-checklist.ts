import { dependencyOf, peopleClaimedFor } from "../people/dependants";
import { incomeMatters } from "../people/income-matters";
import { lineOf } from "../people/line-of";
import type { Person } from "../people/person";
import type { LeftOutReason } from "../sums/lines/place-lines";
import type { ChecklistFacts } from "./checklist-facts";

/** The steps of a claim, in the order in which they are best done. */
export const CHECKLIST_STEPS = [
  "celiac-person",
  "letter",
  "birth-dates",
  "dependants",
  "net-incomes",
  "for-whom",
  "exchange-rates",
  "repayments",
  "regular-prices",
  "sizes",
  "estimates",
  "receipts",
  "period",
  "file",
] as const;
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

export interface ChecklistEntry {
  readonly step: ChecklistStep;
  readonly done: boolean;
  /** The people, line items or entries that are left to look at; of `receipts` those that rest on paper (claim-59), of `sizes` one line item a product. */
  readonly left: readonly string[];
}

export interface ClaimChecklist {
  readonly entries: readonly ChecklistEntry[];
  /** The one step to take next; `null` when all are done. */
  readonly next: ChecklistStep | null;
}

const needsBirthDate = (person: Person, taxYear: number) => {
  const where = lineOf(person, taxYear);
  return !where.ok && where.reason !== "not-a-dependant";
};

function peopleLeft(
  facts: ChecklistFacts,
): Pick<Record<ChecklistStep, readonly string[]>, "letter" | "birth-dates" | "dependants" | "net-incomes"> {
  const { people, taxYear, edition, paidFor } = facts;
  const ids = (wanted: (person: Person) => boolean) => people.filter(wanted).map(({ id }) => id);
  const canadian = edition === "ca";
  return {
    letter: peopleClaimedFor(people, edition, taxYear).flatMap(({ id, letter }) =>
      letter === null ? [id] : [],
    ),
    "birth-dates": canadian ? ids((person) => needsBirthDate(person, taxYear)) : [],
    // Of somebody without celiac disease nothing is asked until something is paid for them.
    dependants: ids(
      (person) =>
        (person.celiac || paidFor.has(person.id)) && dependencyOf(person, edition, taxYear).asked.length > 0,
    ),
    "net-incomes": ids(
      (person) =>
        person.netIncomeByYear[String(taxYear)] === undefined && incomeMatters(person, taxYear, edition),
    ),
  };
}

/** What is done in a claim, what is left, and one next step. Says nothing about what the claim is worth. */
export function claimChecklist(facts: ChecklistFacts): ClaimChecklist {
  const leftOut = (...reasons: LeftOutReason[]) =>
    facts.leftOut.filter(({ reason }) => reasons.includes(reason)).map(({ lineItemId }) => lineItemId);
  const left: Record<ChecklistStep, readonly string[]> = {
    "celiac-person": [],
    ...peopleLeft(facts),
    "for-whom": leftOut("for-nobody"),
    "exchange-rates": leftOut("exchange-rate-missing"),
    repayments: facts.unnamedRepayments,
    "regular-prices": leftOut("regular-price-missing"),
    sizes: facts.sizesAsked,
    estimates: facts.onEstimates,
    receipts: facts.withoutReceipt,
    period: [],
    file: [],
  };
  const done: Partial<Record<ChecklistStep, boolean>> = {
    "celiac-person": peopleClaimedFor(facts.people, facts.edition, facts.taxYear).length > 0,
    period: facts.periodChosen,
    file: facts.filed,
    // A purchase that was typed in or imported gets no receipt later: which these are is told, and nothing is left to do.
    receipts: true,
  };
  const entries = CHECKLIST_STEPS.map((step) => {
    return { step, done: done[step] ?? left[step].length === 0, left: left[step] };
  });
  return { entries, next: entries.find((entry) => !entry.done)?.step ?? null };
}
