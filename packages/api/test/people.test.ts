import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Caller = Awaited<ReturnType<TestApp["signIn"]>>;
const child = { name: "Mia", relation: "child", birthDate: "2014-05-05", celiac: true } as const;
const NOWHERE = "00000000-0000-7000-8000-00000000dead";

const names = async ({ call }: Caller) => (await call.people.list({})).people.map(({ name }) => name);

describe("claim-10 the people of an account", () => {
  test("an account begins with its owner alone, who asks nothing and stores nothing", async () => {
    const { call, user } = await testApp.signIn();
    const { people, year } = await call.people.list({});
    expect(year).toBe(2026);
    expect(people).toEqual([
      {
        id: user.id,
        name: "You",
        relation: "self",
        birthDate: null,
        diedOn: null,
        celiac: true,
        diagnosedOn: null,
        letter: null,
        netIncomeByYear: {},
        claimLine: "33099",
        dependence: { supported: null, resident: null, livedWith: null },
        isClaimable: true,
        dependantQuestions: [],
        incomeMatters: true,
        uses: { lineItems: 0, categories: 0, otherExpenses: 0, adjustments: 0 },
      },
    ]);
    expect(await testApp.database.person.count({ where: { userId: user.id } })).toBe(0);
  });

  test("editions-16 an owner without a name is called in the reader's language, also once a form has kept it", async () => {
    const owner = await testApp.signIn();
    const french = createCaller({ ...owner.context, locale: "fr-CA" });
    const named = async () => (await french.people.list({})).people.map(({ name }) => name);
    expect([await named(), await names(owner)]).toEqual([["Vous"], ["You"]]);
    const { id } = owner.user;
    const kept = await french.people.change({ id, name: "Vous", relation: "self", celiac: true });
    expect([kept.name, await named(), await names(owner)]).toEqual(["Vous", ["Vous"], ["You"]]);
    await french.people.change({ id, name: "You Nguyen", relation: "self", celiac: true });
    expect([await named(), await names(owner)]).toEqual([["You Nguyen"], ["You Nguyen"]]);
  });

  test("the owner keeps one id when the first person is added, and stands first", async () => {
    const owner = await testApp.signIn();
    await testApp.database.user.update({ where: { id: owner.user.id }, data: { name: "Ada" } });
    const mia = await owner.call.people.add({ ...child, netIncomeByYear: { 2025: "120.50" } });
    expect(mia).toMatchObject({ name: "Mia", netIncomeByYear: { "2025": 120.5 }, claimLine: "33099" });
    const { people } = await owner.call.people.list({});
    expect(people.map(({ id, name }) => [id, name])).toEqual([
      [owner.user.id, "Ada"],
      [mia.id, "Mia"],
    ]);
  });

  test("a changed person is written whole; incomes that are not given stay, given ones replace all", async () => {
    const { call, user } = await testApp.signIn();
    const self = {
      id: user.id,
      name: "Ada",
      relation: "self",
      celiac: true,
      diagnosedOn: "1988-11-05",
      letter: { date: "2019-01-31", practitioner: "nurse-practitioner", signedBy: " Asha\tRao " },
      netIncomeByYear: { 2024: 50_000, 2025: 52_000.25 },
    } as const;
    expect(await call.people.change(self)).toMatchObject({
      diagnosedOn: "1988-11-05",
      letter: { ...self.letter, signedBy: "Asha Rao" },
    });
    const { netIncomeByYear: _kept, letter: _gone, diagnosedOn: _silent, ...without } = self;
    expect(await call.people.change(without)).toMatchObject({
      diagnosedOn: null,
      letter: null,
      netIncomeByYear: { "2024": 50_000, "2025": 52_000.25 },
    });
    const { netIncomeByYear } = await call.people.change({ ...without, netIncomeByYear: { 2026: 1 } });
    expect(netIncomeByYear).toEqual({ "2026": 1 });
  });

  test("claim-12 a child who is 18 on 31 December has a line and an income of their own; Americans see no line", async () => {
    const { call } = await testApp.signIn();
    await call.people.add({ ...child, name: "Sam", birthDate: "2008-12-31" });
    await call.people.add({ ...child, name: "Bo", birthDate: null });
    const seen = async (year: number) =>
      (await call.people.list({ year })).people.map(({ claimLine, incomeMatters }) => [
        claimLine,
        incomeMatters,
      ]);
    expect(await seen(2025)).toEqual([
      ["33099", true],
      ["33099", false],
      ["birth-date-missing", false],
    ]);
    expect((await seen(2026))[1]).toEqual(["33199", true]);
    const american = await testApp.signIn("us@example.com", "us");
    await american.call.people.add(child);
    const { people } = await american.call.people.list({});
    expect(people.map(({ claimLine, incomeMatters }) => [claimLine, incomeMatters])).toEqual([
      [null, true],
      [null, false],
    ]);
  });

  test.each([
    [{ birthDate: "2026-03-21" }, "The birth date is in the future: check the year"],
    [{ diagnosedOn: "2026-03-21" }, "The date of diagnosis is in the future: check the year"],
    [{ netIncomeByYear: { 2025: -1 } }, "Enter an income of 0 or more; a loss counts as 0"],
    [{ netIncomeByYear: { 2025: "much" } }, "personIssues.incomeNumber"],
    [{ netIncomeByYear: { 25: 1 } }, "Enter a tax year between 2000 and 2100"],
    [{ name: " " }, "Enter a name"],
    [{ relation: "self" }, "Only one person in the household can be you"],
    [
      { letter: { date: "2026-04-01", practitioner: "doctor" } },
      "The letter's date is in the future: check the year",
    ],
  ] as const)("%j is refused: %s", async (wrong, message) => {
    const owner = await testApp.signIn();
    const refused = await refusalOf(owner.call.people.add({ ...child, ...wrong }));
    expect(refused.code).toBe("BAD_REQUEST");
    expect(refused.message).toContain(message);
    expect(await names(owner)).toEqual(["You"]);
  });

  test("a second partner and a fifty-first person are refused", async () => {
    const owner = await testApp.signIn();
    const partner = { name: "Kim", relation: "spouse", celiac: false } as const;
    await owner.call.people.add(partner);
    expect(await refusalOf(owner.call.people.add(partner))).toEqual({
      code: "BAD_REQUEST",
      message: "A household can have only one spouse or partner",
    });
    await testApp.database.person.createMany({
      data: Array.from({ length: 48 }, (_, at) => ({
        userId: owner.user.id,
        name: `Child ${at}`,
        relation: "child",
      })),
    });
    expect(await refusalOf(owner.call.people.add(child))).toEqual({
      code: "CONFLICT",
      message:
        "Your account holds 50 people, the most it can. Delete some that you no longer need, and try again.",
    });
  });

  test("people that two windows add at once are all counted, and one partner stays one", async () => {
    const owner = await testApp.signIn();
    const partner = { name: "Kim", relation: "spouse", celiac: false } as const;
    await owner.call.people.add(child);
    const added = await Promise.allSettled([1, 2, 3].map(() => owner.call.people.add(partner)));
    const refusals = added.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
    expect(refusals).toEqual(Array(2).fill("A household can have only one spouse or partner"));
    expect(await names(owner)).toEqual(["You", "Mia", "Kim"]);
  });

  test("nobody changes, deletes or shares with a person of another account", async () => {
    const [owner, stranger] = [await testApp.signIn(), await testApp.signIn()];
    const { id } = await owner.call.people.add(child);
    const missing = { code: "NOT_FOUND", message: "Person not found in your household." };
    expect(await refusalOf(stranger.call.people.change({ ...child, id }))).toEqual(missing);
    expect(await refusalOf(stranger.call.people.delete({ id }))).toEqual(missing);
    const shares = [{ personId: id, share: 1 }];
    expect(await refusalOf(stranger.call.people.setShares({ shares }))).toEqual(missing);
    expect(await names(owner)).toEqual(["You", "Mia"]);
    expect(await names(stranger)).toEqual(["You"]);
    expect(await testApp.database.person.count({ where: { userId: stranger.user.id } })).toBe(0);
  });
});

describe("claim-10 a person who goes", () => {
  test("says what goes too before it goes, and the owner stays", async () => {
    const { call, user } = await testApp.signIn();
    const { id } = await call.people.add(child);
    const shares = [{ personId: id, share: 0.5 }];
    await call.people.setShares({ shares });
    await call.people.setShares({ category: "Snacks", shares });
    await testApp.database.otherExpense.create({
      data: {
        userId: user.id,
        personId: id,
        date: new Date(),
        amount: 100,
        currency: "CAD",
        what: "Glasses",
      },
    });
    expect(await refusalOf(call.people.delete({ id }))).toEqual({
      code: "CONFLICT",
      message:
        "Removing Mia also removes 1 share of a category and 1 other expense. Confirm to remove everything.",
    });
    expect(await call.people.delete({ id, withAll: true })).toEqual({
      id,
      gone: { lineItems: 0, categories: 1, otherExpenses: 1, adjustments: 0 },
    });
    expect(await call.people.shares()).toEqual({
      household: null,
      inForce: [{ personId: user.id, share: 1 }],
      categories: [{ category: "Snacks", shares: [] }],
      lineItems: 0,
    });
    expect(await refusalOf(call.people.delete({ id: user.id }))).toMatchObject({ code: "CONFLICT" });
    expect(await refusalOf(call.people.delete({ id: NOWHERE }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("who is no longer celiac has no share: what was theirs alone is nobody's", async () => {
    const { call, user } = await testApp.signIn();
    const { id } = await call.people.add(child);
    await call.people.setShares({ category: "Snacks", shares: [{ personId: id, share: 1 }] });
    const half = [user.id, id].map((personId) => ({ personId, share: 0.5 }));
    await call.people.setShares({ shares: half });
    await call.people.change({ ...child, id, celiac: false });
    expect(await call.people.shares()).toMatchObject({
      household: [{ personId: user.id, share: 0.5 }],
      categories: [{ category: "Snacks", shares: [] }],
    });
  });
});

describe("claim-11 who eats what", () => {
  async function family() {
    const person = await testApp.signIn();
    const mia = await person.call.people.add(child);
    const kim = await person.call.people.add({ name: "Kim", relation: "spouse", celiac: false });
    const share = (personId: string, part: number) => ({ personId, share: part });
    return { ...person, mia, kim, share, self: person.user.id };
  }

  test.each([
    ["more than all together", 0.6, 0.5, "The shares add up to more than 100%. Please lower one of them."],
    ["more than all of it", 1.1, 0.1, "issues.shareMost"],
    ["nothing", 0, 0.1, "issues.shareAboveZero"],
  ])("%s is refused", async (_what, first, second, message) => {
    const { call, self, mia, share } = await family();
    const refused = await refusalOf(
      call.people.setShares({ shares: [share(self, first), share(mia.id, second)] }),
    );
    expect(refused.code).toBe("BAD_REQUEST");
    expect(refused.message).toContain(message);
    expect((await call.people.shares()).household).toBeNull();
  });

  test("a person without celiac disease, and one named twice, are refused by name", async () => {
    const { call, kim, mia, share } = await family();
    expect(await refusalOf(call.people.setShares({ shares: [share(kim.id, 0.5)] }))).toEqual({
      code: "BAD_REQUEST",
      message:
        "Only people with celiac disease can have a share. Kim is not marked as one: change that first.",
    });
    const twice = [share(mia.id, 0.5), share(mia.id, 0.2)];
    expect(await refusalOf(call.people.setShares({ shares: twice }))).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("an item's own shares come before its category's, those before the household's; a return goes with its purchase", async () => {
    const { call, self, mia, share, user, ...person } = await family();
    const bought = "00000000-0000-7000-8000-0000000000a1";
    const back = "00000000-0000-7000-8000-0000000000a2";
    await logged(testApp, { ...person, call, user }, [
      { id: bought },
      { id: back, kind: "return", quantity: -1, price: -699, regularPrice: -349, returnOfId: bought },
    ]);
    const of = async (id: string) => {
      const { shares, from } = await call.people.lineItemShares({ id });
      return [from, shares];
    };
    expect(await of(bought)).toEqual(["household", []]);
    await call.people.setShares({ shares: [share(self, 1)] });
    expect(await of(bought)).toEqual(["household", [share(self, 1)]]);
    await call.people.setShares({ category: "Bread and Bakery", shares: [share(mia.id, 1)] });
    expect(await of(bought)).toEqual(["category", [share(mia.id, 1)]]);
    await call.people.setLineItemShares({ id: bought, shares: [share(self, 0.25)] });
    expect(await of(bought)).toEqual(["item", [share(self, 0.25)]]);
    expect(await of(back)).toEqual(["purchase", [share(self, 0.25)]]);
    expect((await call.people.shares()).lineItems).toBe(1);
    const { totalToClaim, eatenByOthers } = await call.taxReport.products({ year: 2026 });
    expect([totalToClaim, eatenByOthers]).toEqual([0, null]);
    await call.people.setLineItemShares({ id: bought, shares: null });
    expect(await of(bought)).toEqual(["category", [share(mia.id, 1)]]);
    expect(await refusalOf(call.people.lineItemShares({ id: NOWHERE }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusalOf(call.people.setLineItemShares({ id: NOWHERE, shares: null }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("claim-2 the year goes by person, product and size, and what nobody celiac ate is not claimed", async () => {
    const { call, self, mia, share, user, ...person } = await family();
    await logged(testApp, { ...person, call, user }, [
      { price: 1000, regularPrice: 400, taxCents: 100, regularTaxCents: 40 },
      { name: "GF pasta", category: "Pasta and Grains", price: 500, regularPrice: 300 },
    ]);
    await call.people.setShares({ shares: [share(self, 0.5), share(mia.id, 0.25)] });
    await call.people.setShares({ category: "Pasta and Grains", shares: [share(mia.id, 1)] });
    const report = await call.taxReport.products({ year: 2026 });
    expect(
      report.products.map((row) => [row.person?.name, row.product, row.share, row.paid, row.amountToClaim]),
    ).toEqual([
      ["You", "GF bread", 0.5, 5, 3],
      ["Mia", "GF pasta", 1, 5, 2],
      ["Mia", "GF bread", 0.25, 2.5, 1.5],
    ]);
    expect(report.products.map(({ tax, regularTax }) => [tax, regularTax])).toEqual([
      [0.5, 0.2],
      [0, 0],
      [0.25, 0.1],
    ]);
    const french = await createCaller({ ...person.context, locale: "fr-CA" }).taxReport.products({
      year: 2026,
    });
    expect(french.people.map(({ name }) => name)).toEqual(["Vous", "Mia"]);
    expect(report).toMatchObject({
      totalToClaim: 6.5,
      people: [
        { id: self, name: "You", amountToClaim: 3 },
        { id: mia.id, name: "Mia", amountToClaim: 3.5 },
      ],
      eatenByOthers: 1.5,
      belowCategoryTotals: null,
    });
    const { csv } = await call.taxReport.downloadProducts({ year: 2026 });
    const [headings = "", first = ""] = csv.split("\r\n");
    expect(headings).toMatch(/,Person,Share$/);
    expect(first).toMatch(/,You,0.5$/);
    expect(csv).toContain("$1.50 of the category totals is not claimed");
  });

  test("with several celiac people and nothing said nothing is claimed; the owner alone eats all", async () => {
    const { call, user, ...person } = await family();
    await logged(testApp, { ...person, call, user }, [{}]);
    expect(await call.taxReport.products({ year: 2026 })).toMatchObject({
      products: [],
      totalToClaim: 0,
      eatenByOthers: 3.5,
    });
    const alone = await testApp.signIn();
    await logged(testApp, alone, [{}]);
    const report = await alone.call.taxReport.products({ year: 2026 });
    expect(report).toMatchObject({ totalToClaim: 3.5, people: [], eatenByOthers: null });
    expect(report.products[0]).toMatchObject({ person: null, share: 1 });
    expect((await alone.call.taxReport.downloadProducts({ year: 2026 })).csv).not.toContain("Person");
  });

  test("accounts-42 a deleted account takes its people and shares along", async () => {
    const { call, self, mia, share, user } = await family();
    await call.people.setShares({ shares: [share(self, 0.5), share(mia.id, 0.5)] });
    await testApp.database.user.delete({ where: { id: user.id } });
    expect(await testApp.database.person.count({ where: { userId: user.id } })).toBe(0);
    expect(await testApp.database.allocationPart.count({ where: { personId: mia.id } })).toBe(0);
  });
});
