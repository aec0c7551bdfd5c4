import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extraOf, household } from "./support/claims";
import { familyAroundADeath } from "./support/family-around-a-death";
import { logged, seen } from "./support/logged";
import { numbersBeside, numbersEndingIn, printedDocuments } from "./support/printed-documents";
import { smallYear } from "./support/small-year";
import { openTestApp, type TestApp } from "./support/test-app";
import {
  claimOfPhysiotherapy,
  claimOfRepaidDentist,
  claimWithRunOut,
  REPAID_BEST,
  repaid,
} from "./support/worked-cases";

/* Claims that were worked by hand, as the page's data, the report, the workbook and the CSV files say them. */

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  testApp.clock.now = new Date("2027-02-10T12:00:00Z");
});
afterAll(() => testApp.close());

type Papers = Awaited<ReturnType<typeof printedDocuments>>;

const two = (amount: number) =>
  amount.toLocaleString("en-CA", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Numbers in this order, whatever stands before them. */
const ending = (numbers: readonly number[], length: number) => numbers.slice(-length);

/** Each line of the return as page, report, sheet and CSV say it. */
function expectLines(papers: Papers, lines: readonly (readonly [name: string, amount: number])[]): void {
  for (const [name, amount] of lines) {
    expect(papers.text).toMatch(new RegExp(`${name} [^|]*? ${two(amount)} `));
    for (const rows of [papers.sheet("Lines of the return"), papers.csv("lines")])
      expect([name, ...numbersBeside(rows, name)]).toEqual([name, amount]);
  }
}

/** The table of a correction in the report, the sheet and the CSV. */
function expectCorrection(
  papers: Papers,
  rows: readonly (readonly [words: string, previous: number, change: number, revised: number])[],
): void {
  for (const [words, ...amounts] of rows) {
    expect(papers.text).toContain(`${words} ${amounts.map(two).join(" ")}`);
    for (const told of [papers.sheet("Lines of the return"), papers.csv("lines")]) {
      const found = told.filter(({ texts, numbers }) => numbers.length === 3 && texts.includes(words));
      expect([words, found.map(({ numbers }) => numbers)]).toEqual([words, [amounts]]);
    }
  }
}

/** What the claim comes to, in the report, the sheet and the CSV of the summary. */
function expectTotal(papers: Papers, dollars: number): void {
  expect(papers.text).toMatch(new RegExp(`Total \\([A-Z]{3}\\) .*?${two(dollars)} These are`));
  for (const rows of [papers.sheet("Summary"), papers.csv("summary")])
    expect(numbersBeside(rows, "All medical expenses").at(-1)).toBe(dollars);
}

/** A row of the summary: what was paid, what the regular product would have cost, and the amount. */
function expectRow(papers: Papers, name: string, amounts: readonly number[]): void {
  for (const rows of [papers.sheet("Summary"), papers.csv("summary")])
    expect([name, ...ending(numbersBeside(rows, name), 3)]).toEqual([name, ...amounts]);
  expect(papers.text).toMatch(new RegExp(`${name}[^|]*? ${two(amounts[2] ?? 0)} `));
}

/** The columns that the workbook's sheet of adjustments and its CSV have for one. */
function expectAdjustment(papers: Papers, note: string, entered: number, counted: number): void {
  expect(papers.text).toMatch(new RegExp(`${note}[^|]*? ${two(entered)} ${two(counted)} `));
  for (const rows of [papers.sheet("Adjustments"), papers.csv("adjustments")])
    expect(ending(numbersEndingIn(rows, note), 2)).toEqual([entered, counted]);
}

const T1_2830 = [
  ["T1, line 33099", 2830],
  ["T1, line 33200", 1570],
  ["ON428, line 58689", 2830],
  ["ON428, line 58769", 1570],
] as const;

describe("claim-75 a repayment that comes late, worked by hand", () => {
  test.each([
    ["has come", {}],
    ["is expected on the day of filing", { expected: true }],
  ])("350.00 that %s lower the dentist's months to 2,830.00, worth 299.09", async (_when, rest) => {
    const { person, call, id, dentist } = await claimOfRepaidDentist(testApp);
    await call.adjustments.add(repaid({ expenseIds: [dentist.id], ...rest }));
    const { best } = await call.claims.bestPeriod({ id });
    expect(best[0]).toMatchObject({ ...REPAID_BEST, expenses: 2830, leavesForNextYear: 360 });
    await call.claims.change({ id, period: REPAID_BEST });
    expect(await call.claims.worth({ id })).toMatchObject({ worth: 299.09, amountToClaim: 480 });
    const page = await call.claims.returnLines({ id });
    expect(page.lines.map(({ name, amount }) => [name, amount])).toEqual(T1_2830);
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 2830);
    expectLines(papers, T1_2830);
    expectRow(papers, "GF bread", [492, 12, 480]);
    expectAdjustment(papers, "Health account", 350, -350);
    expect(papers.text).toContain("14% of $1,570.00 219.80");
    expect(papers.text).toContain("5.05% of $1,570.00 79.29");
    expect(papers.text.includes("Expected, not paid yet.")).toBe("expected" in rest);
  });

  test("350.00 that come after 3,180.00 were filed are T1-ADJ's: 66.67 more tax, and nothing of 2027", async () => {
    const { person, call, id, dentist } = await claimOfRepaidDentist(testApp);
    await call.claims.change({ id, period: REPAID_BEST });
    await call.claims.file({ id });
    expectTotal(await printedDocuments(person, id), 3180);
    await call.adjustments.add(repaid({ date: "2027-02-09", expenseIds: [dentist.id] }));
    const { correction } = await call.claims.returnLines({ id });
    expect(correction?.taxChange).toBe(66.67);
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 3180);
    expectCorrection(papers, [
      ["Medical expenses for yourself, your partner and your children under 18", 3180, -350, 2830],
      ["Allowable amount: line 33099 less the threshold, with line 33199 added", 1920, -350, 1570],
      ["Medical expenses, as on line 33099", 3180, -350, 2830],
      ["Allowable amount, with the province's threshold", 1920, -350, 1570],
      ["Federal medical expense credit, calculated here", 268.8, -49, 219.8],
      ["Provincial medical expense credit, calculated here", 96.96, -17.67, 79.29],
    ]);
    expect(papers.words).toContain("The tax goes up by $66.67");
    await call.claims.adjust({ id });
    expectTotal(await printedDocuments(person, id), 2830);
    const next = await call.claims.create({ taxYear: 2027 });
    await call.claims.change({ id: next.id, period: { from: "2026-03-16", to: "2027-03-15" } });
    const after = await printedDocuments(person, next.id);
    expectTotal(after, 360);
    expect(after.text).not.toContain("Health account");
    for (const rows of [after.sheet("Adjustments"), after.csv("adjustments")])
      expect(numbersEndingIn(rows, "Health account")).toEqual([]);
  });

  test("bread with 4.00 extra, 4.00 of it paid back, is 0.00 in every paper of each period that holds it", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const bread = crypto.randomUUID();
    await logged(testApp, person, [{ ...extraOf(4, "2026-05-05"), id: bread }]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    await call.adjustments.add(repaid({ date: "2026-06-01", amount: 4, lineItemIds: [bread] }));
    for (const period of [
      { from: "2026-01-01", to: "2026-12-31" },
      { from: "2025-05-06", to: "2026-05-05" },
      { from: "2026-05-05", to: "2027-05-04" },
    ]) {
      if (period.to > "2026-12-31") continue;
      await call.claims.change({ id, period });
      const papers = await printedDocuments(person, id);
      expectTotal(papers, 0);
      expectRow(papers, "GF bread", [5, 1, 4]);
      expectAdjustment(papers, "Health account", 4, -4);
    }
  });
});

describe("claim-75 an FSA's run-out in the United States, worked by hand", () => {
  const SCHEDULE_A = "Schedule A, line";

  test("entered before filing: 800.00 of food, 2,950.00 above the floor, 96.00 saved", async () => {
    const { person, call, id, runOut } = await claimWithRunOut(testApp, 29_700);
    await call.adjustments.add({ ...runOut, note: "Run-out" });
    const worth = await call.claims.worth({ id });
    expect(worth).toMatchObject({ worth: 96, deduction: { dueToGlutenFree: 800, medical: 2950 } });
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 9700);
    expectLines(papers, [
      [`${SCHEDULE_A} 1`, 9700],
      [`${SCHEDULE_A} 2`, 90_000],
      [`${SCHEDULE_A} 3`, 6750],
      [`${SCHEDULE_A} 4`, 2950],
    ]);
    expectAdjustment(papers, "Run-out", 400, -400);
    for (const amount of [32_650, 31_850, 800, 96]) expect(papers.text).toContain(` ${two(amount)} `);
  });

  test("claim-79 400.00 of the hospital leave the food's 1,200.00 as they are, and 144.00 are saved", async () => {
    const { person, call, id, runOut } = await claimWithRunOut(testApp, 30_000);
    const { expenses } = await call.expenses.list({});
    const hospital = expenses.map((one) => one.id);
    await call.adjustments.add({ ...runOut, lineItemIds: [], expenseIds: hospital, note: "Run-out" });
    // 2,950.00 + 30,000.00 with the food, 8,500.00 - 6,750.00 + 30,000.00 without it, both above 31,500.00.
    const worth = await call.claims.worth({ id });
    expect(worth).toMatchObject({ worth: 144, deduction: { dueToGlutenFree: 1200, medical: 2950 } });
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 9700);
    expect(papers.text).toContain(
      "Gluten-free food, with its adjustments 1,200.00 Other medical expenses 8,500.00",
    );
    // The same of food and hospital together: 1,200.00 and 8,900.00 of 10,100.00, 47.52 and 352.48 of the 400.00.
    const [entry] = (await call.adjustments.list({})).adjustments;
    const both = { ...runOut, expenseIds: hospital, note: "Run-out", id: entry?.id ?? "" };
    await call.adjustments.change(both);
    expect((await call.claims.worth({ id })).deduction?.dueToGlutenFree).toBe(1152.48);
    await call.claims.file({ id, filedOn: "2026-03-20" });
    expect((await call.claims.changes({ id })).difference).toEqual([]);
    expect((await call.claims.worth({ id })).deduction?.dueToGlutenFree).toBe(1152.48);
  });

  test.each([
    ["29,700.00", 29_700, 33_050, "144.00", 400],
    ["28,350.00, 200.00 above the standard deduction", 28_350, 31_700, "24.00", 200],
    ["20,000.00, with the standard deduction", 20_000, 23_350, "0.00", 0],
  ])(
    "filed before it, with other itemized deductions of %s: the return stays, and %d is income of 2026",
    async (_other, otherItemised, itemised, saved, income) => {
      const { person, call, id, runOut } = await claimWithRunOut(testApp, otherItemised);
      await call.claims.file({ id, filedOn: "2026-02-20" });
      await call.adjustments.add({ ...runOut, note: "Run-out" });
      const { incomeOfLaterYears } = await call.claims.changes({ id });
      expect(incomeOfLaterYears).toMatchObject([{ year: 2026, amount: 400, income }]);
      expect(await call.claims.returnLines({ id })).toMatchObject({ correction: null, total: 10_100 });
      const papers = await printedDocuments(person, id);
      expectTotal(papers, 10_100);
      expectLines(papers, [[`${SCHEDULE_A} 4`, 3350]]);
      expect(papers.text).toContain(` ${two(itemised)} `);
      expect(papers.text).toContain(` ${saved} `);
      expect(papers.words).not.toContain("1040-X");
    },
  );
});

describe("claim-75 around a death, worked by hand", () => {
  const period = (ben: string) => ({
    from: "2025-01-02",
    to: "2026-01-01",
    ofPersons: [{ personId: ben, from: "2025-01-01", to: "2026-12-31" }],
  });

  test("one amount of 4,370.00 on line 33099 of the final return, 661.04, with both windows", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    await anna.call.claims.change({ id, period: period(ben) });
    const { best } = await anna.call.claims.bestPeriod({ id });
    expect(best[0]).toMatchObject({ expenses: 4370, leavesForNextYear: 1380 });
    const worth = await anna.call.claims.worth({ id });
    // Anna's own return would give 558.17.
    expect(worth).toMatchObject({ worth: 661.04, claimant: { personId: ben, difference: 661.04 - 558.17 } });
    expect(worth.finalReturns).toMatchObject([{ personId: ben, dueOn: "2027-05-14" }]);
    const papers = await printedDocuments(anna, id);
    expectTotal(papers, 4370);
    expectLines(papers, [
      ["T1, line 33099", 4370],
      ["T1, line 33200", 3470],
      ["ON428, line 58689", 4370],
      ["ON428, line 58769", 3470],
    ]);
    expectRow(papers, "Bread", [713, 23, 690]);
    expectRow(papers, "Pasta", [492, 12, 480]);
    expect(papers.text).toContain("14% of $3,470.00 485.80");
    expect(papers.text).toContain("5.05% of $3,470.00 175.24");
    for (const told of [papers.text, papers.words.slice(papers.text.length)])
      for (const words of ["May 14, 2027", "January 1, 2025 to December 31, 2026", "(for the period)"])
        expect(told).toContain(words);
    expect(papers.words).not.toContain("12-month");
    expect(papers.text).toContain("Whoever files Ben's final return");
    expect(papers.text).toContain("Attach the receipts");
    expect(papers.text).not.toContain("Don't send these documents with the return");
  });

  test("Ben is no claimant for 2027, and what the twelve months left is there: 1,380.00", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    await anna.call.claims.change({ id, period: period(ben) });
    await anna.call.claims.file({ id });
    const next = await anna.call.claims.create({ taxYear: 2027 });
    await anna.call.claims.change({ id: next.id, period: { from: "2026-01-02", to: "2027-01-01" } });
    const worth = await anna.call.claims.worth({ id: next.id });
    expect(worth.claimant?.personId).not.toBe(ben);
    expect(worth.asked.flatMap(({ personIds }) => personIds)).not.toContain(ben);
    expect(worth.finalReturns).toEqual([]);
    expectTotal(await printedDocuments(anna, next.id), 1380);
  });
});

describe("claim-75 corrections of a filed return, worked by hand", () => {
  test("T1-ADJ: 120.00 of the physiotherapy come back, 23.46 more tax; what was filed stays", async () => {
    const { person, call, id, physio } = await claimOfPhysiotherapy(testApp);
    await call.claims.file({ id, filedOn: "2026-01-20" });
    const back = { expenseIds: [physio.id], amount: 120, date: "2026-02-02", note: "Insurer" };
    await call.adjustments.add(repaid(back));
    const rows = [
      ["Medical expenses for yourself, your partner and your children under 18", 3420, -120, 3300],
      ["Allowable amount: line 33099 less the threshold, with line 33199 added", 1920, -120, 1800],
      ["Medical expenses, as on line 33099", 3420, -120, 3300],
      ["Allowable amount, with the province's threshold", 1920, -120, 1800],
      ["Federal medical expense credit, calculated here", 278.4, -17.4, 261],
      ["Provincial medical expense credit, calculated here", 96.96, -6.06, 90.9],
    ] as const;
    const open = await printedDocuments(person, id);
    expectTotal(open, 3420);
    expectCorrection(open, rows);
    expect(open.words).toContain("The tax goes up by $23.46");
    expect(open.text).toContain("Gluten-free food stays at $720.00.");
    await call.claims.adjust({ id, why: "T1-ADJ" });
    const adjusted = await printedDocuments(person, id);
    expectTotal(adjusted, 3300);
    expectCorrection(adjusted, rows);
    await call.adjustments.add(repaid({ ...back, amount: 80, date: "2026-03-03" }));
    expectCorrection(await printedDocuments(person, id), [
      ["Medical expenses, as on line 33099", 3300, -80, 3220],
    ]);
    const { versions } = await call.claims.changes({ id });
    expect(versions.map(({ amount }) => amount)).toEqual([720, 720]);
  });

  /**
   * The United States, joint, 2025, AGI 90,000: 1,240.00 of food with a row of 95.00 twice, 160.00 in full, shipping.
   */
  async function american(
    taxYear: number,
    income: number,
    worthInputs: { filingStatus: "joint" | "single"; otherItemised: number; marginalRatePercent: number },
    rows: Parameters<typeof logged>[2],
    other: number,
  ) {
    const person = await testApp.signIn(undefined, "us");
    const { call } = person;
    await household(testApp, person, taxYear, [
      { relation: "self", name: "Anna", birthDate: "1980-01-01", celiac: true, income },
    ]);
    await logged(testApp, person, rows);
    await call.expenses.add({ what: "Hospital", date: `${taxYear}-06-10`, amount: other });
    const { id } = await call.claims.create({ taxYear });
    await call.claims.change({ id, worthInputs });
    return { person, call, id };
  }
  const inDollars = (dollars: number, date: string, name: string) =>
    extraOf(dollars, date, { name, currency: "USD" });

  test("1040-X: a row of 95.00 was counted twice, 34,195.00 becomes 34,100.00, 11.40 more tax", async () => {
    const twice = crypto.randomUUID();
    const joint = { filingStatus: "joint", otherItemised: 29_700, marginalRatePercent: 12 } as const;
    const rows = [
      inDollars(1050, "2025-02-03", "GF bread"),
      inDollars(95, "2025-03-03", "GF flour"),
      { ...inDollars(95, "2025-03-03", "GF flour again"), id: twice },
      {
        ...inDollars(160, "2025-04-03", "Xanthan gum"),
        kind: "no-counterpart",
        price: 16_000,
        regularPrice: 0,
      },
    ];
    const { person, call, id } = await american(2025, 90_000, joint, rows, 9800);
    await call.adjustments.add({ kind: "shipping", date: "2025-05-05", amount: 45 });
    await call.claims.change({ id, countGuidance: true });
    const worth = await call.claims.worth({ id });
    expect(worth).toMatchObject({ worth: 173.4, deduction: { dueToGlutenFree: 1445, medical: 4495 } });
    await call.claims.file({ id, filedOn: "2026-03-02" });
    expectTotal(await printedDocuments(person, id), 11_245);
    await call.taxReport.deleteLineItem({ id: twice });
    const { correction } = await call.claims.returnLines({ id });
    expect(correction?.taxChange).toBe(11.4);
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 11_245);
    expectCorrection(papers, [
      ["Medical expenses", 11_245, -95, 11_150],
      ["Medical expenses above that floor", 4495, -95, 4400],
      ["Adjusted gross income", 90_000, 0, 90_000],
      ["Itemized deductions or the standard deduction", 34_195, -95, 34_100],
      ["Line 1 less line 2 (line 5 too, where line 4b is empty)", 55_805, 95, 55_900],
    ]);
    expect(papers.words).toContain("The tax goes up by $11.40");
  });

  test("1040-X: of 1,400.00 of food 700.00 remain, and the standard deduction takes over", async () => {
    const wrong = crypto.randomUUID();
    const single = { filingStatus: "single", otherItemised: 15_500, marginalRatePercent: 12 } as const;
    const rows = [
      inDollars(700, "2026-02-03", "GF bread"),
      { ...inDollars(700, "2026-02-03", "GF bread"), id: wrong },
    ];
    const { person, call, id } = await american(2026, 60_000, single, rows, 4300);
    expect(await call.claims.worth({ id })).toMatchObject({ deduction: { dueToGlutenFree: 600 } });
    await call.claims.file({ id });
    await call.taxReport.deleteLineItem({ id: wrong });
    expectCorrection(await printedDocuments(person, id), [
      ["Medical expenses above that floor", 1200, -700, 500],
      ["Itemized deductions or the standard deduction", 16_700, -600, 16_100],
    ]);
  });
});

describe("claim-75 a size that is asked once a product, worked by hand", () => {
  test("four loaves without a size come to 14.00, with 400 g to 19.69, and a fifth has 400 g already", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const loaf = { name: "GF bread", sizeCompared: false, priceEvidence: seen(349, 675, "g") };
    await logged(testApp, person, [loaf, loaf, loaf, loaf]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const before = await printedDocuments(person, id);
    expectTotal(before, 14);
    expectRow(before, "GF bread", [27.96, 13.96, 14]);
    expect(before.text).toContain("* Size not compared");
    await call.taxReport.sizeProducts({ products: [{ product: "GF bread", size: 400, unit: "g" }] });
    expect((await call.claims.checklist({ id })).amountToClaim).toBe(19.69);
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 19.69);
    expectRow(papers, "GF bread", [27.96, 8.27, 19.69]);
    expect(papers.words).not.toContain("ize not compared");
    const fifth = { name: "GF bread", price: 699, purchaseDate: "2026-04-01" };
    expect(await call.taxReport.addLineItem(fifth)).toMatchObject({ size: 400, unit: "g" });
  });

  test("six packs of 454 g beside a regular one of 500 g come to 0.00, by weight the regular one is dearer", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const packs = { name: "GF penne", size: 2724, unit: "g", price: 1599, regularPrice: 1858 };
    await logged(testApp, person, [{ ...packs, priceEvidence: seen(341, 500, "g") }]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 0);
    expectRow(papers, "GF penne", [15.99, 18.58, 0]);
  });
});

describe("claim-75 the grounds of one row, worked by hand", () => {
  test("59.30 are 39.38 on evidence and 19.92 on an estimate, in every paper", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const loaf = { name: "GF bread", size: 400, unit: "g" };
    await logged(testApp, person, [
      { ...loaf, quantity: 8, price: 5592, regularPrice: 1655, priceEvidence: seen(349, 675, "g") },
      {
        ...loaf,
        quantity: 4,
        price: 2796,
        regularPrice: 804,
        priceSource: "pooled",
        priceEvidence: seen(339, 675, "g"),
      },
    ]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 59.3);
    expectRow(papers, "GF bread", [83.88, 24.58, 59.3]);
    expect(papers.text).toContain("Evidence: $39.38");
    expect(papers.text).toContain("Estimate: $19.92");
    for (const rows of [papers.sheet("Evidence"), papers.csv("evidence")])
      expect(numbersBeside(rows, "Total").slice(0, 5)).toEqual([59.3, 39.38, 0, 0, 19.92]);
  });
});

describe("claim-75 the grounds of a small year, worked by hand", () => {
  /** What was paid, what the regular product would have cost, and the amount. */
  const ROWS = [
    ["GF bread", [83.88, 24.82, 59.06]],
    ["GF pasta", [44.9, 15.04, 29.86]],
    ["GF flour", [31.96, 9.15, 22.81]],
    ["GF cookies", [28.68, 14.88, 13.8]],
    ["GF pizza crust", [26.97, 11.97, 15]],
    ["GF crackers", [6, 8, 0]],
  ] as const;
  const GROUNDS = { evidence: 59.06, yourWord: 29.86, published: 13.8, estimate: 37.81 };

  test("140.53 and their four grounds, row by row, in page, price book, report, workbook and CSV", async () => {
    const { ann, id } = await smallYear(testApp);
    const { call } = ann;
    const { products, totalToClaim, restsOn } = await call.taxReport.products({ year: 2026 });
    const page = products.map(({ product, paid, compared, amountToClaim }) => [
      product,
      [paid, compared, amountToClaim],
    ]);
    expect(Object.fromEntries(page)).toEqual(Object.fromEntries(ROWS));
    expect([totalToClaim, restsOn]).toEqual([140.53, GROUNDS]);
    const days = { from: "2026-01-01", to: "2026-12-31" };
    await call.claims.change({ id, period: days });
    expect(await call.priceBook.checklist({ year: 2026, ...days })).toMatchObject({
      total: 140.53,
      restingOn: GROUNDS,
    });
    expect((await call.claims.checklist({ id })).amountToClaim).toBe(140.53);
    expect((await call.claims.returnLines({ id })).total).toBe(140.53);
    const papers = await printedDocuments(ann, id);
    expectTotal(papers, 140.53);
    for (const [name, amounts] of ROWS) expectRow(papers, name, amounts);
    for (const rows of [papers.sheet("Evidence"), papers.csv("evidence")])
      expect(numbersBeside(rows, "Total").slice(0, 5)).toEqual([140.53, ...Object.values(GROUNDS)]);
    for (const words of [
      "Evidence: $59.06 (42%)",
      "Your word: $29.86 (21.2%)",
      "Published: $13.80 (9.8%)",
      "Estimate: $37.81 (26.9%)",
    ])
      expect(papers.text).toContain(words);
    expect(papers.text).toContain("More than a quarter of this claim rests on estimates");
  });
});

describe("claim-83 a repayment of food lowers its row to nothing at most, and no other expense", () => {
  /** Three loaves of one row at 3.00, 3.00 and 6.50 beside 4.00: 12.50 - 12.00 = 0.50; the dear one's extra is 2.50. */
  async function claimOfCheapBread(dearest: number) {
    const person = await testApp.signIn();
    const { call } = person;
    await household(testApp, person, 2026, [
      { relation: "self", name: "Anna", birthDate: "1980-01-01", celiac: true, income: 42_000 },
    ]);
    const dear = crypto.randomUUID();
    const loaf = (cents: number, month: string) => ({
      ...extraOf(0, `2026-${month}-05`),
      price: cents,
      regularPrice: 400,
    });
    await logged(testApp, person, [loaf(300, "01"), loaf(300, "02"), { ...loaf(dearest, "03"), id: dear }]);
    await call.expenses.add({ what: "Dentist", date: "2026-04-05", amount: 100 });
    const { id } = await call.claims.create({ taxYear: 2026 });
    await call.claims.change({ id, worthInputs: { province: "ON" } });
    await call.adjustments.add(repaid({ amount: (dearest - 400) / 100, lineItemIds: [dear] }));
    return { person, call, id };
  }

  test.each([
    ["0.50, of which 2.50 were paid back", 650, [12.5, 12, 0.5], 2.5, -0.5],
    ["0.00, of which 1.00 was paid back", 500, [11, 12, 0], 1, 0],
  ])(
    "beside a row of %s a dentist of 100.00 stays 100.00 in page, report, workbook and CSV",
    async (_row, dearest, row, entered, counted) => {
      const { person, call, id } = await claimOfCheapBread(dearest);
      const { best } = await call.claims.bestPeriod({ id });
      expect(best[0]).toMatchObject({ expenses: 100 });
      expect((await call.claims.returnLines({ id })).total).toBe(100);
      const papers = await printedDocuments(person, id);
      expectTotal(papers, 100);
      expectRow(papers, "GF bread", row);
      expectAdjustment(papers, "Health account", entered, counted);
      expectLines(papers, [["T1, line 33099", 100]]);
    },
  );

  test("filed, it is what its records say", async () => {
    const { person, call, id } = await claimOfCheapBread(650);
    await call.claims.file({ id });
    expectTotal(await printedDocuments(person, id), 100);
    expect((await call.claims.changes({ id })).difference).toEqual([]);
  });

  test("in the United States neither is it income of a later year beyond what the return counted of its row", async () => {
    const { person, call, id } = await claimWithRunOut(testApp, 30_000);
    const [dear, dearer] = [crypto.randomUUID(), crypto.randomUUID()];
    const loaf = (cents: number, product: string) => ({
      ...extraOf(0, "2025-05-05", { currency: "USD" }),
      name: product,
      price: cents,
      regularPrice: 400,
    });
    // 3.00, 3.00 and 5.00 beside 12.00 count 0.00; 3.00, 3.00 and 6.50 beside 12.00 count 0.50.
    await logged(testApp, person, [
      loaf(300, "Bagel"),
      loaf(300, "Bagel"),
      { ...loaf(500, "Bagel"), id: dear },
    ]);
    await logged(testApp, person, [
      loaf(300, "Pasta"),
      loaf(300, "Pasta"),
      { ...loaf(650, "Pasta"), id: dearer },
    ]);
    await call.claims.file({ id, filedOn: "2026-02-20" });
    const back = { kind: "hsa-fsa" as const, date: "2026-03-10" };
    await call.adjustments.add({ ...back, amount: 1, lineItemIds: [dear] });
    await call.adjustments.add({ ...back, date: "2026-03-11", amount: 2.5, lineItemIds: [dearer] });
    expect((await call.claims.changes({ id })).incomeOfLaterYears).toMatchObject([
      { amount: 1, income: 0 },
      { amount: 2.5, income: 0.5 },
    ]);
  });

  test("in the United States neither does it lower what other expenses come to", async () => {
    const person = await testApp.signIn(undefined, "us");
    const { call } = person;
    const dear = crypto.randomUUID();
    const loaf = (cents: number) => ({
      ...extraOf(0, "2025-05-05", { currency: "USD" }),
      price: cents,
      regularPrice: 400,
    });
    await logged(testApp, person, [loaf(300), loaf(300), { ...loaf(650), id: dear }]);
    await call.expenses.add({ what: "Hospital", date: "2025-06-10", amount: 100 });
    const { id } = await call.claims.create({ taxYear: 2025 });
    await call.adjustments.add({ kind: "hsa-fsa", date: "2025-07-01", amount: 2.5, lineItemIds: [dear] });
    expect((await call.claims.bestPeriod({ id })).best[0]).toMatchObject({ expenses: 100 });
    expectTotal(await printedDocuments(person, id), 100);
  });
});

describe("claim-75 claim-81 a claimant without tax, worked by hand", () => {
  /** Ontario 2026: 2,405.00 of food on line 33099, Anna's net income 54,000 and Ben's as given. */
  async function couple(bensIncome: number) {
    const person = await testApp.signIn();
    const { call } = person;
    const ids = await household(testApp, person, 2026, [
      { relation: "self", name: "Anna", birthDate: "1980-01-01", celiac: true, income: 54_000 },
      { relation: "spouse", name: "Ben", birthDate: "1981-01-01", income: bensIncome },
    ]);
    await logged(testApp, person, [extraOf(2405, "2026-02-03")]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const partners = [ids.self ?? "", ids.spouse ?? ""].map((personId) => ({ personId, workIncome: 0 }));
    await call.claims.change({ id, worthInputs: { province: "ON", partners } });
    return { person, call, id, ids };
  }

  test.each([0, 8_000, 15_000])(
    "with Ben at %d it is Anna's 149.54, and nothing is Ben's",
    async (income) => {
      const { person, call, id, ids } = await couple(income);
      const worth = await call.claims.worth({ id });
      expect(worth).toMatchObject({ worth: 149.54, claimant: { personId: ids.self } });
      expect(worth.claimants.map((one) => [one.worth, one.withoutFood, one.foodAlone])).toEqual([
        [149.54, 0, 149.54],
        [0, 0, 0],
      ]);
      const papers = await printedDocuments(person, id);
      expectTotal(papers, 2405);
      expectLines(papers, [
        ["T1, line 33099", 2405],
        ["T1, line 33200", 785],
        ["ON428, line 58769", 785],
      ]);
      expect(papers.text).toContain("14% of $785.00 109.90");
      expect(papers.text).toContain("5.05% of $785.00 39.64");
      // Who claims, with the food, without it, and the food alone.
      expect(papers.text).toContain("Anna up to 149.54 0.00 up to 149.54 Ben 0.00 0.00 0.00");
      expect(papers.text).toContain("Anna should claim: up to $149.54 more than Ben.");
    },
  );

  test("with Ben at 18,000 it is Ben's 216.72 if there is tax, and both answers stand in the report", async () => {
    const { person, call, id, ids } = await couple(18_000);
    expect(await call.claims.worth({ id })).toMatchObject({
      worth: 216.72,
      upTo: true,
      claimant: { personId: ids.spouse },
    });
    const papers = await printedDocuments(person, id);
    expectLines(papers, [["T1, line 33200", 1865]]);
    expect(papers.text).toContain("Ben up to 216.72 0.00 up to 216.72 Anna up to 149.54 0.00 up to 149.54");
    expect(papers.text).toContain("Ben should claim if there is enough tax for the credit to reduce");
  });
});

describe("claim-75 claim-82 a mother of 71 in Ontario, worked by hand", () => {
  const MOTHER = { name: "Mother", birthDate: "1955-05-05", celiac: true } as const;

  test("on her daughter's line 33199 it is 40.90, and her own return is said to bring 53.68", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    await household(testApp, person, 2026, [
      { relation: "self", name: "Dora", birthDate: "1985-01-01", income: 60_000 },
      { ...MOTHER, relation: "other-dependant", income: 23_500 },
    ]);
    await logged(testApp, person, [extraOf(919.73, "2026-02-03")]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    await call.claims.change({ id, worthInputs: { province: "ON" } });
    expect((await call.claims.worth({ id })).worth).toBe(40.9);
    const papers = await printedDocuments(person, id);
    expectTotal(papers, 919.73);
    expectLines(papers, [
      ["T1, line 33199", 214.73],
      ["ON428, line 58729", 214.73],
    ]);
    expect(papers.text).toContain("14% of $214.73 30.06");
    expect(papers.text).toContain("5.05% of $214.73 10.84");
    expect(papers.text).toContain("On Mother's own return it would come to $53.68, $12.78 more");
  });

  test.each([
    ["23,500: no tax, and 53.68 of line 63095", 23_500, 919.73, 214.73, 53.68, 53.68],
    ["38,000: 260.40, 93.93 and 315.00", 38_000, 3000, 1860, 315, 669.33],
    ["65,000: both credits, and nothing of line 63095", 65_000, 7950, 6000, null, 1143],
  ])("on her own return with %s", async (_income, income, dollars, allowable, seniors, worth) => {
    const person = await testApp.signIn();
    const { call } = person;
    await household(testApp, person, 2026, [{ ...MOTHER, relation: "self", income }]);
    await logged(testApp, person, [extraOf(dollars, "2026-02-03")]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const partners = [{ personId: person.user.id, workIncome: 0 }];
    await call.claims.change({ id, worthInputs: { province: "ON", partners } });
    expect((await call.claims.worth({ id })).worth).toBe(worth);
    const papers = await printedDocuments(person, id);
    expectTotal(papers, dollars);
    const line = seniors === null ? [] : ([["ON479, line 63095", seniors]] as const);
    expectLines(papers, [["T1, line 33099", dollars], ["ON428, line 58769", allowable], ...line]);
    expect(numbersBeside(papers.sheet("Lines of the return"), "ON479, line 63095")).toEqual(
      seniors === null ? [] : [seniors],
    );
  });
});
