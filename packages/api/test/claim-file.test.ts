import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extraOf, household, otherExpense } from "./support/claims";
import { logged } from "./support/logged";
import { printedDocuments } from "./support/printed-documents";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function drafted(lines: Parameters<typeof logged>[2] = [extraOf(10, "2025-03-03")]) {
  const person = await testApp.signIn();
  await logged(testApp, person, lines);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  return { person, id };
}

async function filed(lines?: Parameters<typeof logged>[2]) {
  const draft = await drafted(lines);
  const claim = await draft.person.call.claims.file({ id: draft.id });
  return { ...draft, claim };
}

const linesOf = async ({ call }: Person) => (await call.taxReport.lineItems()).lineItems;
const stored = (id: string) => testApp.database.claim.findUniqueOrThrow({ where: { id } });
const YEAR = { from: "2025-01-01", to: "2025-12-31" };

describe("claim-16 a draft", () => {
  test("is one for a tax year, also when the call is repeated or raced, and goes as a whole", async () => {
    const person = await testApp.signIn();
    const made = await Promise.all([1, 2, 3].map(() => person.call.claims.create({ taxYear: 2025 })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const [{ id } = { id: "" }] = made;
    expect((await person.call.claims.list()).claims).toMatchObject([{ id, status: "draft", period: null }]);
    await person.call.claims.delete({ id });
    expect((await person.call.claims.list()).claims).toEqual([]);
    expect(await refusalOf(person.call.claims.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test.each([
    [
      { from: "2024-12-01", to: "2025-12-31" },
      "The period is longer than twelve months: move its first or its last day.",
    ],
    [
      { from: "2025-02-01", to: "2025-12-31" },
      "The period is shorter than twelve months: move its first or its last day.",
    ],
    [{ from: "2025-06-01", to: "2026-05-31" }, "The period has to end in the tax year."],
    [{ from: "2025-12-31", to: "2025-01-01" }, "The period ends before it begins."],
  ])("claim-13 refuses the period %o and says what to do", async (period, message) => {
    const { person, id } = await drafted();
    expect(await refusalOf(person.call.claims.change({ id, period }))).toEqual({
      code: "BAD_REQUEST",
      message,
    });
    expect((await person.call.claims.get({ id })).period).toBeNull();
  });

  test("claim-13, claim-51 takes twelve months that end in the year, and 24 around a death in it for who died", async () => {
    const { person, id } = await drafted();
    const period = { from: "2024-09-11", to: "2025-09-10" };
    expect(await person.call.claims.change({ id, period })).toMatchObject({ period });
    const long = { from: "2024-01-01", to: "2025-12-31" };
    expect(await refusalOf(person.call.claims.change({ id, period: long }))).toMatchObject({
      code: "BAD_REQUEST",
    });
    await household(testApp, person, 2025, [{ relation: "self", celiac: true, diedOn: "2025-05-05" }]);
    expect(await refusalOf(person.call.claims.change({ id, period: long }))).toMatchObject({
      code: "BAD_REQUEST",
    });
    const own = { ...period, ofPersons: [{ ...long, personId: person.user.id }] };
    expect(await person.call.claims.change({ id, period: own })).toMatchObject({ period: own });
  });

  test("refuses an income of −1, and keeps what was said before", async () => {
    const { person, id } = await drafted();
    const partners = [{ personId: person.user.id, workIncome: 30_000 }];
    await person.call.claims.change({ id, worthInputs: { province: "ON", partners } });
    const wrong = person.call.claims.change({
      id,
      worthInputs: { partners: [{ personId: person.user.id, workIncome: -1 }] },
    });
    expect((await refusalOf(wrong)).message).toContain("issues.amountZeroOrMore");
    expect((await person.call.claims.get({ id })).worthInputs).toMatchObject({
      province: "ON",
      partners: [{ workIncome: 30_000 }],
    });
  });
});

describe("claim-13 the best twelve months", () => {
  test("count other medical expenses in, and say what each leaves for the next year", async () => {
    const person = await testApp.signIn();
    await household(testApp, person, 2025, [{ relation: "self", income: 50_000, celiac: true }]);
    const months = Array.from({ length: 18 }, (_, at) =>
      new Date(Date.UTC(2024, 6 + at, 5)).toISOString().slice(0, 10),
    );
    await logged(
      testApp,
      person,
      months.map((date) => extraOf(60, date)),
    );
    await otherExpense(testApp, person, { date: "2024-11-15", dollars: 2400 });
    await otherExpense(testApp, person, { date: "2025-09-10", dollars: 300 });
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    const { best } = await person.call.claims.bestPeriod({ id });
    expect(best).toHaveLength(3);
    expect(best[0]).toEqual({
      from: "2024-09-11",
      to: "2025-09-10",
      isCalendarYear: false,
      ofPersons: [],
      expenses: 3420,
      eligible: 1920,
      leavesForNextYear: 180,
    });
  });

  test("are the calendar year alone in the United States", async () => {
    const person = await testApp.signIn(undefined, "us");
    await logged(testApp, person, [extraOf(12, "2025-03-03", { currency: "USD" })]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    const { best } = await person.call.claims.bestPeriod({ id });
    expect(best).toEqual([
      { ...YEAR, isCalendarYear: true, ofPersons: [], expenses: 12, eligible: null, leavesForNextYear: 0 },
    ]);
  });
});

describe("claim-16 filing", () => {
  test("freezes rows, people, period, figures and versions as one text with its SHA-256", async () => {
    const { person, id, claim } = await filed();
    expect(claim).toMatchObject({ status: "filed", period: YEAR, filedAt: "2026-03-20T12:00:00.000Z" });
    const { snapshot, snapshotSha256 } = await stored(id);
    expect(
      createHash("sha256")
        .update(snapshot ?? "")
        .digest("hex"),
    ).toBe(snapshotSha256);
    expect(claim.snapshotSha256).toBe(snapshotSha256);
    expect(JSON.parse(snapshot ?? "")).toMatchObject({
      taxYear: 2025,
      period: YEAR,
      totals: { amountCents: 1000 },
      people: [{ id: person.user.id, relation: "self" }],
      lineItems: [{ purchaseDate: "2025-03-03", price: 1100 }],
      figures: expect.arrayContaining([expect.objectContaining({ part: "federal" })]),
    });
  });

  test("repeated or raced, happens once; and what is filed is neither changed, deleted nor drafted again", async () => {
    const { person, id } = await drafted();
    const all = await Promise.all([1, 2, 3].map(() => person.call.claims.file({ id })));
    expect(new Set(all.map(({ snapshotSha256 }) => snapshotSha256)).size).toBe(1);
    for (const call of [
      () => person.call.claims.change({ id, countGuidance: true }),
      () => person.call.claims.delete({ id }),
      () => person.call.claims.create({ taxYear: 2025 }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: "CONFLICT" });
  });

  test("claim-28 refuses an empty claim, and nothing is frozen", async () => {
    const { person, id } = await drafted([extraOf(10, "2023-03-03")]);
    expect(await refusalOf(person.call.claims.file({ id }))).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("There is nothing to claim in this period yet."),
    });
    expect(await stored(id)).toMatchObject({ status: "draft", snapshot: null });
  });

  test("claim-14 claim-28 asks for a missing exchange rate and guesses none; with the rate it is converted", async () => {
    const { person, id } = await drafted([
      extraOf(10, "2025-03-03"),
      extraOf(10, "2025-04-04", { name: "GF crackers", currency: "USD" }),
    ]);
    await person.call.claims.change({ id, exchangeMethod: "daily" });
    expect(await person.call.claims.checklist({ id })).toMatchObject({
      amountToClaim: 10,
      missingRates: ["2025-04-04"],
      entries: expect.arrayContaining([
        expect.objectContaining({ step: "exchange-rates", done: false, left: ["2025-04-04"] }),
      ]),
    });
    expect((await refusalOf(person.call.claims.file({ id }))).message).toContain("missing for 2025-04-04");
    await testApp.database.givenRate.create({
      data: {
        userId: person.user.id,
        method: "daily",
        date: new Date("2025-04-04"),
        cadPerUsd: 1.5,
        source: "Bank of Canada",
      },
    });
    expect(await person.call.claims.checklist({ id })).toMatchObject({ amountToClaim: 25, missingRates: [] });
    expect(await person.call.claims.file({ id })).toMatchObject({ status: "filed" });
  });

  test("claim-28 keeps what was filed out of every other claim: a period that overlaps, and a line item that moves", async () => {
    const { person } = await filed([
      extraOf(10, "2025-09-03"),
      extraOf(5, "2026-02-02", { name: "GF pasta" }),
    ]);
    const next = await person.call.claims.create({ taxYear: 2026 });
    const period = { from: "2025-06-01", to: "2026-05-31" };
    expect((await refusalOf(person.call.claims.change({ id: next.id, period }))).message).toBe(
      "The period overlaps a claim that was filed: choose days that were not claimed yet.",
    );
    const bread = (await linesOf(person)).find(({ purchaseDate }) => purchaseDate === "2025-09-03");
    await person.call.taxReport.updateLineItem({ id: bread?.id ?? "", purchaseDate: "2026-01-03" });
    expect(await person.call.claims.checklist({ id: next.id })).toMatchObject({ amountToClaim: 5 });
  });

  test("waits for a change of any of its line items that is under way, and holds what that leaves", async () => {
    const { person, id } = await drafted([extraOf(10, "2025-03-03"), extraOf(10, "2025-04-04")]);
    const last = (await linesOf(person))
      .map((line) => line.id)
      .sort()
      .at(-1);
    const other = await testApp.pool.connect();
    await other.query("BEGIN");
    await other.query(
      "UPDATE line_items SET price = price + 100, extra_cost = extra_cost + 100 WHERE id = $1",
      [last],
    );
    const filing = person.call.claims.file({ id });
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await testApp.pool.query(waiting)).rows.length).toBe(1);
    await other.query("COMMIT");
    other.release();
    await filing;
    expect(JSON.parse((await stored(id)).snapshot ?? "{}")).toMatchObject({ totals: { amountCents: 2100 } });
  });

  test("claim-28 raced with a receipt that is saved, each line item is in what was filed or told as a change, never both", async () => {
    for (let race = 0; race < 4; race += 1) {
      const { person, id } = await drafted();
      const bread = [readItem("GF WHITE BREAD 675G", 699)];
      const draft = await readReceipt(testApp, person, readingAt("Maple Grocer", "2025-05-05", bread));
      await Promise.all([person.call.claims.file({ id }), person.call.receipts.confirm({ id: draft.id })]);
      const rows = await testApp.database.lineItem.findMany({ where: { userId: person.user.id } });
      const held = rows.filter(({ claimId }) => claimId === id);
      const { difference } = await person.call.claims.changes({ id });
      expect([rows.length, difference.length > 0]).toEqual([2, held.length === 1]);
      expect(JSON.parse((await stored(id)).snapshot ?? "{}")).toMatchObject({
        totals: { amountCents: held.reduce((sum, { extraCost }) => sum + extraCost, 0) },
      });
    }
  });

  test("claim-28 raced with another claim of overlapping days files one of them", async () => {
    const { person, id } = await drafted([extraOf(10, "2025-09-03")]);
    const next = await person.call.claims.create({ taxYear: 2026 });
    await person.call.claims.change({ id: next.id, period: { from: "2025-06-01", to: "2026-05-31" } });
    const both = await Promise.allSettled([id, next.id].map((each) => person.call.claims.file({ id: each })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(
      await testApp.database.lineItem.count({ where: { userId: person.user.id, claimId: { not: null } } }),
    ).toBe(1);
  });
});

describe("claim-29 after filing", () => {
  test("nothing changed is nothing to report", async () => {
    const { person, id } = await filed();
    expect(await person.call.claims.changes({ id })).toMatchObject({ difference: [], recorded: [] });
    expect(await refusalOf(person.call.claims.adjust({ id }))).toMatchObject({ code: "CONFLICT" });
  });

  test("the records stay the person's: what changes and what is deleted is shown against the snapshot, with how to report it", async () => {
    const { person, id } = await filed([
      extraOf(10, "2025-03-03"),
      extraOf(5, "2025-04-04", { name: "GF pasta" }),
    ]);
    const [pasta, bread] = await linesOf(person);
    await person.call.taxReport.updateLineItem({ id: bread?.id ?? "", price: 9, why: "Misread" });
    await person.call.taxReport.deleteLineItem({ id: pasta?.id ?? "" });
    const changes = await person.call.claims.changes({ id });
    expect(changes).toMatchObject({ amountFiled: 15, amountNow: 8 });
    const lines = changes.difference.filter(({ thing }) => thing === "line-item");
    expect(
      lines.map(({ id: of, change, fields }) => [of, change, change === "changed" ? fields : null]),
    ).toEqual(
      expect.arrayContaining([
        [bread?.id, "changed", [{ field: "price", old: "1100", new: "900" }]],
        [pasta?.id, "removed", null],
      ]),
    );
    expect(changes.recorded).toEqual([
      expect.objectContaining({ thingId: pasta?.id, change: "removed", changedBy: "you" }),
      expect.objectContaining({ thingId: bread?.id, field: "price", old: 1100, new: 900, why: "Misread" }),
    ]);
    expect(changes.waysToReport.map(({ way }) => way)).toEqual(["change-my-return", "t1-adj"]);
    expect(changes.waysToReport[0]?.source.standing).toBe("unconfirmed");
  });

  test("an adjustment freezes it again and keeps the snapshot before it; repeated, it is answered as it is", async () => {
    const { person, id, claim } = await filed();
    const before = await stored(id);
    const [bread] = await linesOf(person);
    await person.call.taxReport.updateLineItem({ id: bread?.id ?? "", price: 9 });
    const adjusted = await person.call.claims.adjust({ id, why: "Reported with Change my return" });
    expect(adjusted).toMatchObject({ status: "adjusted", filedAt: claim.filedAt });
    expect(adjusted.snapshotSha256).not.toBe(claim.snapshotSha256);
    expect(await person.call.claims.adjust({ id })).toEqual(adjusted);
    const kept = await testApp.database.recordChange.findFirstOrThrow({
      where: { thingId: id, field: "snapshot" },
    });
    expect(kept).toMatchObject({
      old: { text: before.snapshot, sha256: claim.snapshotSha256 },
      new: { sha256: adjusted.snapshotSha256 },
      why: "Reported with Change my return",
    });
    expect(await person.call.claims.changes({ id })).toMatchObject({ difference: [] });
  });

  test("claim-93 a claim of which nothing is left is adjusted to nothing, and its documents say from what", async () => {
    const { person, id } = await filed([extraOf(1234, "2025-03-03")]);
    const [bread] = await linesOf(person);
    await person.call.taxReport.deleteLineItem({ id: bread?.id ?? "" });
    expect(await person.call.claims.changes({ id })).toMatchObject({ amountFiled: 1234, amountNow: 0 });
    expect(await person.call.claims.adjust({ id, why: "No celiac disease after all" })).toMatchObject({
      status: "adjusted",
    });
    expect(await person.call.claims.changes({ id })).toMatchObject({ amountFiled: 0, amountNow: 0 });
    const { sheet, words } = await printedDocuments(person, id);
    expect(words).toContain("1234");
    const told = sheet("Since filing").flatMap(({ numbers }) => numbers);
    expect(told).toContain(-1234);
  });

  test("in the United States it is form 1040-X", async () => {
    const person = await testApp.signIn(undefined, "us");
    await logged(testApp, person, [extraOf(12, "2025-03-03", { currency: "USD" })]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    await person.call.claims.file({ id });
    const { waysToReport } = await person.call.claims.changes({ id });
    expect(waysToReport.map(({ way }) => way)).toEqual(["form-1040-x"]);
  });
});

test("claim-24 the checklist says what is done, what is left, and one next step", async () => {
  const { person, id } = await drafted([{ ...extraOf(10, "2025-03-03"), priceSource: "estimate" }]);
  const checklist = await person.call.claims.checklist({ id });
  expect(checklist).toMatchObject({ lineItems: 1, amountToClaim: 10, next: "letter" });
  const open = checklist.entries.filter(({ done }) => !done).map(({ step }) => step);
  expect(open).toEqual(["letter", "net-incomes", "estimates", "period", "file"]);
});

test("claim-74 a letter that is dated late, or not by a medical practitioner, counts and is told of", async () => {
  const person = await testApp.signIn();
  await household(testApp, person, 2025, [{ name: "Ann", relation: "self", celiac: true, income: 50_000 }]);
  await logged(testApp, person, [extraOf(10, "2025-03-03")]);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  const signed = async (date: string, practitioner: "doctor" | "other-practitioner") => {
    await testApp.database.person.updateMany({
      where: { userId: person.user.id },
      data: { letterDate: new Date(`${date}T00:00:00Z`), letterPractitioner: practitioner },
    });
    return person.call.claims.checklist({ id });
  };
  const inTime = await signed("2025-01-01", "doctor");
  expect(inTime.letterDoubts).toEqual([]);
  expect(inTime.entries.find(({ step }) => step === "letter")?.done).toBe(true);
  expect((await signed("2025-01-02", "doctor")).letterDoubts).toEqual([
    expect.stringContaining("is of January 2, 2025, after the period begins."),
  ]);
  expect((await signed("2025-01-01", "other-practitioner")).letterDoubts).toEqual([
    expect.stringContaining("The law asks for a medical practitioner."),
  ]);
});
