import { changesTable } from "@gf-ledger/documents/claim/tables/changes-table";
import { differenceTable } from "@gf-ledger/documents/claim/tables/difference-table";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf, household } from "./support/claims";
import { logged } from "./support/logged";
import { watchedVersions } from "./support/reads-of-versions";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** A filed claim of bread (11.00 against 1.00) and pasta (6.00 against 1.00), for Anna. */
async function filed() {
  const person = await testApp.signIn();
  await household(testApp, person, 2025, [{ relation: "self", name: "Anna", celiac: true, income: 50_000 }]);
  await logged(testApp, person, [
    extraOf(10, "2025-03-03", { name: "GF Bread" }),
    extraOf(5, "2025-04-04", { name: "GF Pasta" }),
  ]);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  await person.call.claims.file({ id });
  const lines = (await person.call.taxReport.lineItems()).lineItems;
  const idOf = (name: string) => lines.find((line) => line.name === name)?.id ?? "";
  return { person, call: person.call, id, bread: idOf("GF Bread"), pasta: idOf("GF Pasta") };
}

async function csvOf({ context }: Person, id: string, table: typeof differenceTable): Promise<string> {
  if (!context.actor) throw new Error("This person is signed in.");
  const prepared = await prepareClaimDocuments({ ...context, actor: context.actor }, { id });
  const documents = await answerOf(prepared).read();
  const parts: string[] = [];
  for await (const part of tableCsv(async () => table(documents))) parts.push(part);
  return parts.join("");
}

describe("claim-66 what changed since filing, in words and amounts", () => {
  test("a corrected price, a purchase that was deleted and one that came: product, day, field and dollars", async () => {
    const { person, call, id, bread, pasta } = await filed();
    expect((await call.claims.changes({ id })).inWords).toBeNull();
    await call.taxReport.updateLineItem({ id: bread, price: 9, why: "Misread" });
    await call.taxReport.deleteLineItem({ id: pasta });
    await logged(testApp, person, [extraOf(7, "2025-05-05", { name: "GF Cake" })]);
    const { inWords, recorded } = await call.claims.changes({ id });
    expect(inWords).toMatchObject({ state: "to-report", more: 0 });
    expect(inWords?.amounts).toEqual(
      expect.arrayContaining([
        { name: "GF Bread", person: "Anna", before: 10, after: 8 },
        { name: "GF Pasta", person: "Anna", before: 5, after: 0 },
        { name: "GF Cake", person: "Anna", before: 0, after: 7 },
      ]),
    );
    const head = { what: "Line item", field: null };
    expect(inWords?.fields).toEqual(
      expect.arrayContaining([
        {
          ...head,
          name: "GF Bread",
          day: "2025-03-03",
          change: "changed",
          field: "price",
          old: "$11.00",
          new: "$9.00",
        },
        { ...head, name: "GF Pasta", day: "2025-04-04", change: "removed", old: "$6.00", new: null },
        { ...head, name: "GF Cake", day: "2025-05-05", change: "added", old: null, new: "$8.00" },
      ]),
    );
    expect(inWords?.fields).toHaveLength(3);
    expect(recorded.find(({ field }) => field === "price")?.inWords).toEqual({
      name: "GF Bread",
      day: "2025-03-03",
      field: "price",
      old: "$11.00",
      new: "$9.00",
    });
    const csv = await csvOf(person, id, differenceTable);
    expect(csv).toContain("Line item,GF Bread,2025-03-03,,price,$11.00,$9.00");
    expect(csv).toContain("Line item,GF Pasta,2025-04-04,,removed,$6.00,");
    expect(csv).toContain("Amount to claim,GF Bread,,Anna,,,,10.00,8.00,-2.00");
    expect(await csvOf(person, id, changesTable)).toContain(
      "GF Bread,2025-03-03,changed,price,$11.00,$9.00,Misread",
    );
  });

  test("an income, a repayment and another expense are said by their names", async () => {
    const { person, call, id } = await filed();
    await call.expenses.add({ what: "Dentist", date: "2025-06-06", amount: 80 });
    await call.adjustments.add({ kind: "correction", date: "2025-07-07", amount: -3, note: "Counted twice" });
    await testApp.database.netIncome.updateMany({
      where: { person: { userId: person.user.id } },
      data: { cents: 5_200_000 },
    });
    const { inWords } = await call.claims.changes({ id });
    expect(
      inWords?.fields.map(({ what, name, field, old, new: now }) => [what, name, field, old, now]),
    ).toEqual([
      ["Adjustment", "Correction, Counted twice", null, null, "-$3.00"],
      ["Other expense", "Dentist", null, null, "$80.00"],
      ["Person", "Anna", "net income (2025)", "$50,000.00", "$52,000.00"],
    ]);
  });

  test("after an adjustment it is what that one changed, until something else does", async () => {
    const { call, id, bread } = await filed();
    await call.taxReport.updateLineItem({ id: bread, price: 9 });
    await call.claims.adjust({ id });
    const { inWords, difference } = await call.claims.changes({ id });
    expect(difference).toEqual([]);
    expect(inWords).toMatchObject({
      state: "reported",
      amounts: [{ name: "GF Bread", before: 10, after: 8 }],
      fields: [{ field: "price", old: "$11.00", new: "$9.00" }],
    });
    await call.taxReport.updateLineItem({ id: bread, price: 8 });
    expect((await call.claims.changes({ id })).inWords).toMatchObject({
      state: "to-report",
      fields: [{ field: "price", old: "$9.00", new: "$8.00" }],
    });
  });

  test("is French to whoever reads French", async () => {
    const { person, id, bread } = await filed();
    await person.call.taxReport.updateLineItem({ id: bread, price: 9 });
    const french = createCaller({ ...person.context, locale: "fr-CA", ownLocale: "fr-CA" });
    const { inWords } = await french.claims.changes({ id });
    expect(inWords?.fields).toMatchObject([
      { what: "Article", field: "prix", old: "11,00\u00A0$", new: "9,00\u00A0$" },
    ]);
  });
});

describe("claim-68 versions of a claim", () => {
  test("what was filed stays beside its adjustments, with its hash and its papers", async () => {
    const { person, call, id, bread } = await filed();
    const { snapshotSha256: first } = await call.claims.get({ id });
    expect((await call.claims.changes({ id })).versions).toEqual([
      { number: 1, sha256: first, amount: 15, isCurrent: true },
    ]);
    await call.taxReport.updateLineItem({ id: bread, price: 9 });
    await call.claims.adjust({ id });
    const { snapshotSha256: second } = await call.claims.get({ id });
    await call.taxReport.updateLineItem({ id: bread, price: 8 });
    await call.claims.adjust({ id });
    expect((await call.claims.changes({ id })).versions).toMatchObject([
      { number: 1, sha256: first, amount: 15, isCurrent: false },
      { number: 2, sha256: second, amount: 13, isCurrent: false },
      { number: 3, amount: 12, isCurrent: true },
    ]);
    const { context } = person;
    if (!context.actor) throw new Error("This person is signed in.");
    const reader = { ...context, actor: context.actor };
    const documentsOf = async (version?: number) =>
      prepareClaimDocuments(reader, version === undefined ? { id } : { id, version });
    const read = async (version?: number) => answerOf(await documentsOf(version)).read();
    expect(await read(1)).toMatchObject({
      status: "filed",
      foodCents: 1500,
      filed: { sha256: first, on: "2026-03-20" },
      difference: null,
      changes: [],
    });
    expect(await read(2)).toMatchObject({ status: "adjusted", foodCents: 1300, filed: { sha256: second } });
    expect(await read()).toMatchObject({ status: "adjusted", foodCents: 1200 });
    for (const version of [0, 3, 4])
      expect(await documentsOf(version)).toMatchObject({ reason: "no_such_claim" });
  });

  test("starts again once a filing was taken back", async () => {
    const { call, id, bread } = await filed();
    await call.claims.takeBack({ id, why: "Not sent" });
    await call.claims.file({ id });
    await call.taxReport.updateLineItem({ id: bread, price: 9 });
    await call.claims.adjust({ id });
    expect((await call.claims.changes({ id })).versions).toMatchObject([
      { number: 1, amount: 15 },
      { number: 2, amount: 13, isCurrent: true },
    ]);
  });

  test("claim-69 earlier ones are read one at a time, whatever compares or tells them", async () => {
    const { person, call, id, bread } = await filed();
    for (const price of [9, 8, 7, 6]) {
      await call.taxReport.updateLineItem({ id: bread, price });
      await call.claims.adjust({ id });
    }
    const readBy = async (work: (watching: typeof call) => Promise<unknown>) => {
      const { database, read } = watchedVersions(testApp.database);
      await work(createCaller({ ...person.context, database }));
      return read;
    };
    // The sums of all four, and the text of the last of them.
    expect(await readBy(({ claims }) => claims.changes({ id }))).toEqual({
      answered: [1, 1, 1, 1, 1],
      mostAtOnce: 1,
    });
    expect(await readBy(({ claims }) => claims.returnLines({ id }))).toEqual({
      answered: [1],
      mostAtOnce: 1,
    });
  });
});

test("reports-71 answers for the estimate are said by their questions in a draft's changes, never as they are stored", async () => {
  const person = await testApp.signIn();
  await household(testApp, person, 2025, [{ relation: "self", name: "Anna", celiac: true, income: 50_000 }]);
  await logged(testApp, person, [extraOf(10, "2025-03-03", { name: "GF Bread" })]);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  const partners = [{ personId: person.user.id, workIncome: 34_000, residentAllYear: true }];
  await person.call.claims.change({ id, worthInputs: { province: "ON", partners } });
  const csv = await csvOf(person, id, changesTable);
  expect(csv).toContain("Province or territory on December 31: Ontario; Work income of Anna: $34,000.00");
  expect(csv).not.toContain("{");
  await person.call.claims.change({
    id,
    worthInputs: { province: null, partners: [], filingStatus: "joint" },
  });
  const changed = await csvOf(person, id, changesTable);
  expect(changed).toContain("Filing status: Married filing jointly");
  expect(changed).not.toContain("worthInputs");
});
