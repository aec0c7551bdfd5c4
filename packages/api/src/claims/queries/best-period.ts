import type { AdjustmentEntry } from "@gf-ledger/claim/adjustments/adjustment-ledger";
import { namesNoExpense } from "@gf-ledger/claim/adjustments/pays-back";
import type { BestPeriodView } from "@gf-ledger/claim/file/claim-view";
import { peopleWithIncomes } from "@gf-ledger/claim/file/people-with-incomes";
import { incomeMatters } from "@gf-ledger/claim/people/income-matters";
import { claimantsOf } from "@gf-ledger/claim/people/living";
import type { Person } from "@gf-ledger/claim/people/person";
import { bestPeriods } from "@gf-ledger/claim/periods/best/best-periods";
import type { Death } from "@gf-ledger/claim/periods/best/period-of-the-dead";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { incomeBlocks } from "@gf-ledger/claim/periods/income-blocks";
import { lastDayOfMonths, monthsEnding } from "@gf-ledger/claim/periods/months-ending";
import type { Period } from "@gf-ledger/claim/periods/period";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { finishedInTurns } from "../../in-turns";
import { readHousehold } from "../../people/queries/read-household";
import { type ClaimBasis, readClaimBasis, withinItsRows } from "../basis/read-claim-basis";
import { sumInTurns } from "../basis/sum-in-turns";
import { editionOf, type StoredClaim } from "../claim-row";
import { askedView } from "../credit-estimate-view";
import { findClaim } from "../find-claim";
import { filedPeriods } from "./filed-periods";

const MONTHS = 12;
const MONTHS_AROUND_A_DEATH = 24;

/** The claimant with the lower net income, who has the lower threshold. */
function lowerIncome(people: readonly Person[], taxYear: number): string {
  const income = (person: Person) => person.netIncomeByYear[String(taxYear)] ?? 0;
  const [lower] = claimantsOf(people, taxYear).sort((a, b) => income(a) - income(b));
  return lower?.id ?? people[0]?.id ?? "";
}

/** Those who died in the tax year. */
const deathsOf = (people: readonly Person[], taxYear: number) =>
  people.flatMap(({ id, diedOn }) =>
    diedOn !== null && taxYearOf(diedOn) === taxYear ? [{ personId: id, diedOn }] : [],
  );

/** Every day that can lie in a period: twelve months that end in the year, or 24 around a death in it. */
function reachOf(taxYear: number, deaths: readonly Death[]): Period {
  const year = calendarYear(taxYear);
  const around = deaths.flatMap(({ diedOn }) => [
    monthsEnding(diedOn, MONTHS_AROUND_A_DEATH).from,
    lastDayOfMonths(diedOn, MONTHS_AROUND_A_DEATH),
  ]);
  const days = [monthsEnding(year.from, MONTHS).from, year.to, ...around].sort();
  return { from: days[0] ?? year.from, to: days.at(-1) ?? year.to };
}

async function calendarYearAlone(claim: StoredClaim, basis: ClaimBasis): Promise<BestPeriodView["best"]> {
  const period = calendarYear(claim.taxYear);
  const sum = await sumInTurns(basis.lines, period, basis);
  const others = basis.otherExpenses.reduce((total, { amountCents }) => total + amountCents, 0);
  const { ledger } = withinItsRows(basis, claim, sum);
  const counted = ledger.ok ? ledger.countedCents : 0;
  const expenses = dollarsFromCents(Math.max(0, sum.totals.amountCents + others + counted));
  return [{ ...period, isCalendarYear: true, ofPersons: [], expenses, eligible: null, leavesForNextYear: 0 }];
}

/**
 * GET /api/claims/{id}/best-period: the three best twelve months that end in the tax year, with what each
 * leaves for the next one (claim-13). In the United States the calendar year alone.
 */
export async function bestPeriod(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<BestPeriodView, "no_such_claim">> {
  const { scope } = ctx.actor;
  const found = await findClaim(ctx.database, scope, id);
  if (!found.ok) return found;
  const claim = found.value;
  const { taxYear } = claim;
  const edition = editionOf(claim);
  const head = { taxYear, currency: EDITION_FACTS[edition].currency };
  const year = calendarYear(taxYear);
  if (edition === "us") {
    const basis = await readClaimBasis(ctx, claim, year);
    const best = await calendarYearAlone(claim, basis);
    return done({ ...head, best, asked: [], missingRates: [...basis.missingRates] });
  }
  const deaths = deathsOf(await readHousehold(ctx.database, scope), taxYear);
  const reach = reachOf(taxYear, deaths);
  const [basis, filed] = [
    await readClaimBasis(ctx, claim, reach),
    await filedPeriods(ctx.database, scope, claim),
  ];
  const missingRates = [...basis.missingRates];
  const { people, assumedIds } = peopleWithIncomes(basis.people, taxYear);
  const blocks = incomeBlocks(people, taxYear, lowerIncome(people, taxYear));
  if (!blocks.ok) {
    const asked = [askedView({ question: "birth-date", personIds: blocks.personIds }, ctx.locale)];
    return done({ ...head, best: [], asked, missingRates });
  }
  const entries = basis.ledger.ok ? basis.ledger.entries : [];
  const isUnnamed = ({ adjustment }: AdjustmentEntry) => namesNoExpense(adjustment);
  const amountsOf = ({ amounts }: AdjustmentEntry) => amounts;
  const search = bestPeriods({
    taxYear,
    lines: basis.lines,
    countTax: basis.countTax,
    notClaimable: basis.notClaimable,
    amounts: [...entries.filter((entry) => !isUnnamed(entry)).flatMap(amountsOf), ...basis.otherExpenses],
    unnamed: entries.filter(isUnnamed).flatMap(amountsOf),
    blocks: blocks.blocks,
    filed,
    deaths,
  });
  const rated = await finishedInTurns(search);
  const mattering = new Set(
    basis.people.filter((person) => incomeMatters(person, taxYear, edition)).map((person) => person.id),
  );
  const unknown = assumedIds.filter((personId) => mattering.has(personId));
  const asked = [
    ...(unknown.length > 0 ? [askedView({ question: "net-income", personIds: unknown }, ctx.locale)] : []),
    ...(!rated.ok && rated.reason === "year-unknown"
      ? [askedView({ question: "year-unknown", personIds: [] }, ctx.locale)]
      : []),
  ];
  const best = (rated.ok ? rated.best : []).map((one) => ({
    ...one.period,
    isCalendarYear: one.isCalendarYear,
    ofPersons: one.ofPersons.map(({ personId, from, to, expensesCents }) => ({
      personId,
      from,
      to,
      expenses: dollarsFromCents(expensesCents),
    })),
    expenses: dollarsFromCents(one.expensesCents),
    eligible: dollarsFromCents(one.eligibleCents),
    leavesForNextYear: dollarsFromCents(one.leavesForNextYearCents),
  }));
  return done({ ...head, best, asked, missingRates });
}
