import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestPeriodsOf } from "../../test/support/best-periods-of";
import { lineItem, regularPackage } from "../../test/support/line-item";
import { sumClaim } from "../sums/sum-claim";
import type { Adjustment } from "./adjustment";
import { adjustmentLedger } from "./adjustment-ledger";
import { placeRepayment } from "./place-repayment";
import { withinRows } from "./within-rows";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };
const CANADA = { edition: "ca" as const, countTax: false };

/** A loaf of one row beside a regular one of 4.00. */
const loaf = (cents: number, at: number) =>
  lineItem({
    id: `loaf ${at}`,
    purchaseDate: `2026-0${at + 1}-05`,
    price: cents,
    regularPrice: regularPackage(400, 500),
  });

/** The whole extra cost of a loaf, paid back. */
const paidBack = (cents: number, at: number): Adjustment => ({
  kind: "reimbursement",
  id: `repayment ${at}`,
  date: "2026-11-01",
  personId: "ann",
  note: "",
  amountCents: cents,
  lineItemIds: [`loaf ${at}`],
  parts: placeRepayment(cents, [
    {
      date: `2026-0${at + 1}-05`,
      amountCents: cents,
      shares: [{ personId: "ann", share: 1 }],
      lineItemId: `loaf ${at}`,
    },
  ]),
});

describe("claim-83 a repayment of food lowers its row to nothing at most", () => {
  const loaves = [loaf(300, 0), loaf(300, 1), loaf(650, 2)];

  it("of 2.50 it takes the 0.50 off that a row of cheap loaves and a dear one counts", () => {
    const { rows, totals } = sumClaim(loaves, YEAR, CANADA);
    expect(totals.amountCents).toBe(50);
    const [entry] = withinRows([paidBack(250, 2)], rows, YEAR);
    expect(entry?.parts).toEqual([{ date: "2026-03-05", personId: "ann", amountCents: 50 }]);
  });

  it("is listed and takes nothing off where the row counts nothing", () => {
    const { rows } = sumClaim([loaf(300, 0), loaf(300, 1), loaf(500, 2)], YEAR, CANADA);
    const ledger = adjustmentLedger(withinRows([paidBack(100, 2)], rows, YEAR), YEAR, "ca", false);
    expect(ledger).toMatchObject({
      ok: true,
      countedCents: 0,
      entries: [{ enteredCents: 100, countedCents: 0 }],
    });
  });

  it("is listed too where it also pays an expense of another period back", () => {
    const { rows } = sumClaim([loaf(300, 0), loaf(300, 1), loaf(500, 2)], YEAR, CANADA);
    const entry = paidBack(100, 2);
    const before = { date: "2025-03-05", personId: "ann", amountCents: 100, lineItemId: "loaf of 2025" };
    const both = { ...entry, amountCents: 200, parts: [before, ...(entry.parts ?? [])] };
    const ledger = adjustmentLedger(withinRows([both], rows, YEAR), YEAR, "ca", false);
    expect(ledger).toMatchObject({
      ok: true,
      entries: [{ enteredCents: 200, countedCents: 0, amounts: [] }],
    });
    const elsewhere = { ...entry, parts: [before] };
    const without = adjustmentLedger(withinRows([elsewhere], rows, YEAR), YEAR, "ca", false);
    expect(without).toMatchObject({ ok: true, entries: [] });
  });

  it("one row that two of them pay back is lowered once, to nothing", () => {
    const { rows, totals } = sumClaim([loaf(300, 0), loaf(450, 1), loaf(650, 2)], YEAR, CANADA);
    expect(totals.amountCents).toBe(200);
    const entries = withinRows([paidBack(50, 1), paidBack(250, 2)], rows, YEAR);
    expect(entries.map(({ parts }) => parts?.map(({ amountCents }) => amountCents))).toEqual([[50], [150]]);
  });

  it("the best twelve months are those of what the claim then counts, whatever was paid and paid back", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.boolean()), { minLength: 1, maxLength: 9 }),
        (bought) => {
          const lines = bought.map(([cents], at) => loaf(cents, at));
          const entries = bought.flatMap(([cents, isPaidBack], at) =>
            isPaidBack && cents > 400 ? [paidBack(cents - 400, at)] : [],
          );
          const dentist = { date: "2026-06-10", amountCents: 10_000, personId: "ann" };
          const ledger = adjustmentLedger(entries, YEAR, "ca", false);
          const found = bestPeriodsOf({
            taxYear: 2026,
            lines,
            countTax: false,
            blocks: [{ personIds: ["ann"], netIncomeCents: 0 }],
            filed: [],
            amounts: [dentist, ...(ledger.ok ? ledger.amounts : [])],
          });
          for (const { period, expensesCents } of found.ok ? found.best : []) {
            const { rows, totals } = sumClaim(lines, period, CANADA);
            const counted = adjustmentLedger(withinRows(entries, rows, period), period, "ca", false);
            const others = period.from <= dentist.date && dentist.date <= period.to ? dentist.amountCents : 0;
            expect(expensesCents).toBe(totals.amountCents + others + (counted.ok ? counted.countedCents : 0));
            expect(expensesCents).toBeGreaterThanOrEqual(others);
          }
          expect(found.ok).toBe(true);
        },
      ),
    );
  });
});
