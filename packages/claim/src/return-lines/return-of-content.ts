import type { Cents } from "@gf-ledger/domain/money/cents";
import { adjustmentLedger } from "../adjustments/adjustment-ledger";
import type { Province } from "../credits/canada/provinces";
import type { AskedForEstimate, ClaimEstimate } from "../file/claim-estimate";
import type { EstimateInputs } from "../file/estimate-inputs";
import { estimateOfClaim } from "../file/estimate-of-claim";
import { lineOf } from "../people/line-of";
import { claimantsOf } from "../people/living";
import { countsInPeriod } from "../periods/claim-period";
import type { ClaimContent } from "../snapshot/claim-content";
import type { CorrectionState } from "./correction";
import { type ReturnFacts, type ReturnLine, returnLines } from "./return-lines";

/** Which amounts of a claim go on which lines, who enters them, and what they wait for (claim-64). */
export interface ClaimReturn {
  readonly facts: ReturnFacts;
  /** The partner for whom the credit is larger; `null` in the United States, and while an income is missing. */
  readonly claimantId: string | null;
  /** Whose return it is in the United States: both partners' where they file jointly. Nobody in Canada. */
  readonly filerIds: readonly string[];
  readonly lines: readonly ReturnLine[];
  /** All medical expenses of the claim, on whichever line. */
  readonly expensesCents: Cents;
  /** What was not said yet, so that a line has no amount. */
  readonly asked: readonly AskedForEstimate[];
  /** What the content comes to with these answers. */
  readonly estimate: ClaimEstimate;
}

/** The same with the table of a correction, where something changed after filing (claim-65). */
export interface ClaimReturnWithCorrection extends ClaimReturn {
  readonly correction: CorrectionState | null;
}

/** What was spent for each person, food and everything else, and who is on the claimant's own line. Cents. */
function expensesOf(content: ClaimContent) {
  const { edition, period, people, taxYear, rows, otherExpenses, adjustments, countGuidance } = content;
  const ledger = adjustmentLedger(adjustments, period, edition, countGuidance);
  const counted = ledger.ok ? ledger.amounts : [];
  const amountByPerson = new Map<string, Cents>();
  for (const { personId, amountCents } of rows)
    amountByPerson.set(personId, (amountByPerson.get(personId) ?? 0) + amountCents);
  const byPerson = new Map(amountByPerson);
  for (const { personId, date, amountCents } of [...counted, ...otherExpenses])
    if (countsInPeriod(period, personId, date))
      byPerson.set(personId, (byPerson.get(personId) ?? 0) + amountCents);
  const lines = people.map((person) => ({ id: person.id, where: lineOf(person, taxYear) }));
  const on = (line: "33099" | "33199") =>
    lines.filter(({ where }) => where.ok && where.line === line).map(({ id }) => id);
  const sum = (ids: readonly string[]) =>
    Math.max(
      0,
      ids.reduce((total, id) => total + (byPerson.get(id) ?? 0), 0),
    );
  const own = edition === "us" ? people.map(({ id }) => id) : on("33099");
  return {
    counted,
    amountByPerson,
    ownExpensesCents: sum(own),
    expensesCents: people
      .filter(({ id }) => !own.includes(id))
      .reduce((total, { id }) => total + sum([id]), sum(own)),
    hasOtherDependants: on("33199").some((id) => sum([id]) > 0),
  };
}

function provinceOf({ province, partners }: EstimateInputs, claimantId: string | null): Province | null {
  return partners.find(({ personId }) => personId === claimantId)?.provinceAtDeath ?? province;
}

/**
 * Whose net income the figures of a claim start from: the partner who claims. `null` where there are none, and where
 * two partners have the same income.
 */
export function claimantOfFigures({ figures, people, taxYear }: ClaimContent): string | null {
  const income = figures.find(
    ({ part, key, personId }) => part === "federal" && key === "net-income" && personId === null,
  );
  const partners = claimantsOf(people, taxYear).filter(
    ({ netIncomeByYear }) => income && (netIncomeByYear[String(taxYear)] ?? 0) === income.amountCents,
  );
  return partners.length === 1 ? (partners[0]?.id ?? null) : null;
}

/**
 * What a claim's content comes to by today's rules, with the answers that were given for its estimate, for the partner
 * who filed it or, without one, for whom the credits are larger.
 */
export function estimateOfContent(
  content: ClaimContent,
  inputs: EstimateInputs,
  claimantId: string | null = null,
): ClaimEstimate {
  const { edition, taxYear, period, people, otherExpenses } = content;
  const { counted: adjustments, amountByPerson } = expensesOf(content);
  return estimateOfClaim({
    edition,
    taxYear,
    period,
    people,
    amountByPerson,
    adjustments,
    otherExpenses,
    inputs,
    claimantId,
  });
}

function filersOf({ edition, people, taxYear }: ClaimContent, { filingStatus }: EstimateInputs): string[] {
  if (edition === "ca") return [];
  const filers = claimantsOf(people, taxYear);
  const ofReturn = filingStatus === "joint" ? filers : filers.filter(({ relation }) => relation === "self");
  return ofReturn.map(({ id }) => id);
}

/**
 * The lines of the return that a claim's content fills, as far as the answers for its estimate go. A figure that
 * counts a missing income as 0 is none to enter on a return, so its line waits.
 */
export function returnOfContent(content: ClaimContent, inputs: EstimateInputs): ClaimReturn {
  const { ownExpensesCents, hasOtherDependants, expensesCents } = expensesOf(content);
  const estimate = estimateOfContent(content, inputs, claimantOfFigures(content));
  const { claimant, asked } = estimate;
  const lacksIncome = asked.some(({ question }) => question === "net-income" || question === "birth-date");
  const claimantId = lacksIncome ? null : (claimant?.personId ?? null);
  const facts: ReturnFacts = {
    edition: content.edition,
    province: provinceOf(inputs, claimantId),
    ownExpensesCents,
    hasOtherDependants,
    figures: lacksIncome ? [] : content.figures,
  };
  const filerIds = filersOf(content, inputs);
  return { facts, claimantId, filerIds, lines: returnLines(facts), expensesCents, asked, estimate };
}
