import { filingDay } from "@gf-ledger/claim/checklist/filing-days";
import { keepRecordsUntil } from "@gf-ledger/claim/checklist/records-of-claim";
import { finalReturns } from "@gf-ledger/claim/file/final-returns";
import { claimantsOf } from "@gf-ledger/claim/people/living";
import type { Person } from "@gf-ledger/claim/people/person";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import { addDays } from "@gf-ledger/claim/periods/days";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { calendarDateOf } from "../calendar-column";
import { editionOf, filedOnOf, periodOf } from "../claims/claim-row";
import { bestPeriod } from "../claims/queries/best-period";
import type { SignedInContext } from "../context";
import { readHousehold } from "../people/queries/read-household";
import { IS_LIVE } from "../tax-report/queries/live-line-items";

/** What is due on a day, for a tax year (reports-50). */
export interface DueDay {
  readonly kind: "filing" | "final-return" | "period-ends" | "may-discard";
  readonly taxYear: number;
  readonly day: CalendarDate;
}

interface KeptFor {
  readonly people: readonly Person[];
  readonly edition: Edition;
  /** Of both editions: the same receipts may be needed in the other country for longer. */
  readonly claims: Awaited<ReturnType<typeof yearsOf>>["claims"];
}

/** Days that are longer past than this are left out of the calendar. */
const PAST_MS = 366 * DAY_MS;

/** The years that the account has line items of, its claims, and those of this edition by year. */
async function yearsOf(ctx: SignedInContext) {
  const { userId } = ctx.actor.scope;
  const rows = await ctx.database.$queryRaw<{ year: number }[]>`
    SELECT DISTINCT extract(year FROM purchase_date)::int AS year FROM line_items
    WHERE user_id = ${userId}::uuid AND ${IS_LIVE} AND line_items.counts`;
  const claims = await ctx.database.claim.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: {
      id: true,
      edition: true,
      taxYear: true,
      status: true,
      periodFrom: true,
      periodTo: true,
      periodOfPersons: true,
      filedAt: true,
      filedOn: true,
    },
  });
  const ofEdition = claims.filter((claim) => editionOf(claim) === ctx.edition);
  const claimOf = new Map(ofEdition.map((claim) => [claim.taxYear, claim]));
  return { claims, years: [...new Set([...rows.map(({ year }) => year), ...claimOf.keys()])], claimOf };
}

/** The last day on which a year's receipts are to be kept: the latest of all claims that hold one of its days. */
function keptUntil(year: number, { people, edition, claims }: KeptFor): CalendarDate {
  const { from, to } = calendarYear(year);
  const using = claims.filter((claim) => {
    const span = wholeSpan(periodOf(claim));
    return claim.taxYear === year || (span.from <= to && span.to >= from);
  });
  const days = using.map((claim) =>
    keepRecordsUntil(editionOf(claim), claim.taxYear, people, filedOnOf(claim)),
  );
  return [keepRecordsUntil(edition, year, people, null), ...days].sort().at(-1) ?? "";
}

type YearClaim = NonNullable<ReturnType<Awaited<ReturnType<typeof yearsOf>>["claimOf"]["get"]>>;

/** The last day of a draft's twelve months: the chosen ones, else the best; `null` where it isn't known. */
async function lastDayOf(ctx: SignedInContext, claim: YearClaim): Promise<CalendarDate | null> {
  if (claim.periodTo) return calendarDateOf(claim.periodTo);
  const found = await bestPeriod(ctx, claim);
  return (found.ok && found.value.best[0]?.to) || null;
}

/** When the returns of a year are due: that of the living, and in Canada each final return (claim-52). */
function filingDays(people: readonly Person[], taxYear: number, edition: Edition): DueDay[] {
  const final = edition === "ca" ? finalReturns(people, taxYear).map(({ dueOn }) => dueOn) : [];
  const anyoneLives = edition === "us" || claimantsOf(people, taxYear).length > final.length;
  return [
    ...(anyoneLives ? [{ kind: "filing" as const, taxYear, day: filingDay(edition, taxYear) }] : []),
    ...[...new Set(final)].map((day) => ({ kind: "final-return" as const, taxYear, day })),
  ];
}

/**
 * reports-50: what is due for each tax year, earliest first. A filed claim has no filing day any more. The best
 * twelve months are a Canadian draft's alone; in the United States a claim is for the calendar year.
 */
export async function dueDays(ctx: SignedInContext): Promise<DueDay[]> {
  const { edition } = ctx;
  const { years, claims, claimOf } = await yearsOf(ctx);
  const people = await readHousehold(ctx.database, ctx.actor.scope);
  const days: DueDay[] = [];
  for (const taxYear of years) {
    const claim = claimOf.get(taxYear);
    const open = !claim || claim.status === "draft";
    if (open) days.push(...filingDays(people, taxYear, edition));
    const ends = edition === "ca" && open && claim ? await lastDayOf(ctx, claim) : null;
    if (ends) days.push({ kind: "period-ends", taxYear, day: ends });
    days.push({
      kind: "may-discard",
      taxYear,
      day: addDays(keptUntil(taxYear, { people, edition, claims }), 1),
    });
  }
  const from = calendarDateOf(new Date(ctx.now().getTime() - PAST_MS));
  return days.filter(({ day }) => day >= from).sort((a, b) => a.day.localeCompare(b.day));
}
