import { createHash } from "node:crypto";
import { canonicalJson } from "@gf-ledger/claim/snapshot/canonical-json";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringIn, exportOf } from "./support/account-file";
import { household, otherExpense } from "./support/claims";
import { familyAroundADeath } from "./support/family-around-a-death";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";
import { filesIn, zipOf } from "./support/zip";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

const TWO_YEARS = { from: "2024-01-01", to: "2025-12-31" };

/** The claim of 2025, filed with 24 months for Ben beside the twelve that end on 1 January 2025. */
async function filed() {
  const { anna, ben, id } = await familyAroundADeath(testApp, 2025);
  const loaf = { purchaseDate: new Date("2025-06-05T00:00:00Z"), price: 1100, regularPrice: 100 };
  await logged(testApp, anna, [{ ...loaf, name: "Shared loaf" }]);
  const row = await testApp.database.lineItem.findFirstOrThrow({
    where: { userId: anna.user.id, name: "Shared loaf" },
  });
  const shares = [anna.user.id, ben].map((personId) => ({ personId, share: 0.5 }));
  await anna.call.people.setLineItemShares({ id: row.id, shares });
  const period = { from: "2024-01-02", to: "2025-01-01", ofPersons: [{ personId: ben, ...TWO_YEARS }] };
  await anna.call.claims.change({ id, period });
  await anna.call.claims.file({ id });
  return { anna, ben, id };
}

async function nextYear(anna: Person) {
  const { id } = await anna.call.claims.create({ taxYear: 2026 });
  await anna.call.claims.change({ id, period: { from: "2025-02-01", to: "2026-01-31" } });
  const expenses = async () => {
    const { sections } = await anna.call.claims.worth({ id });
    return sections[0]?.lines.find(({ key }) => key === "expenses")?.amount;
  };
  return { id, expenses };
}

/** Pasta of February to December 2025, and the child's 900.00. */
const OTHERS = 11 * 40 + 900;

describe("claim-51 the year after a death", () => {
  test("of a loaf that two shared only the dead person's half was claimed: the other half counts for the living", async () => {
    const { anna, id } = await filed();
    const { expenses, id: next } = await nextYear(anna);
    expect(await expenses()).toBe(OTHERS + 5);
    const { best } = await anna.call.claims.bestPeriod({ id: next });
    expect(best[0]?.expenses).toBeGreaterThanOrEqual(OTHERS + 5);
    await anna.call.claims.file({ id: next });
    for (const one of [id, next])
      expect((await anna.call.claims.changes({ id: one })).difference, one).toEqual([]);
  });

  test("what pays back an expense of the dead person lowers the claim that holds it, and no later one", async () => {
    const { anna, ben, id } = await filed();
    const { expenses } = await nextYear(anna);
    const { id: dentist } = await anna.call.expenses.add({
      personId: ben,
      date: "2025-05-05",
      amount: 300,
      what: "Dentist",
    });
    const { amountNow } = await anna.call.claims.changes({ id });
    await anna.call.adjustments.add({
      kind: "reimbursement",
      date: "2026-01-15",
      personId: ben,
      amount: 100,
      expenseIds: [dentist],
    });
    expect(await expenses()).toBe(OTHERS + 5);
    expect((await anna.call.claims.changes({ id })).amountNow).toBe(amountNow);
    const { adjustments } = await anna.call.adjustments.list({ from: "2026-01-01", to: "2026-12-31" });
    expect(adjustments[0]?.paidBack).toMatchObject([{ id: dentist, claimedIn: 2025 }]);
  });

  test("claim-47 money of the next year that names no expense lowers no claim of the year of the death", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp, 2025);
    const { best } = await anna.call.claims.bestPeriod({ id });
    await anna.call.adjustments.add({
      kind: "reimbursement",
      date: "2026-02-01",
      personId: ben,
      amount: 500,
    });
    expect((await anna.call.claims.bestPeriod({ id })).best).toEqual(best);
  });
});

describe("claim-51, accounts-53 a claim with days of its own for one person", () => {
  test("is downloaded and brought back, with its days and nothing that differs", async () => {
    const { anna, ben } = await filed();
    const other = await testApp.signIn();
    await bringIn(other, await exportOf(anna));
    const [claim] = (await other.call.claims.list()).claims;
    const { people } = await other.call.people.list({ year: 2025 });
    const here = people.find(({ name }) => name === "Ben")?.id;
    expect(here).not.toBe(ben);
    expect(claim?.period?.ofPersons).toEqual([{ personId: here, ...TWO_YEARS }]);
    expect((await other.call.claims.changes({ id: claim?.id ?? "" })).difference).toEqual([]);
  });

  test("is refused where its snapshot says other days", async () => {
    const { anna } = await filed();
    const files = await filesIn(await exportOf(anna));
    const claims = JSON.parse(files.get("claims.json") ?? "[]").map((claim: { snapshot: string }) => {
      const content: ClaimContent = JSON.parse(claim.snapshot);
      const { from, to } = content.period;
      const snapshot = canonicalJson({ ...content, period: { from, to } });
      const snapshotSha256 = createHash("sha256").update(snapshot).digest("hex");
      return { ...claim, snapshot, snapshotSha256 };
    });
    files.set("claims.json", JSON.stringify(claims));
    const other = await testApp.signIn();
    await expect(bringIn(other, await zipOf(files))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("(claims.0.snapshot)"),
    });
  });

  test("accounts-41 one from before there were such days is taken", async () => {
    const { anna } = await familyAroundADeath(testApp, 2025);
    const files = await filesIn(await exportOf(anna));
    const without = (file: string, ...fields: string[]) => {
      const rows: Record<string, unknown>[] = JSON.parse(files.get(file) ?? "[]");
      const before = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name))),
      );
      files.set(file, JSON.stringify(before));
    };
    without("claims.json", "periodOfPersons");
    without("people.json", "supported", "resident", "livedWith");
    const other = await testApp.signIn();
    await bringIn(other, await zipOf(files));
    expect((await other.call.claims.list()).claims).toMatchObject([{ taxYear: 2025, period: null }]);
    expect((await other.call.people.list({})).people.map(({ name }) => name)).toEqual([
      "Anna",
      "Ben",
      "Cleo",
    ]);
  });
});

describe("claim-51 what does not fit around a death", () => {
  test("a death before the birth, or still to come", async () => {
    const { call } = await testApp.signIn();
    const kim = { name: "Kim", relation: "spouse" as const, birthDate: "2000-05-05" };
    for (const [diedOn, words] of [
      ["1999-05-05", "The date of death is before the birth date: check both"],
      ["2099-05-05", "The date of death is in the future"],
    ] as const)
      expect((await refusalOf(call.people.add({ ...kim, diedOn }))).message).toContain(words);
    expect((await call.people.list({})).people).toHaveLength(1);
  });

  test("days around one of two deaths for the other person, and the twelve months of a draft from before", async () => {
    const anna = await testApp.signIn();
    const ids = await household(testApp, anna, 2025, [
      { relation: "self", celiac: true },
      { name: "Ben", relation: "spouse", diedOn: "2025-11-14" },
      { name: "Cleo", relation: "child", birthDate: "2015-03-03", diedOn: "2025-02-01" },
    ]);
    const [ben = "", cleo = ""] = [ids.spouse, ids.child];
    for (const personId of [ben, cleo])
      await otherExpense(testApp, anna, { personId, date: "2025-02-01", dollars: 100 });
    const { id } = await anna.call.claims.create({ taxYear: 2025 });
    const year = { from: "2025-01-01", to: "2025-12-31" };
    const own = (personId: string, from: string, to: string) => ({ personId, from, to });
    const fits = own(cleo, "2023-02-02", "2025-02-01");
    const misses = own(ben, "2023-02-02", "2025-02-01");
    expect(
      await refusalOf(anna.call.claims.change({ id, period: { ...year, ofPersons: [fits, misses] } })),
    ).toMatchObject({
      code: "BAD_REQUEST",
      message: "The period for a person who died has to include the day of the death.",
    });
    const both = [fits, own(ben, "2024-01-01", "2025-12-31")];
    const kept = await anna.call.claims.change({ id, period: { ...year, ofPersons: both } });
    expect(kept.period?.ofPersons).toEqual(both);

    await testApp.database.claim.update({
      where: { id },
      data: { periodFrom: new Date("2024-01-01"), periodTo: new Date("2025-12-31") },
    });
    expect((await refusalOf(anna.call.claims.file({ id }))).message).toContain("longer than twelve months");
  });

  test("claim-52 the account's owner died: nobody claims the year after, and nothing is asked of anybody", async () => {
    const anna = await testApp.signIn();
    await household(testApp, anna, 2025, [{ relation: "self", celiac: true, diedOn: "2025-05-05" }]);
    const { id } = await anna.call.claims.create({ taxYear: 2025 });
    const { finalReturns } = await anna.call.claims.worth({ id });
    expect(finalReturns).toMatchObject([{ personId: anna.user.id, dueOn: "2026-04-30" }]);
    expect(finalReturns[0]?.words).not.toContain("partner who lived");
    const next = await anna.call.claims.create({ taxYear: 2026 });
    expect(await anna.call.claims.worth({ id: next.id })).toMatchObject({
      worth: null,
      claimant: null,
      asked: [],
      finalReturns: [],
    });
  });
});
