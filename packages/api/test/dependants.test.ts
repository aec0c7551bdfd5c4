import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf, household, otherExpense } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** An owner with celiac disease who shares bread with somebody of a relation, for whom a dentist was paid 500.00. */
async function sharing(relation: "none" | "parent", edition: "ca" | "us" = "ca") {
  const person = await testApp.signIn(undefined, edition);
  const currency = edition === "ca" ? ("CAD" as const) : ("USD" as const);
  await household(testApp, person, 2025, [{ relation: "self", celiac: true, income: 50_000 }]);
  const other = { name: "Lou", relation, celiac: true, birthDate: "1950-01-01" };
  const { id: lou } = await person.call.people.add(other);
  await logged(testApp, person, [extraOf(100, "2025-03-03", { currency })]);
  const half = [person.user.id, lou].map((personId) => ({ personId, share: 0.5 }));
  await person.call.people.setShares({ shares: half });
  await otherExpense(testApp, person, { personId: lou, date: "2025-04-04", dollars: 500, currency });
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  return { person, lou, other, id };
}

const blocksOf = async ({ context }: Awaited<ReturnType<TestApp["signIn"]>>, id: string) => {
  if (!context.actor) throw new Error("This person is signed in.");
  const documents = await answerOf(
    await prepareClaimDocuments({ ...context, actor: context.actor }, { id }),
  ).read();
  return documents.blocks.map(({ line, expensesCents }) => [line, expensesCents]);
};

describe("claim-54, claim-55 who is a dependant", () => {
  test("a lodger gets no block, no question, and nothing of theirs is claimed, in sums, papers and the year's report", async () => {
    const { person, lou, id } = await sharing("none");
    expect(await blocksOf(person, id)).toEqual([["33099", 5000]]);
    const checklist = await person.call.claims.checklist({ id });
    expect(checklist.amountToClaim).toBe(50);
    const step = (wanted: string) => checklist.entries.find((entry) => entry.step === wanted);
    expect(step("dependants")).toMatchObject({ done: true });
    expect(step("net-incomes")).toMatchObject({ done: true });
    const { best } = await person.call.claims.bestPeriod({ id });
    expect(best[0]?.expenses).toBe(50);
    const { products } = await person.call.taxReport.products({ year: 2025 });
    expect(products.map((row) => row.amountToClaim)).toEqual([50]);
    const { people } = await person.call.people.list({ year: 2025 });
    expect(people.find((one) => one.id === lou)).toMatchObject({
      claimLine: "not-a-dependant",
      isClaimable: false,
      incomeMatters: false,
      dependantQuestions: [],
    });
  });

  test("a parent has a block of their own until they lived elsewhere, and the checklist asks", async () => {
    const { person, lou, other, id } = await sharing("parent");
    expect(await blocksOf(person, id)).toEqual([
      ["33099", 5000],
      ["33199", 55_000],
    ]);
    const asked = async () =>
      (await person.call.claims.checklist({ id })).entries.find(({ step }) => step === "dependants")?.left;
    expect(await asked()).toEqual([lou]);
    await person.call.people.change({ ...other, id: lou, dependence: { supported: true } });
    expect(await asked()).toEqual([lou]);
    const visiting = await person.call.people.change({ ...other, id: lou, dependence: { resident: false } });
    expect(visiting).toMatchObject({
      dependence: { supported: true, resident: false, livedWith: null },
      claimLine: "not-a-dependant",
    });
    expect(await asked()).toEqual([]);
    expect(await blocksOf(person, id)).toEqual([["33099", 5000]]);
    const brother = await person.call.people.change({ ...other, id: lou, relation: "sibling" });
    expect(brother).toMatchObject({
      dependence: { supported: null, resident: null, livedWith: null },
      claimLine: "33199",
    });
    await person.call.people.change({ ...other, id: lou, dependence: { supported: true, resident: false } });
    const forgotten = await person.call.people.change({ ...other, id: lou, dependence: null });
    expect(forgotten).toMatchObject({ dependence: { supported: null, resident: null }, claimLine: "33199" });
  });

  test("in the United States a member of the household counts once all three answers say so", async () => {
    const { person, lou, other, id } = await sharing("none", "us");
    const amount = async () => (await person.call.claims.checklist({ id })).amountToClaim;
    expect(await amount()).toBe(50);
    const dependence = { supported: true, resident: true, livedWith: "all-year" as const };
    const member = await person.call.people.change({ ...other, id: lou, dependence });
    expect(member).toMatchObject({ isClaimable: true, claimLine: null });
    expect(await amount()).toBe(100);
  });

  test("refuses a relation that is not on the list, and says which are", async () => {
    const { person } = await sharing("none");
    const cousin = person.call.people.add({ name: "Kim", relation: "cousin" as never });
    expect((await refusalOf(cousin)).message).toContain("issues.relationNeeded");
  });
});
