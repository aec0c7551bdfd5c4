import type { SampleReceipt } from "@gf-ledger/api/demo/sample-reading";
import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import { makeReceipt } from "@gf-ledger/reader/generator/make-receipt";

/** Layouts of shops that print English names, used in turn. */
const SHOPS = {
  ca: ["superstore", "small-grocer", "natural-foods", "multi-buy"],
  us: ["supercentre", "midwest", "natural-foods", "thermal-coupons"],
} as const;
/** Few enough for the Free plan, so that the account could be anybody's. */
const DAYS = [3, 10, 17, 24] as const;
const MONTHS = 12;

/** Returns four receipts for each of the twelve months before `today`; the same day gives the same year. */
export function sampleYear(today: Date, edition: Edition): SampleReceipt[] {
  const receipts: SampleReceipt[] = [];
  for (let back = MONTHS; back >= 1; back -= 1) {
    for (const [trip, day] of DAYS.entries()) {
      const when = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, day));
      const layout = SHOPS[edition][trip] ?? SHOPS[edition][0];
      const { truth } = makeReceipt(layout, 5000 + back * DAYS.length + trip);
      receipts.push({
        store: truth.store,
        date: when.toISOString().slice(0, 10),
        currency: EDITION_FACTS[edition].currency,
        items: truth.items.map(({ name, price, paid, quantity = 1 }) => ({
          name,
          quantity,
          cents: centsFromDollars(paid ?? price),
        })),
        depositCents: truth.opt.reduce((sum, { price }) => sum + centsFromDollars(price), 0),
        totalCents: centsFromDollars(truth.total),
      });
    }
  }
  return receipts;
}
