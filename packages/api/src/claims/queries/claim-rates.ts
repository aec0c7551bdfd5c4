import { convertCents } from "@gf-ledger/claim/currency/convert-cents";
import type { ExchangeRate, GivenRate } from "@gf-ledger/claim/currency/exchange-rate";
import { rateOf } from "@gf-ledger/claim/currency/original-amount";
import { type FoundRate, rateFinder } from "@gf-ledger/claim/currency/rate-finder";
import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { Period } from "@gf-ledger/claim/periods/period";
import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { CURRENCIES, type Currency, EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { sourceName } from "@gf-ledger/messages/citation";
import type { SignedInContext } from "../../context";
import { listRates } from "../../exchange-rates/write-rate";
import type { Conversion } from "../basis/converted";
import { byDriver } from "../basis/line-source";
import { readAccountChoices } from "../basis/read-account-choices";
import { readOtherAmounts } from "../basis/read-other-amounts";
import type { EnteredAmount } from "../basis/read-repaid-expenses";
import { readStoredLines } from "../basis/read-stored-lines";
import { editionOf, periodOf, type StoredClaim } from "../claim-row";
import { findClaim } from "../find-claim";

/** What is shown at once; every item of the papers names its own rate. */
const MAX_SHOWN = 200;

/** The line items in another currency than the claim's. */
async function foreignLines(ctx: SignedInContext, period: Period, own: Currency): Promise<EnteredAmount[]> {
  const parts = readStoredLines(byDriver(ctx.pool), ctx.actor.scope, {
    period,
    currencies: CURRENCIES.filter((currency) => currency !== own),
    order: "oldest-counted-first",
    productKey: (name) => name,
  });
  const found: EnteredAmount[] = [];
  for await (const lines of parts)
    for (const { id, name, countedOn: date, price: cents, currency } of lines)
      found.push({ thing: "line-item", id, name, date, cents, currency });
  return found;
}

/**
 * Everything that the claim converts or has no rate for: the same amounts that it sums and whose days its checklist
 * names, also those of other years that a repayment brings with it.
 */
async function foreignAmounts(
  ctx: SignedInContext,
  claim: StoredClaim,
  { edition, rateOn }: Conversion,
): Promise<EnteredAmount[]> {
  const { scope } = ctx.actor;
  const period = periodOf(claim);
  const { sharesOf, countTax } = await readAccountChoices(ctx.database, scope, edition);
  const choices = { conversion: { edition, rateOn }, sharesOf, countTax };
  const [lines, { foreign }] = await Promise.all([
    foreignLines(ctx, wholeSpan(period), EDITION_FACTS[edition].currency),
    readOtherAmounts(ctx.database, scope, claim, period, choices),
  ]);
  const seen = new Set(lines.map(({ id }) => id));
  return [...lines, ...foreign.filter(({ id }) => !seen.has(id))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}

/**
 * GET /api/claims/{id}/rates: what the claim converts from the other currency, each amount with its rate, of
 * when and from where; what has no rate yet is there without one, and is not counted (claim-14).
 */
export async function claimRates(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ClaimRatesView, "no_such_claim">> {
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  if (!found.ok) return found;
  const claim = found.value;
  const edition = editionOf(claim);
  const { currency } = EDITION_FACTS[edition];
  const method = claim.exchangeMethod === "daily" ? "daily" : "annual-average";
  const { rates: typed } = await listRates(ctx);
  const rateOn = rateFinder(method, typed);
  const amounts = await foreignAmounts(ctx, claim, { edition, rateOn });
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
