import type { SampleReceipt } from "@gf-ledger/api/demo/sample-reading";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import { makeReceipt } from "@gf-ledger/reader/generator/make-receipt";

/** Shops that print Canadian dollars and English names, in turn. */
const SHOPS = ["superstore", "small-grocer", "natural-foods", "multi-buy"] as const;
/** Within the Free plan, so that the account could have been anybody's. */
const DAYS = [3, 10, 17, 24] as const;
const MONTHS = 12;

/** Four shopping trips a month of the twelve months before `today`; the same day makes the same year. */
export function sampleYear(today: Date): SampleReceipt[] {
  const receipts: SampleReceipt[] = [];
  for (let back = MONTHS; back >= 1; back -= 1) {
    for (const [trip, day] of DAYS.entries()) {
      const when = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, day));
      const layout = SHOPS[trip] ?? SHOPS[0];
      const { truth } = makeReceipt(layout, 5000 + back * DAYS.length + trip);
      receipts.push({
        store: truth.store,
        date: when.toISOString().slice(0, 10),
        currency: "CAD",
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
