import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extraOf, household, otherExpense } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

interface Case {
  readonly taxYear: number;
  readonly members: Parameters<typeof household>[3];
  readonly glutenFree: number;
  readonly other: number;
  readonly province: "ON" | "BC" | "QC";
  readonly workIncome?: number;
  readonly quebecIncomes?: Readonly<Record<string, number>>;
}

/** The worth of one household's year through the API. */
async function estimateOf({
  taxYear,
  members,
  glutenFree,
  other,
  province,
  workIncome,
  quebecIncomes,
}: Case) {
  const person = await testApp.signIn();
  const ids = await household(testApp, person, taxYear, members);
  const date = `${taxYear}-02-03`;
  await logged(testApp, person, [extraOf(glutenFree, date)]);
  if (other > 0) await otherExpense(testApp, person, { personId: ids.self ?? "", date, dollars: other });
  const { id } = await person.call.claims.create({ taxYear });
  const partners = ["self", "spouse"].flatMap((relation) => {
    const personId = ids[relation];
    return personId ? [{ personId, workIncome, quebecIncome: quebecIncomes?.[relation] }] : [];
  });
  await person.call.claims.change({ id, worthInputs: { province, partners } });
  const creditEstimate = await person.call.claims.worth({ id });
  const amounts = Object.fromEntries(creditEstimate.sections.map(({ part, amount }) => [part, amount]));
  return { worth: creditEstimate, amounts, ids };
}

const parent = (income: number) =>
  [
    { relation: "self", income },
    { relation: "spouse", income: 82_000 - income },
    { relation: "child", birthDate: "2016-05-05", celiac: true },
  ] as const;
const alone = (income: number) => [{ relation: "self", income, celiac: true }] as const;

describe("claim-22 the worked cases come out of the API to the cent", () => {
  test.each([
    [2024, { federal: 171, provincial: 57.57, supplement: 0 }, 228.57],
    [2025, { federal: 165.3, provincial: 57.57, supplement: 0 }, 222.87],
  ])("an Ontario parent of a child with celiac disease, %i", async (taxYear, amounts, total) => {
    const members = parent(30_000);
    const found = await estimateOf({
      taxYear,
      members,
      glutenFree: 640,
      other: 1400,
      province: "ON",
      workIncome: 30_000,
    });
    expect(found.amounts).toEqual(amounts);
    expect(found.worth).toMatchObject({ worth: total, upTo: true, asked: [] });
    expect(found.worth.claimant).toMatchObject({
      personId: found.ids.self,
      why: "The lower income has the lower threshold.",
    });
  });

  test.each([
    [40_000, 2080, { federal: 123.2, provincial: 44.44, supplement: 0 }, 167.64],
    [36_000, 1960, { federal: 123.2, provincial: 44.44, supplement: 118 }, 285.64],
  ])("the pair 123.20 and 44.44 belongs to 2026: net income %i", async (income, expenses, amounts, total) => {
    const found = await estimateOf({
      taxYear: 2026,
      members: alone(income),
      glutenFree: 400,
      other: expenses - 400,
      province: "ON",
      workIncome: income,
    });
    expect(found.amounts).toEqual(amounts);
    expect(found.worth.worth).toBe(total);
  });

  test.each([
    [2024, 31_000, 2430, 675.75],
    [2025, 34_000, 2520, 632.95],
  ])("one worker with the supplement, %i", async (taxYear, income, expenses, total) => {
    const given = {
      taxYear,
      members: alone(income),
      glutenFree: 400,
      other: expenses - 400,
      province: "ON" as const,
    };
    expect((await estimateOf({ ...given, workIncome: income })).worth.worth).toBe(total);
    const unknown = await estimateOf(given);
    expect(unknown.worth.asked).toMatchObject([{ question: "work-income", personIds: [unknown.ids.self] }]);
    expect((await estimateOf({ ...given, workIncome: 4000 })).amounts.supplement).toBe(0);
  });

  test("the Québec couple: line 381 on both incomes, the federal credit after the abatement, claimed by the lower income", async () => {
    const {
      worth: creditEstimate,
      amounts,
      ids,
    } = await estimateOf({
      taxYear: 2025,
      members: [
        { relation: "self", income: 58_000, celiac: true },
        { relation: "spouse", income: 30_000 },
      ],
      glutenFree: 1180,
      other: 2900,
      province: "QC",
      workIncome: 30_000,
      quebecIncomes: { self: 56_580, spouse: 28_580 },
    });
    expect(amounts).toEqual({ federal: 385.02, quebec: 305.04, "quebec-refundable": 0, supplement: 0 });
    expect(creditEstimate.worth).toBe(690.06);
    expect(creditEstimate.claimant).toMatchObject({ personId: ids.spouse, difference: 101.7 });
  });

  test.each([
    [2024, { federal: 195, provincial: 70.03, supplement: 0 }, 265.03],
    [2025, { federal: 188.5, provincial: 66.34, supplement: 0 }, 254.84],
  ])("British Columbia, %i: the province's threshold is its own", async (taxYear, amounts, total) => {
    const members = alone(90_000);
    const found = await estimateOf({
      taxYear,
      members,
      glutenFree: 1600,
      other: 2400,
      province: "BC",
      workIncome: 90_000,
    });
    expect(found.amounts).toEqual(amounts);
    expect(found.worth.worth).toBe(total);
  });

  test("claim-12 a dependant of 19 has a threshold of their own: 170.09", async () => {
    const person = await testApp.signIn();
    const members = [
      { relation: "self", income: 70_000 },
      { relation: "child", birthDate: "2006-01-01", celiac: true, income: 9000 },
    ] as const;
    const ids = await household(testApp, person, 2025, members);
    await logged(testApp, person, [extraOf(640, "2025-02-03")]);
    await otherExpense(testApp, person, { date: "2025-02-03", dollars: 1700 });
    await otherExpense(testApp, person, { personId: ids.child ?? "", date: "2025-02-03", dollars: 500 });
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    await person.call.claims.change({ id, worthInputs: { province: "ON" } });
    expect(await person.call.claims.worth({ id })).toMatchObject({ worth: 170.09 });
  });
});

describe("claim-81 the partner who pays tax is told to claim, and what the food alone is worth", () => {
  const couple = (ben: number) =>
    ({
      taxYear: 2026,
      members: [
        { relation: "self", name: "Anna", income: 54_000, celiac: true },
        { relation: "spouse", name: "Ben", income: ben },
      ],
      glutenFree: 1205,
      other: 1200,
      province: "ON",
      workIncome: 0,
    }) as const;

  test.each([0, 8_000, 15_000])("Anna, with 149.54, where Ben has a net income of %i", async (ben) => {
    const { worth: creditEstimate, ids } = await estimateOf(couple(ben));
    expect(creditEstimate).toMatchObject({ worth: 149.54, asked: [], notes: [] });
    expect(creditEstimate.claimant).toMatchObject({
      personId: ids.self,
      difference: 149.54,
      words: "Anna should claim: up to $149.54 more than Ben. There is more tax for the credit to reduce.",
    });
    expect(creditEstimate.claimants).toEqual([
      { personId: ids.self, worth: 149.54, withoutFood: 0, foodAlone: 149.54, upTo: true },
      { personId: ids.spouse, worth: 0, withoutFood: 0, foodAlone: 0, upTo: false },
    ]);
  });

  test("at 18,000 Ben's tax is asked for first, and both answers stand with the condition", async () => {
    const { worth: creditEstimate, ids } = await estimateOf(couple(18_000));
    expect(creditEstimate).toMatchObject({
      worth: 216.72,
      upTo: true,
      asked: [{ question: "tax", personIds: [ids.spouse] }],
      claimant: {
        personId: ids.spouse,
        words:
          "Ben should claim if there is enough tax for the credit to reduce ($67.18 more); otherwise Anna. Enter the tax before this credit to see which.",
      },
    });
    expect(creditEstimate.claimants.map(({ worth }) => worth)).toEqual([216.72, 149.54]);
  });

  test("two whose taxes are both unknown are told that these decide, and two alike that it makes no difference", async () => {
    const both = await estimateOf({
      ...couple(18_000),
      members: [
        { relation: "self", name: "Anna", income: 18_000, celiac: true },
        { relation: "spouse", name: "Ben", income: 18_000 },
      ],
    });
    expect(both.worth.claimant?.words).toBe(
      "Which of you should claim depends on the tax that each one has. Enter the tax before this credit to see which.",
    );
    const alike = await estimateOf({
      ...couple(54_000),
    });
    expect(alike.worth.claimant?.words).toBe("It makes no difference which partner claims.");
  });

  test("what the food adds is small where other expenses are above the threshold already, and all of it where they are not", async () => {
    const { worth: creditEstimate } = await estimateOf({ ...couple(8_000), glutenFree: 200, other: 2205 });
    // Without the food 2,205.00 - 1,620.00 = 585.00: 81.90 and 29.54.
    expect(creditEstimate.claimants[0]).toMatchObject({
      worth: 149.54,
      withoutFood: 111.44,
      foodAlone: 38.1,
    });
  });
});

describe("claim-82 a dependant whose own return would bring more is named", () => {
  async function daughterOf(mothersIncome: number, expenses: number) {
    const person = await testApp.signIn();
    const ids = await household(testApp, person, 2026, [
      { relation: "self", name: "Dana", income: 60_000 },
      {
        relation: "other-dependant",
        name: "Maria",
        birthDate: "1955-03-03",
        celiac: true,
        income: mothersIncome,
      },
    ]);
    await logged(testApp, person, [extraOf(100, "2026-02-03")]);
    const other = expenses - 100;
    await otherExpense(testApp, person, {
      personId: ids["other-dependant"] ?? "",
      date: "2026-02-03",
      dollars: other,
    });
    const { id } = await person.call.claims.create({ taxYear: 2026 });
    await person.call.claims.change({ id, worthInputs: { province: "ON" } });
    return { estimate: await person.call.claims.worth({ id }), person, id };
  }

  test("a mother of 71: 40.90 on the daughter's line 33199, 53.68 on her own return", async () => {
    const { estimate } = await daughterOf(23_500, 919.73);
    expect(estimate).toMatchObject({
      worth: 40.9,
      notes: [
        "On Maria's own return it would come to $53.68, $12.78 more than on line 33199 here, as long as Maria paid and has no partner, whose net income would count too.",
      ],
    });
  });

  test("where her own tax is not known, it is said to be up to", async () => {
    const { estimate } = await daughterOf(38_000, 3_000);
    expect(estimate.worth).toBe(354.33);
    expect(estimate.notes).toEqual([
      "On Maria's own return it would come to up to $669.33, $315.00 more than on line 33199 here, as long as Maria paid, has enough tax, and has no partner, whose net income would count too.",
    ]);
  });

  test("expenses above 15,000 of one dependant in Ontario are sent to the form's cap", async () => {
    const { estimate } = await daughterOf(23_500, 15_001);
    expect(estimate.notes.at(-1)).toContain(
      "Ontario caps what is claimed for another dependant on line 58729",
    );
  });
});

interface UsCase {
  readonly taxYear: number;
  readonly status: "joint" | "single";
  readonly income: number;
  readonly glutenFree: number;
  readonly other: number;
  readonly otherItemised: number;
  readonly shipping?: number;
}

async function usEstimateOf(given: UsCase) {
  const person = await testApp.signIn(undefined, "us");
  const { taxYear } = given;
  await household(testApp, person, taxYear, [{ relation: "self", income: given.income, celiac: true }]);
  const date = `${taxYear}-02-03`;
  await logged(testApp, person, [extraOf(given.glutenFree, date, { currency: "USD" })]);
  await otherExpense(testApp, person, { date, dollars: given.other, currency: "USD" });
  if (given.shipping)
    await testApp.database.adjustment.create({
      data: {
        userId: person.user.id,
        personId: person.user.id,
        kind: "shipping",
        date: new Date(date),
        amount: given.shipping * 100,
        currency: "USD",
        note: "",
      },
    });
  const { id } = await person.call.claims.create({ taxYear });
  const estimateInputs = {
    filingStatus: given.status,
    otherItemised: given.otherItemised,
    marginalRatePercent: 12,
  };
  await person.call.claims.change({ id, countGuidance: true, worthInputs: estimateInputs });
  const creditEstimate = () => person.call.claims.worth({ id });
  return { person, id, worth: creditEstimate };
}

describe("claim-22 the cases of the United States", () => {
  const joint = {
    taxYear: 2025,
    status: "joint",
    income: 90_000,
    other: 9800,
    otherItemised: 29_700,
  } as const;

  test("itemizing pays: 1,445.00 at 12% is 173.40; with guidance off 1,400.00 and 168.00", async () => {
    const {
      person,
      id,
      worth: creditEstimate,
    } = await usEstimateOf({ ...joint, glutenFree: 1400, shipping: 45 });
    expect(await creditEstimate()).toMatchObject({
      worth: 173.4,
      deduction: { dueToGlutenFree: 1445, medical: 4495, itemisingPays: true, outcome: "pays" },
    });
    await person.call.claims.change({ id, countGuidance: false });
    expect(await creditEstimate()).toMatchObject({ worth: 168, deduction: { dueToGlutenFree: 1400 } });
  });

  test("worth 0 where the standard deduction is larger, which says why; 600.00 where it pays in part", async () => {
    const single = {
      taxYear: 2025,
      status: "single",
      income: 55_000,
      glutenFree: 1300,
      other: 4100,
    } as const;
    const none = await usEstimateOf({ ...single, otherItemised: 6200 });
    expect(await none.worth()).toMatchObject({
      worth: 0,
      deduction: { medical: 1275, outcome: "standard-deduction-is-larger" },
    });
    const part = await usEstimateOf({
      ...single,
      taxYear: 2026,
      income: 60_000,
      glutenFree: 1400,
      other: 4300,
      otherItemised: 15_500,
    });
    expect(await part.worth()).toMatchObject({
      deduction: { dueToGlutenFree: 600, outcome: "pays-in-part" },
    });
  });

  test("without a filing status nothing is said to be worth anything, and it is asked for", async () => {
    const { person, id } = await usEstimateOf({ ...joint, glutenFree: 1400 });
    await person.call.claims.change({ id, worthInputs: { filingStatus: null } });
    expect(await person.call.claims.worth({ id })).toMatchObject({
      worth: null,
      deduction: null,
      asked: [{ question: "filing-status" }],
    });
  });
});

describe("claim-22 what is not known is asked, and never made up", () => {
  test("an income that is missing gives the most, as up to; a province that is missing leaves its credit out", async () => {
    const person = await testApp.signIn();
    await logged(testApp, person, [extraOf(1000, "2025-02-03")]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    expect(await person.call.claims.worth({ id })).toMatchObject({
      worth: 145,
      upTo: true,
      sections: [{ part: "federal" }, { part: "supplement", amount: 0 }],
      asked: [{ question: "net-income" }, { question: "province" }, { question: "work-income" }],
    });
  });

  test("each line says how it is made and from what source, with its standing", async () => {
    const { worth: creditEstimate } = await estimateOf({
      taxYear: 2025,
      members: alone(30_000),
      glutenFree: 640,
      other: 1400,
      province: "ON",
      workIncome: 30_000,
    });
    const [federal] = creditEstimate.sections;
    expect(federal?.lines.find(({ key }) => key === "credit-before-limit")).toMatchObject({
      formula: "14.5% of $1,140.00",
      amount: 165.3,
      source: { standing: "confirmed" },
    });
    const line = federal?.lines.find(({ key }) => key === "threshold");
    expect(line?.formula).toBe("the lesser of $900.00 and $2,834.00");
  });

  test("a year without figures is said to have none", async () => {
    const { worth: creditEstimate } = await estimateOf({
      taxYear: 2010,
      members: alone(30_000),
      glutenFree: 640,
      other: 0,
      province: "ON",
    });
    expect(creditEstimate).toMatchObject({ worth: null, asked: [{ question: "year-unknown" }] });
  });
});

describe("claim-84 cash gifts beside the standard deduction", () => {
  /** Single, 2026, 60,000: 1,200.00 above the floor with the food, 16,700.00 against 16,100.00. */
  async function american(taxYear: number) {
    const person = await testApp.signIn(undefined, "us");
    await household(testApp, person, taxYear, [{ relation: "self", celiac: true, income: 60_000 }]);
    await logged(testApp, person, [extraOf(1400, `${taxYear}-02-03`, { currency: "USD" })]);
    await otherExpense(testApp, person, { date: `${taxYear}-02-03`, dollars: 4300, currency: "USD" });
    const { id } = await person.call.claims.create({ taxYear });
    const single = { filingStatus: "single", otherItemised: 15_500, marginalRatePercent: 12 } as const;
    await person.call.claims.change({ id, worthInputs: single });
    return { ...person, id };
  }
  const lineOf = (
    { sections }: { sections: readonly { lines: readonly { key: string; amount: number }[] }[] },
    key: string,
  ) => sections.flatMap(({ lines }) => lines).find((line) => line.key === key)?.amount;

  test("are entered with the claim, stay with it, and lower what the food is worth in 2026", async () => {
    const { call, id } = await american(2026);
    expect((await call.claims.worth({ id })).deduction?.dueToGlutenFree).toBe(600);
    const entered = await call.claims.change({ id, worthInputs: { cashGifts: "400" } });
    expect(entered.worthInputs).toMatchObject({ cashGifts: 400, otherItemised: 15_500 });
    const worth = await call.claims.worth({ id });
    expect(worth).toMatchObject({ worth: 24, deduction: { dueToGlutenFree: 200 } });
    expect([lineOf(worth, "cash-gifts"), lineOf(worth, "standard-and-gifts")]).toEqual([400, 16_500]);
    // 1,000.00 at most on a single return.
    await call.claims.change({ id, worthInputs: { cashGifts: 5000 } });
    const most = await call.claims.worth({ id });
    expect([lineOf(most, "gifts-beside-standard"), most.deduction?.dueToGlutenFree]).toEqual([1000, 0]);
    // What is not said stays, and a filed claim keeps it.
    await call.claims.change({ id, worthInputs: { cashGifts: "400" } });
    await call.claims.change({ id, worthInputs: { state: "TX" } });
    const texan = await call.claims.worth({ id });
    expect(texan.stateNote?.words).toBe(
      "Your state has no income tax on wages, so medical expenses lower no state tax.",
    );
    await call.claims.file({ id });
    expect((await call.claims.get({ id })).worthInputs).toMatchObject({ cashGifts: 400, state: "TX" });
    expect((await call.claims.worth({ id })).worth).toBe(24);
  });

  test("change nothing in 2025, and an amount below 0 is refused", async () => {
    const { call, id } = await american(2025);
    const before = (await call.claims.worth({ id })).worth;
    await call.claims.change({ id, worthInputs: { cashGifts: 400 } });
    const worth = await call.claims.worth({ id });
    expect([worth.worth, lineOf(worth, "cash-gifts")]).toEqual([before, undefined]);
    const refused = await refusalOf(call.claims.change({ id, worthInputs: { cashGifts: -1 } }));
    expect(refused.message).toContain("amount");
    expect((await call.claims.get({ id })).worthInputs.cashGifts).toBe(400);
  });
});
