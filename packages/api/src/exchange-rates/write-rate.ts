import type { SetRate } from "@gf-ledger/claim/currency/rate-input";
import type { RatesView, RateView } from "@gf-ledger/claim/currency/rate-view";
import type { GivenRate } from "@gf-ledger/db/generated/client";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { daysShown } from "../entries/days-asked";
import { assertRoomFor } from "../limits/account-room";
import { setAuditReason } from "../records/recorder";
import { inTransaction } from "../refusals/in-transaction";

function rateView({ id, method, date, cadPerUsd, source }: GivenRate): RateView {
  return {
    id,
    method: method === "daily" ? "daily" : "annual-average",
    date: calendarDateOf(date),
    cadPerUsd,
    source,
  };
}

/** GET /api/exchange-rates: the rates that the owner typed, oldest first. */
export async function listRates(ctx: SignedInContext): Promise<RatesView> {
  const where = daysShown(ctx.actor, {});
  const rows = await ctx.database.givenRate.findMany({ where, orderBy: { date: "asc" } });
  return { rates: rows.map(rateView) };
}

/** PUT /api/exchange-rates: the rate of a day or of a year, with where it was read; one that is there is replaced. */
export function setRate(ctx: SignedInContext, input: SetRate): Promise<Outcome<RateView, "date_of_future">> {
  const { userId } = ctx.actor.scope;
  const { method, cadPerUsd, source } = input;
  const day = method === "daily" ? input.date : `${input.date.slice(0, 4)}-01-01`;
  return inTransaction(ctx.database, async (transaction) => {
    if (isOfFuture(day, ctx.now())) return refused("date_of_future", { field: "date" });
    await setAuditReason(transaction, input.why);
    const date = dateColumnOf(day);
    const where = { userId_method_date: { userId, method, date } };
    if ((await transaction.givenRate.count({ where: { userId, method, date } })) === 0)
      await assertRoomFor(transaction, ctx.actor.scope, "rates");
    const row = await transaction.givenRate.upsert({
      where,
      create: { userId, method, date, cadPerUsd, source, createdAt: ctx.now() },
      update: { cadPerUsd, source },
    });
    return done(rateView(row));
  });
}
