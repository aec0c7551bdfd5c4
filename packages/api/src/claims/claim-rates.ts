import { convertCents } from "@gf-ledger/claim/currency/convert-cents";
import type { ExchangeRate, GivenRate } from "@gf-ledger/claim/currency/exchange-rate";
import { rateOf } from "@gf-ledger/claim/currency/original-amount";
import { type FoundRate, rateFinder } from "@gf-ledger/claim/currency/rate-finder";
import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import { type ClaimPeriod, countsInPeriod, wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { Period } from "@gf-ledger/claim/periods/period";
import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { CURRENCIES, type Currency, EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { sourceName } from "@gf-ledger/messages/citation";
import { calendarDateOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { daysAsked } from "../entries/days-asked";
import { listRates } from "../exchange-rates/write-rate";
import { editionOf, periodOf } from "./claim-row";
import { findClaim } from "./find-claim";
import { byDriver } from "./line-source";
import { readStoredLines } from "./read-stored-lines";

/** What is shown at once; every item of the papers names its own rate. */
const MAX_SHOWN = 200;

interface ToConvert {
  readonly thing: ClaimRatesView["converted"][number]["thing"];
  readonly id: string;
  readonly name: string;
  readonly date: CalendarDate;
  readonly cents: Cents;
  readonly currency: Currency;
}

/** The line items in another currency than the claim's. */
async function foreignLines(ctx: SignedInContext, period: Period, own: Currency): Promise<ToConvert[]> {
  const parts = readStoredLines(byDriver(ctx.pool), ctx.actor.scope, {
    period,
    currencies: CURRENCIES.filter((currency) => currency !== own),
    order: "oldest-counted-first",
    productKey: (name) => name,
  });
  const found: ToConvert[] = [];
  for await (const lines of parts)
    for (const { id, name, countedOn: date, price: cents, currency } of lines)
      found.push({ thing: "line-item", id, name, date, cents, currency });
  return found;
}

async function foreignAmounts(
  ctx: SignedInContext,
  period: ClaimPeriod,
  own: Currency,
): Promise<ToConvert[]> {
  const { scope } = ctx.actor;
  const span = wholeSpan(period);
  const where = { ...daysAsked(scope, span), currency: { not: own } };
  const [lines, adjustments, expenses] = await Promise.all([
    foreignLines(ctx, span, own),
    ctx.database.adjustment.findMany({ where, orderBy: { date: "asc" } }),
    ctx.database.otherExpense.findMany({ where, orderBy: { date: "asc" } }),
  ]);
  const isInside = ({ personId, date }: { personId: string; date: Date }) =>
    countsInPeriod(period, personId, calendarDateOf(date));
  const other = <Row extends { id: string; date: Date; currency: string }>({ id, date, currency }: Row) => ({
    id,
    date: calendarDateOf(date),
    currency: currencySchema.parse(currency),
  });
  return [
    ...lines,
    ...adjustments
      .filter(isInside)
      .flatMap((row) =>
        row.amount === null
          ? []
          : [{ ...other(row), thing: "adjustment" as const, name: row.note || row.kind, cents: row.amount }],
      ),
    ...expenses.filter(isInside).map((row) => ({
      ...other(row),
      thing: "other-expense" as const,
      name: row.what,
      cents: row.amount,
    })),
  ].sort((a, b) => a.date.localeCompare(b.date));
}

/**
 * GET /api/claims/{id}/rates: what of the claim's period is in the other currency, each amount with its rate,
 * of when and from where; what has no rate yet is there without one, and is not counted (claim-14).
 */
export async function claimRates(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ClaimRatesView, "no_such_claim">> {
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  if (!found.ok) return found;
  const claim = found.value;
  const { currency } = EDITION_FACTS[editionOf(claim)];
  const method = claim.exchangeMethod === "daily" ? "daily" : "annual-average";
  const { rates: typed } = await listRates(ctx);
  const rateOn = rateFinder(method, typed);
  const amounts = await foreignAmounts(ctx, periodOf(claim), currency);
  const timeOf = (date: CalendarDate) =>
    rateOf({ date: method === "daily" ? date : null, year: taxYearOf(date) });
  const needed = new Map<string, ClaimRatesView["needed"][number]>();
  for (const { date } of amounts) {
    const of = timeOf(date);
    const before = needed.get(of);
    if (before) {
      before.amounts += 1;
      continue;
    }
    const rate = rateOrNull(rateOn(date));
    const used = rate?.from === "given" ? typed.find((one) => isRateFor(one, method, of)) : undefined;
    needed.set(of, {
      of,
      date,
      cadPerUsd: rate?.cadPerUsd ?? null,
      source: rate && sourceName(rate.source, ctx.locale),
      from: rate?.from ?? null,
      rateId: used?.id ?? null,
      amounts: 1,
    });
  }
  const converted = amounts.slice(0, MAX_SHOWN).map((amount): ClaimRatesView["converted"][number] => {
    const rate = rateOrNull(rateOn(amount.date));
    const cents = convertCents(amount.cents, amount.currency, currency, rate?.cadPerUsd ?? null);
    return {
      thing: amount.thing,
      id: amount.id,
      name: amount.name,
      date: amount.date,
      original: dollarsFromCents(amount.cents),
      originalCurrency: amount.currency,
      amount: cents === null ? null : dollarsFromCents(cents),
      cadPerUsd: rate?.cadPerUsd ?? null,
      of: timeOf(amount.date),
      source: rate && sourceName(rate.source, ctx.locale),
    };
  });
  return done({
    currency,
    method,
    needed: [...needed.values()].sort((a, b) => a.of.localeCompare(b.of)),
    converted,
    moreConverted: Math.max(0, amounts.length - MAX_SHOWN),
  });
}

const rateOrNull = (found: FoundRate): ExchangeRate | null => (found.ok ? found.rate : null);

const isRateFor = (rate: GivenRate, method: GivenRate["method"], of: string) =>
  rate.method === method && (method === "daily" ? rate.date === of : rate.date.startsWith(of));
