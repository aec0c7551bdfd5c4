import { describe, expect, it } from "vitest";
import { lineItem, regularPackage } from "../../../test/support/line-item";
import { placeLines } from "../../sums/lines/place-lines";
import { addDays } from "../days";
import { type ClaimEvent, claimEvents } from "./claim-event";
import { everyPeriod, twelveMonthsOf } from "./every-period";

const DAYS_OF_THE_YEAR = 365;

/** Purchases of two years, of 700 products, by day. */
function purchases(count: number): ClaimEvent[] {
  const lines = Array.from({ length: count }, (_, index) =>
    lineItem({
      purchaseDate: addDays("2024-01-02", index % 729),
      product: `product ${index % 700}`,
      price: 400 + (index % 500),
      size: 300 + (index % 7) * 50,
      regularPrice: regularPackage(300 + (index % 200), 575),
    }),
  );
  return claimEvents(placeLines(lines, { edition: "ca", countTax: false }).placed, [], () => 0);
}

/** The same events, and how often one of them was looked at while all periods were summed. */
function looksAt(events: readonly ClaimEvent[]): number {
  let looks = 0;
  const counted = events.map((event) => ({
    ...event,
    get date() {
      looks += 1;
      return event.date;
    },
  }));
  const periods = [...everyPeriod({ events: counted }, twelveMonthsOf(2025), 1)].filter(
    (found) => found !== null,
  );
  expect(periods).toHaveLength(DAYS_OF_THE_YEAR);
  return looks;
}

describe("claim-13 every twelve months that end in a year", () => {
  it("are summed in one pass: a line item is looked at when it enters and when it leaves, not for each day", () => {
    const [fewer, more] = [looksAt(purchases(500)), looksAt(purchases(1000))];
    const forEachDay = 2 * DAYS_OF_THE_YEAR;
    expect(more).toBeGreaterThan(1000);
    expect(more).toBeLessThanOrEqual(3 * 1000 + forEachDay);
    expect(more - fewer).toBeLessThanOrEqual(3 * 500);
  });

  it("come to what their first and last day hold between them", () => {
    const [first, , third] = everyPeriod(
      {
        events: [
          { date: "2024-01-02", personId: "ann", block: 0, row: null, cents: 100 },
          { date: "2024-01-03", personId: "ann", block: 0, row: null, cents: 20 },
          { date: "2025-01-03", personId: "ann", block: 0, row: null, cents: 3 },
        ],
      },
      twelveMonthsOf(2025),
      1,
    );
    expect(first).toEqual({ period: { from: "2024-01-02", to: "2025-01-01" }, expenses: [120] });
    expect(third).toEqual({ period: { from: "2024-01-04", to: "2025-01-03" }, expenses: [3] });
  });
});
