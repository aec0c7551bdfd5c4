import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { actorOfSession } from "../src/gate/session-gate";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** The person's calls as they are called and where they look now. */
async function callOf({ token, context }: Person) {
  return createCaller({ ...context, actor: await actorOfSession(testApp.pool, token, testApp.clock.now) });
}

async function household() {
  const owner = await testApp.signIn();
  await logged(testApp, owner, [{ name: "GF rye loaf" }]);
  const { id: claimId } = await owner.call.claims.create({ taxYear: 2026 });
  return { owner, claimId };
}

async function joins(owner: Person, name: string, role: "member" | "preparer" = "member") {
  const guest = await testApp.signIn();
  const { userId, memberId } = { userId: owner.user.id, memberId: guest.user.id };
  await testApp.database.householdMember.create({
    data: { userId, memberId, role, acceptedAt: testApp.clock.now },
  });
  await called(guest, name);
  await guest.call.household.lookAt({ accountId: userId });
  return guest;
}

const called = ({ user }: Person, name: string) =>
  testApp.database.user.update({ where: { id: user.id }, data: { name } });

let cents = 0;
/** Changes the one line item of the records that the person looks at. */
async function changes(guest: Person) {
  const call = await callOf(guest);
  const [line] = (await call.taxReport.lineItems()).lineItems;
  cents += 1;
  await call.taxReport.updateLineItem({ id: line?.id ?? "", price: 9 + cents / 100 });
}

async function leavesForGood(guest: Person) {
  await guest.call.household.lookAt({ accountId: null });
  await (await callOf(guest)).account.delete({});
}

/** Who changed a price in the records, and who commented on the claim, as the owner reads it. */
async function others(
  { owner, claimId }: Awaited<ReturnType<typeof household>>,
  locale = owner.context.locale,
) {
  const call = createCaller({ ...owner.context, locale });
  const { recorded } = await call.claims.changes({ id: claimId });
  const { comments } = await call.comments.list({ claimId });
  const prices = recorded.filter(({ field }) => field === "price");
  return {
    changedBy: prices.map(({ changedBy }) => changedBy),
    authors: comments.map(({ author }) => author),
  };
}

/** Everything that is stored of the household's changes and comments. */
async function stored({ user }: Person) {
  const { rows } = await testApp.pool.query<{ row: string }>(
    `SELECT record_changes::text AS row FROM record_changes WHERE user_id = $1
     UNION ALL SELECT claim_comments::text FROM claim_comments WHERE user_id = $1`,
    [user.id],
  );
  return rows.map(({ row }) => row).join("\n");
}

const forget = (guest: Person) =>
  testApp.database.recordChange.updateMany({
    where: { changedById: guest.user.id },
    data: { changedByKind: null, changedById: null },
  });

describe('accounts-75 a deleted account\'s person reads "a former member" in another household', () => {
  test("under each name that they bore, in both languages, and no name or id of theirs is stored", async () => {
    const records = await household();
    const guest = await joins(records.owner, "Kim Lee");
    await changes(guest);
    await (await callOf(guest)).comments.add({ claimId: records.claimId, text: "Which size?" });
    await called(guest, "Kim Ito");
    await changes(guest);
    expect(await others(records)).toEqual({
      changedBy: expect.arrayContaining(["Kim Lee (member)", "Kim Ito (member)"]),
      authors: ["Kim Lee (member)"],
    });
    await leavesForGood(guest);
    const former = { changedBy: ["a former member", "a former member"], authors: ["a former member"] };
    expect(await others(records)).toEqual(former);
    expect((await others(records, "fr-CA")).authors).toEqual(["une ancienne ou un ancien membre"]);
    const left = await stored(records.owner);
    for (const trace of ["Kim", guest.user.email, guest.user.id]) expect(left).not.toContain(trace);
  });

  test("whom its owner had removed before, and who never wrote a comment", async () => {
    const records = await household();
    const guest = await joins(records.owner, "Kim Lee");
    await changes(guest);
    const [member] = (await records.owner.call.household.list()).members;
    await records.owner.call.household.remove({ id: member?.id ?? "" });
    await leavesForGood(guest);
    expect((await others(records)).changedBy).toEqual(["a former member"]);
    expect(await stored(records.owner)).not.toContain("Kim");
  });

  test("and neither a namesake nor somebody else of the household does", async () => {
    const records = await household();
    const leaving = await joins(records.owner, "Kim Lee");
    const namesake = await joins(records.owner, "Kim Lee");
    await changes(leaving);
    await changes(namesake);
    await (await callOf(namesake)).comments.add({ claimId: records.claimId, text: "Which size?" });
    await leavesForGood(leaving);
    const { changedBy, authors } = await others(records);
    expect([changedBy.sort(), authors]).toEqual([
      ["Kim Lee (member)", "a former member"],
      ["Kim Lee (member)"],
    ]);
  });

  test("by their name where it was recorded before ids were, in no household but theirs", async () => {
    const [theirs, elsewhere] = [await household(), await household()];
    const guest = await joins(theirs.owner, "Kim Lee");
    const namesake = await joins(elsewhere.owner, "Kim Lee");
    for (const one of [guest, namesake]) {
      await changes(one);
      await forget(one);
    }
    await leavesForGood(guest);
    expect((await others(theirs)).changedBy).toEqual(["a former member"]);
    expect((await others(elsewhere)).changedBy).toEqual(["Kim Lee (member)"]);
  });
});
