import { returnLinesTable } from "@gf-ledger/documents/claim/tables/return-lines-table";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf, household, otherExpense } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";
import { claimOfPhysiotherapy } from "./support/worked-cases";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const paidBack = (expenseId: string, amount: number, date = "2026-02-02") => ({
  kind: "reimbursement" as const,
  date,
  amount,
  note: "Insurer",
  expenseIds: [expenseId],
});

async function sheetOf({ context }: Person, id: string) {
  if (!context.actor) throw new Error("This person is signed in.");
  const prepared = await prepareClaimDocuments({ ...context, actor: context.actor }, { id });
  return returnLinesTable(await answerOf(prepared).read());
}

async function csvOf(person: Person, id: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of tableCsv(() => sheetOf(person, id))) parts.push(part);
  return parts.join("");
}

const rows = ({ correction }: { readonly correction: unknown }) => {
  const { lines } = correction as {
    lines: { line: string; previous: number | null; change: number | null; revised: number | null }[];
  };
  return lines.map(({ line, previous, change, revised }) => [line, previous, change, revised]);
};

describe("claim-64 this amount into that line", () => {
  test("of a draft is what it comes to now, with who enters it", async () => {
    const { call, id } = await claimOfPhysiotherapy(testApp);
    const view = await call.claims.returnLines({ id });
    expect(view).toMatchObject({
      currency: "CAD",
      enteredBy: "Whose return these amounts go on: Anna.",
      total: 3420,
      correction: null,
    });
    expect(view.lines.map(({ name, amount, standing }) => [name, amount, standing])).toEqual([
      ["T1, line 33099", 3420, "confirmed"],
      ["T1, line 33200", 1920, "confirmed"],
      ["ON428, line 58689", 3420, "confirmed"],
      ["ON428, line 58769", 1920, "confirmed"],
    ]);
  });

  test("leaves a line open that a missing income decides, and asks for it", async () => {
    const { call, id, person } = await claimOfPhysiotherapy(testApp);
    await testApp.database.netIncome.deleteMany({ where: { person: { userId: person.user.id } } });
    const view = await call.claims.returnLines({ id });
    expect(view.claimantId).toBeNull();
    expect(view.lines.map(({ line, amount }) => [line, amount])).toEqual([
      ["33099", 3420],
      ["33200", null],
      ["58689", 3420],
      ["58769", null],
    ]);
    expect(view.asked.map(({ question }) => question)).toContain("net-income");
  });

  test("is nobody else's", async () => {
    const { id } = await claimOfPhysiotherapy(testApp);
    const stranger = await testApp.signIn();
    expect(await refusalOf(stranger.call.claims.returnLines({ id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("in the United States is Schedule A, and says that its numbers are not confirmed", async () => {
    const person = await testApp.signIn(undefined, "us");
    await logged(testApp, person, [extraOf(12, "2025-03-03", { currency: "USD" })]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    const view = await person.call.claims.returnLines({ id });
    expect(view.lines[0]).toMatchObject({
      name: "Schedule A, line 1",
      amount: 12,
      standing: "unconfirmed",
      words: "Medical expenses",
    });
    expect(view.doubts).toEqual([
      "Not confirmed: the line numbers of Schedule A, which come from an older Publication 17.",
    ]);
  });
});

describe("claim-64 whose return it is in the United States", () => {
  async function couple(partnerDiedOn?: string) {
    const person = await testApp.signIn(undefined, "us");
    await household(testApp, person, 2025, [
      { name: "Ann", relation: "self", celiac: true },
      { name: "Bob", relation: "spouse", ...(partnerDiedOn ? { diedOn: partnerDiedOn } : {}) },
    ]);
    await logged(testApp, person, [extraOf(12, "2025-03-03", { currency: "USD" })]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    return async (filingStatus: "joint" | "married-separately" | "surviving-spouse" | null) => {
      await person.call.claims.change({ id, worthInputs: { filingStatus } });
      return [
        (await person.call.claims.returnLines({ id })).enteredBy,
        (await sheetOf(person, id)).facts,
      ] as const;
    };
  }

  test.each([
    ["joint", undefined, "Whose return these amounts go on: Ann and Bob."],
    ["joint", "2025-06-01", "Whose return these amounts go on: Ann and Bob."],
    ["joint", "2024-06-01", "Whose return these amounts go on: Ann."],
    ["married-separately", undefined, "Whose return these amounts go on: Ann."],
    ["surviving-spouse", "2024-06-01", "Whose return these amounts go on: Ann."],
    [null, "2024-06-01", "Whose return these amounts go on: Ann."],
    [
      null,
      undefined,
      "On the return of Ann; on a joint return, of Ann and Bob. Choose your filing status to see which.",
    ],
  ] as const)("filed as %s, the partner's death %s: %s", async (filingStatus, diedOn, said) => {
    const [onPage, inSheet] = await (await couple(diedOn))(filingStatus);
    expect(onPage).toBe(said);
    expect(JSON.stringify(inSheet)).toContain(said);
  });
});

describe("claim-65 after a correction", () => {
  test("case m: 120.00 of the physiotherapy come back; adjusted, a second correction starts from there", async () => {
    const { call, id, physio, person } = await claimOfPhysiotherapy(testApp);
    await call.claims.file({ id, filedOn: "2026-01-20" });
    expect(await call.claims.returnLines({ id })).toMatchObject({ correction: null });
    await call.adjustments.add(paidBack(physio.id, 120));
    const open = await call.claims.returnLines({ id });
    const caseM = [
      ["33099", 3420, -120, 3300],
      ["33200", 1920, -120, 1800],
      ["58689", 3420, -120, 3300],
      ["58769", 1920, -120, 1800],
    ];
    expect(rows(open)).toEqual(caseM);
    expect(open.lines[0]).toMatchObject({ line: "33099", amount: 3420 });
    expect(open.correction).toMatchObject({
      state: "to-report",
      credits: [
        { part: "federal", previous: 278.4, change: -17.4, revised: 261 },
        { part: "provincial", previous: 96.96, change: -6.06, revised: 90.9 },
      ],
      taxChange: 23.46,
    });
    expect(await csvOf(person, id)).toContain("3420.00,-120.00,3300.00");
    await call.claims.adjust({ id, why: "T1-ADJ" });
    const reported = await call.claims.returnLines({ id });
    expect(reported.correction?.state).toBe("reported");
    expect(rows(reported)).toEqual(caseM);
    expect(reported.lines[0]).toMatchObject({ line: "33099", amount: 3300 });
    await call.adjustments.add(paidBack(physio.id, 80, "2026-03-03"));
    const second = await call.claims.returnLines({ id });
    expect(rows(second)[0]).toEqual(["33099", 3300, -80, 3220]);
    expect(second.correction?.notes[0]).toContain("The tax goes up by $15.64");
  });

  test("a change that moves no amount has no table", async () => {
    const { call, id } = await claimOfPhysiotherapy(testApp);
    await call.claims.file({ id });
    const [line] = (await call.taxReport.lineItems()).lineItems.filter(
      ({ purchaseDate }) => purchaseDate === "2025-03-05",
    );
    await call.taxReport.updateLineItem({ id: line?.id ?? "", purchaseDate: "2025-03-06" });
    expect((await call.claims.changes({ id })).difference).not.toEqual([]);
    expect(await call.claims.returnLines({ id })).toMatchObject({ correction: null });
  });
});

describe("claim-65 a correction stays on the return of the partner who filed", () => {
  async function filedByBen(tax: { federalTax?: number; provincialTax?: number }) {
    const person = await testApp.signIn();
    const ids = await household(testApp, person, 2025, [
      { relation: "self", name: "Anna", income: 54_000, celiac: true },
      { relation: "spouse", name: "Ben", income: 18_000 },
    ]);
    await logged(testApp, person, [extraOf(2405, "2025-02-03")]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    const partners = [{ personId: ids.spouse ?? "", ...tax }];
    await person.call.claims.change({ id, worthInputs: { province: "ON", partners } });
    await person.call.claims.file({ id });
    return { person, id, ids };
  }

  test("where more expenses would make the other's credit the larger one", async () => {
    const { person, id, ids } = await filedByBen({ federalTax: 271.3, provincialTax: 0 });
    await otherExpense(testApp, person, { date: "2025-03-03", dollars: 1000 });
    const view = await person.call.claims.returnLines({ id });
    expect(view.claimantId).toBe(ids.spouse);
    expect(rows(view)).toEqual([
      ["33099", 2405, 1000, 3405],
      ["33200", 1865, 1000, 2865],
      ["58689", 2405, 1000, 3405],
      ["58769", 1865, 1000, 2865],
    ]);
    // His tax of 271.30 had 0.87 left beside the 270.43 of the credit; the rest of the 1,000.00 finds none.
    expect(view.correction).toMatchObject({ taxChange: -0.87 });
  });
});
