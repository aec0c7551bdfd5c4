import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import ExcelJs from "exceljs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "../../documents/test/support/read-pdf";
import type { DocumentName } from "../src/claims/documents/document-name";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { answerOf } from "../src/refusals/refusal-error";
import { household } from "./support/claims";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

/*
 * Ontario, 2025, converted at the day's rate. Ann (celiac disease) shops across the border twice, and the Bank of
 * Canada says 1.4419 for March 3 and 1.3850 for April 17.
 *
 *   CAD, March 3:  4 loaves of 500 g, 6.99 each, against 3.49 for 675 g
 *                  27.96 - 10.34 (4 × 3.49 × 500/675 = 10.3407)                            =  17.62
 *   USD, March 3:  a receipt with 3 boxes of crackers, 7.49 each, against 3.99 of the same size
 *                  22.47 × 1.4419 = 32.399493 -> 32.40; 11.97 × 1.4419 = 17.259543 -> 17.26 =  15.14
 *   Food                                                                                   =  32.76
 *   USD, April 17: the dentist, 240.10 × 1.3850 = 332.5385                                 = 332.54
 *   USD, April 17: insurance paid back 10.05 × 1.3850 = 13.91925                           = -13.92
 *   CAD, June 1:   glasses                                                                 = 100.00
 *   Medical expenses, line 33099                                                           = 451.38
 */
const HAND = {
  bread: { price: 27.96, regular: 10.34, amount: 17.62 },
  crackers: { price: 32.4, regular: 17.26, amount: 15.14 },
  food: 32.76,
  dentist: 332.54,
  insurance: 13.92,
  glasses: 100,
  expenses: 451.38,
} as const;

const MARCH = "2025-03-03";
const APRIL = "2025-04-17";
const day = (date: string) => new Date(`${date}T00:00:00Z`);

let testApp: TestApp;
let ann: Awaited<ReturnType<TestApp["signIn"]>>;
let claimId: string;

async function fill({ user, call }: typeof ann): Promise<void> {
  await household(testApp, ann, 2025, [
    { name: "Ann", relation: "self", birthDate: "1980-01-01", celiac: true, income: 50_000 },
  ]);
  const receipt = await testApp.database.receipt.create({
    data: {
      userId: user.id,
      status: "confirmed",
      store: "Wegmans Buffalo",
      purchaseDate: day(MARCH),
      totalCents: 2247,
      currency: "USD",
      reader: "local",
      readerVersion: "3",
      catalogueVersion: "2026-11",
      confidence: 1,
      evidence: {},
      imageSha256: "ab".repeat(32),
      perceptualHash: "cd".repeat(8),
    },
  });
  const bought = { purchaseDate: day(MARCH), size: 500, unit: "g" };
  await logged(testApp, ann, [
    {
      ...bought,
      name: "GF loaf",
      quantity: 4,
      price: 2796,
      regularPrice: 1034,
      priceEvidence: seen(349, 675, "g"),
    },
    {
      ...bought,
      name: "GF crackers",
      currency: "USD",
      quantity: 3,
      price: 2247,
      regularPrice: 1197,
      priceEvidence: seen(399, 500, "g"),
      receiptId: receipt.id,
      store: "Wegmans Buffalo",
    },
  ]);
  const source = "Bank of Canada, daily rate";
  await call.exchangeRates.set({ method: "daily", date: MARCH, cadPerUsd: 1.4419, source });
  await call.exchangeRates.set({ method: "daily", date: APRIL, cadPerUsd: 1.385, source });
  await call.expenses.add({ what: "Dentist", date: APRIL, amount: 240.1, currency: "USD" });
  await call.expenses.add({ what: "Glasses", date: "2025-06-01", amount: 100 });
  await call.adjustments.add({ kind: "reimbursement", date: APRIL, amount: 10.05, currency: "USD" });
}

beforeAll(async () => {
  testApp = await openTestApp();
  ann = await testApp.signIn();
  await fill(ann);
  ({ id: claimId } = await ann.call.claims.create({ taxYear: 2025 }));
  await ann.call.claims.change({ id: claimId, exchangeMethod: "daily" });
});
afterAll(() => testApp.close());

async function document(which: DocumentName): Promise<Buffer> {
  const { actor } = ann.context;
  if (!actor) throw new Error("Ann is signed in.");
  const opened = openClaimDocument({ ...ann.context, actor }, { id: claimId, document: which });
  return buffer(answerOf(await opened).stream);
}

describe("claim-14 claim-18 claim-25 a household year with a receipt, an expense and a reimbursement in US dollars, worked by hand", () => {
  test("the API says it to the cent", async () => {
    const { call } = ann;
    expect((await call.claims.checklist({ id: claimId })).amountToClaim).toBe(HAND.food);
    expect((await call.claims.worth({ id: claimId })).amountToClaim).toBe(HAND.food);
    const { best } = await call.claims.bestPeriod({ id: claimId });
    expect(best.find(({ isCalendarYear }) => isCalendarYear)?.expenses).toBe(HAND.expenses);
    const { converted, needed } = await call.claims.rates({ id: claimId });
    expect(needed.map(({ of, cadPerUsd }) => [of, cadPerUsd])).toEqual([
      [MARCH, 1.4419],
      [APRIL, 1.385],
    ]);
    const amounts = converted.map(({ name, original, amount }) => [name, original, amount]);
    expect(amounts).toEqual(
      expect.arrayContaining([
        ["GF crackers", 22.47, HAND.crackers.price],
        ["Dentist", 240.1, HAND.dentist],
        [expect.any(String), 10.05, HAND.insurance],
      ]),
    );
    expect(amounts).toHaveLength(3);
  });

  test("the CSV says it to the cent", async () => {
    const rows: string[][] = parse(await document("summary.csv"), { bom: true, relax_column_count: true });
    const stated = (words: string) => rows.find((row) => row.includes(words)) ?? [];
    expect(stated("GF loaf")).toEqual(expect.arrayContaining(["27.96", "10.34", "17.62"]));
    expect(stated("GF crackers")).toEqual(expect.arrayContaining(["32.40", "17.26", "15.14"]));
    expect(stated("All gluten-free food")).toContain("32.76");
    expect(stated("All medical expenses")).toContain("451.38");
  });

  test("the workbook says it to the cent, read by another library than wrote it", async () => {
    const book = new ExcelJs.Workbook();
    await book.xlsx.load(Uint8Array.from(await document("report.xlsx")).buffer);
    const cellsOf = (sheet: string, words: string) => {
      const found: number[] = [];
      book.getWorksheet(sheet)?.eachRow((row) => {
        const texts: string[] = [];
        const figures: number[] = [];
        row.eachCell((cell) => {
          const value = cell.result ?? cell.value;
          if (typeof value === "number") figures.push(value);
          else texts.push(String(value));
        });
        if (texts.includes(words)) found.push(...figures);
      });
      return found;
    };
    const { bread, crackers } = HAND;
    expect(cellsOf("Summary", "GF loaf")).toEqual(
      expect.arrayContaining([bread.price, bread.regular, bread.amount]),
    );
    expect(cellsOf("Summary", "GF crackers")).toEqual(
      expect.arrayContaining([crackers.price, crackers.regular, crackers.amount]),
    );
    expect(cellsOf("Summary", "All gluten-free food")).toContain(HAND.food);
    expect(cellsOf("Summary", "All medical expenses")).toContain(HAND.expenses);
    expect(cellsOf("Items", "GF crackers")).toEqual(expect.arrayContaining([22.47, 1.4419]));
  });

  test("the PDF says it to the cent, read by another library than wrote it", async () => {
    const { text } = await readPdf(Readable.from([await document("report.pdf")]));
    const { bread, crackers, food, dentist, insurance, glasses, expenses } = HAND;
    for (const amount of [bread.amount, crackers.amount, food, dentist, insurance, glasses, expenses])
      expect(text).toContain(amount.toFixed(2));
    for (const words of ["1.4419", "1.385", "Bank of Canada, daily rate"]) expect(text).toContain(words);
  });
});
