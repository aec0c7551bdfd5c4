import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extraOf, household, otherExpense } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** A draft of 2025 with a loaf of 3 March; today is 20 March 2026. */
async function drafted(lines: Parameters<typeof logged>[2] = [extraOf(10, "2025-03-03")]) {
  const person = await testApp.signIn();
  await logged(testApp, person, lines);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  return { person, id };
}

const stored = (id: string) => testApp.database.claim.findUniqueOrThrow({ where: { id } });
const usedBy = ({ user }: Person, claimId: string) =>
  testApp.database.lineItem.count({ where: { userId: user.id, claimId } });

describe("claim-62 the day of filing", () => {
  test("is the one that is said, also long past, and stays when the claim is adjusted", async () => {
    const { person, id } = await drafted();
    const filed = await person.call.claims.file({ id, filedOn: "2026-01-15" });
    expect(filed).toMatchObject({
      status: "filed",
      filedOn: "2026-01-15",
      filedAt: "2026-03-20T12:00:00.000Z",
    });
    const [bread] = (await person.call.taxReport.lineItems()).lineItems;
    await person.call.taxReport.updateLineItem({ id: bread?.id ?? "", price: 9 });
    expect(await person.call.claims.adjust({ id })).toMatchObject({ filedOn: "2026-01-15" });
  });

  test("is today where nothing is said", async () => {
    const { person, id } = await drafted();
    expect(await person.call.claims.get({ id })).toMatchObject({ filedOn: null });
    expect(await person.call.claims.file({ id })).toMatchObject({ filedOn: "2026-03-20" });
  });

  test("is, where nothing is said, a day that it still is somewhere in the country", async () => {
    const { now } = testApp.clock;
    const { person, id } = await drafted();
    testApp.clock.now = new Date("2026-05-01T01:30:00Z");
    try {
      expect(await person.call.claims.file({ id })).toMatchObject({ filedOn: "2026-04-30" });
    } finally {
      testApp.clock.now = now;
    }
  });

  test("of a claim from before is the day it was frozen", async () => {
    const { person, id } = await drafted();
    await person.call.claims.file({ id });
    await testApp.database.claim.update({ where: { id }, data: { filedOn: null } });
    expect(await person.call.claims.get({ id })).toMatchObject({ filedOn: "2026-03-20" });
  });

  test("is never still to come", async () => {
    const { person, id } = await drafted();
    expect(await refusalOf(person.call.claims.file({ id, filedOn: "2026-03-22" }))).toMatchObject({
      code: "BAD_REQUEST",
      message: "Please enter a date that is not after today.",
    });
    expect(await stored(id)).toMatchObject({ status: "draft", filedOn: null });
  });

  test("is never before the last purchase of the claim, nor before another expense in it", async () => {
    const { person, id } = await drafted([extraOf(10, "2025-03-03"), extraOf(10, "2025-12-30")]);
    await household(testApp, person, 2025, [{ relation: "self", celiac: true }]);
    const early = () => refusalOf(person.call.claims.file({ id, filedOn: "2025-12-29" }));
    expect(await early()).toMatchObject({
      code: "BAD_REQUEST",
      message:
        "This claim holds something paid on December 30, 2025, so it can't have been filed before that day. Enter a later day, or choose another period.",
    });
    await otherExpense(testApp, person, { date: "2025-12-31", dollars: 100 });
    expect((await early()).message).toContain("paid on December 31, 2025");
    expect(await person.call.claims.file({ id, filedOn: "2025-12-31" })).toMatchObject({ status: "filed" });
  });
});

describe("claim-63 a filing that is taken back", () => {
  test("is a draft again; what was frozen stays on record with the reason, and its items are free", async () => {
    const { person, id } = await drafted();
    await person.call.claims.file({ id });
    const { snapshot, snapshotSha256 } = await stored(id);
    expect(await usedBy(person, id)).toBe(1);
    const draft = await person.call.claims.takeBack({ id, why: "Not sent after all" });
    expect(draft).toMatchObject({ status: "draft", filedOn: null, filedAt: null, snapshotSha256: null });
    expect(await usedBy(person, id)).toBe(0);
    const kept = await testApp.database.recordChange.findFirstOrThrow({
      where: { thingId: id, field: "snapshot" },
    });
    expect(kept).toMatchObject({
      old: { text: snapshot, sha256: snapshotSha256 },
      new: null,
      why: "Not sent after all",
    });
    const { recorded } = await person.call.claims.changes({ id });
    expect(recorded).toContainEqual(
      expect.objectContaining({ field: "status", old: "filed", new: "draft", why: "Not sent after all" }),
    );
    expect(JSON.stringify(recorded)).not.toContain("lineItems");
    const again = await person.call.claims.file({ id, filedOn: "2026-02-02" });
    expect(again).toMatchObject({ status: "filed", filedOn: "2026-02-02", snapshotSha256 });
    const text = (await stored(id)).snapshot ?? "";
    expect(createHash("sha256").update(text).digest("hex")).toBe(snapshotSha256);
  });

  test("is none of a draft, and needs a reason", async () => {
    const { person, id } = await drafted();
    expect(await refusalOf(person.call.claims.takeBack({ id, why: "Never sent" }))).toMatchObject({
      code: "CONFLICT",
      message: "This claim is a draft, so there is no filing to take back.",
    });
    await person.call.claims.file({ id });
    expect(await refusalOf(person.call.claims.takeBack({ id, why: "  " }))).toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await stored(id)).toMatchObject({ status: "filed" });
  });

  test("is refused once it was adjusted", async () => {
    const { person, id } = await drafted();
    await person.call.claims.file({ id });
    const [bread] = (await person.call.taxReport.lineItems()).lineItems;
    await person.call.taxReport.updateLineItem({ id: bread?.id ?? "", price: 9 });
    await person.call.claims.adjust({ id });
    expect((await refusalOf(person.call.claims.takeBack({ id, why: "Never sent" }))).message).toContain(
      "was adjusted after it was filed",
    );
  });

  test("is refused while a later year's claim is filed, until that one is taken back", async () => {
    const { person, id } = await drafted([
      extraOf(10, "2025-03-03"),
      extraOf(5, "2026-02-02", { name: "GF pasta" }),
    ]);
    await person.call.claims.file({ id });
    const next = await person.call.claims.create({ taxYear: 2026 });
    await person.call.claims.file({ id: next.id });
    expect(await refusalOf(person.call.claims.takeBack({ id, why: "Never sent" }))).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Your claim for 2026 was filed after this one and builds on it"),
    });
    await person.call.claims.takeBack({ id: next.id, why: "Never sent" });
    expect(await person.call.claims.takeBack({ id, why: "Never sent" })).toMatchObject({ status: "draft" });
  });

  test("raced, happens once", async () => {
    const { person, id } = await drafted();
    await person.call.claims.file({ id });
    const both = await Promise.allSettled(
      [1, 2].map(() => person.call.claims.takeBack({ id, why: "Never sent" })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
