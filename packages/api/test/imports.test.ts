import type { MakeImport } from "@gf-ledger/domain/imports/import-input";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const csv = (...lines: string[]) => ({ fileName: "groceries.csv", file: Buffer.from(lines.join("\n")) });
const HEADINGS = "Date,Store,Item,GF price,Regular price";
const BREAD = "2026-01-14,Maple Grocer,GF white bread,7.49,3.49";
const PASTA = "2026-01-15,Maple Grocer,GF penne,4.99,1.99";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** Takes a file in with the mapping that its preview shows. */
async function takeIn(person: Person, file: ReturnType<typeof csv>, choices: Partial<MakeImport> = {}) {
  const { mapping } = await person.call.imports.preview(file);
  return person.call.imports.make({ ...file, mapping, ...choices });
}

describe("reports-38 reports-40 a preview", () => {
  test("guesses the columns, and shows the first rows as they will be saved", async () => {
    const person = await testApp.signIn();
    const seen = await person.call.imports.preview(csv(HEADINGS, BREAD, PASTA));
    expect(seen).toMatchObject({
      rowCount: 2,
      readyCount: 2,
      faultCount: 0,
      duplicateCount: 0,
      questions: [],
      earlier: null,
      mapping: {
        sheet: null,
        headingRow: 1,
        dateOrder: "ymd",
        decimal: ".",
        pricesAreEach: false,
        columns: { purchaseDate: 0, store: 1, name: 2, price: 3, regularPrice: 4 },
      },
      columns: [{ heading: "Date", samples: ["2026-01-14", "2026-01-15"] }, {}, {}, {}, {}],
    });
    expect(seen.rows[0]).toMatchObject({
      line: 2,
      purchaseDate: "2026-01-14",
      store: "Maple Grocer",
      name: "GF white bread",
      price: 7.49,
      regularPrice: 3.49,
      extraCost: 4,
      priceSource: "custom",
      category: "Bread and Bakery",
    });
    expect((await person.call.taxReport.lineItems()).lineItems).toEqual([]);
    await takeIn(person, csv(HEADINGS, BREAD, PASTA));
    const saved = (await person.call.taxReport.lineItems()).lineItems;
    expect(saved.find(({ name }) => name === "GF white bread")).toMatchObject({
      price: 7.49,
      regularPrice: 3.49,
      extraCost: 4,
      receiptId: null,
    });
  });

  test("takes no row for a purchase whose name says that it was given back, whatever sign its amount has", async () => {
    const person = await testApp.signIn();
    const refunds = ["REFUND GF white bread", "GF penne (refund)", "Remboursement pain SG"];
    const rows = refunds.map((name) => `2026-01-20,Maple Grocer,${name},7.49,3.49`);
    const kept = "2026-01-21,Maple Grocer,GF no return crackers,5.49,2.49";
    const { faults, readyCount } = await person.call.imports.preview(csv(HEADINGS, BREAD, ...rows, kept));
    expect(faults.map(({ line, field }) => [line, field])).toEqual([3, 4, 5].map((line) => [line, "price"]));
    expect(faults[0]?.message).toContain("Refunds can’t be imported.");
    expect(readyCount).toBe(2);
  });

  test("names each fault by its line with what to do, and takes nothing in until they are left out", async () => {
    const person = await testApp.signIn();
    const file = csv(
      HEADINGS,
      BREAD,
      ",Maple Grocer,GF rice,2.00,1.00",
      "2026-01-15,Maple Grocer,,2.00,1.00",
      "2026-01-15,Maple Grocer,GF rice,two,1.00",
      "2026-01-15,Maple Grocer,GF rice,-2.00,1.00",
      "2031-01-15,Maple Grocer,GF rice,2.00,1.00",
      "2026-01-15,Maple Grocer,GF rice,US$2.00,1.00",
    );
    const { faults, faultCount, readyCount, mapping } = await person.call.imports.preview(file);
    expect([faultCount, readyCount]).toEqual([6, 1]);
    expect(faults.map(({ line, field }) => [line, field])).toEqual([
      [3, "purchaseDate"],
      [4, "name"],
      [5, "price"],
      [6, "price"],
      [7, "purchaseDate"],
      [8, "price"],
    ]);
    expect(faults[2]?.message).toContain('"two" isn’t an amount that can be read.');
    expect(faults[4]?.message).toContain("2031-01-15 is in the future.");
    const french = createCaller({ ...person.context, locale: "fr-CA" });
    const inFrench = (await french.imports.preview(file)).faults.map(({ message }) => message);
    expect(inFrench[2]).toContain("«\u00A0two\u00A0» n’est pas un montant lisible.");
    expect(inFrench[4]).toContain("Le 2031-01-15 est dans l’avenir.");
    expect(inFrench.filter((message, row) => message === faults[row]?.message)).toEqual([]);
    const refusal = await refusalOf(person.call.imports.make({ ...file, mapping }));
    expect(refusal).toMatchObject({ code: "BAD_REQUEST" });
    expect(refusal.message).toContain("6 rows can't be imported yet.");
    expect((await person.call.imports.list()).imports).toEqual([]);
    const made = await person.call.imports.make({ ...file, mapping, withoutFaults: true });
    expect(made).toMatchObject({ lineItemCount: 1, faultsLeftOut: 6 });
  });

  test("rows without a regular price get one as the line of a receipt does (prices-6)", async () => {
    const person = await testApp.signIn();
    const added = await person.call.taxReport.addLineItem({
      name: "GF WHT BREAD",
      price: 6.99,
      purchaseDate: "2026-03-14",
      store: "Maple Grocer",
    });
    const seen = await person.call.imports.preview(csv("Date,Item,Price", "2026-03-15,GF WHT BREAD,6.99"));
    expect(seen.rows[0]).toMatchObject({
      regularPrice: added.regularPrice,
      priceSource: added.priceSource,
      category: added.category,
    });
  });

  test("reports-39 dates that can be read in several ways are asked about, with what they would be", async () => {
    const person = await testApp.signIn();
    const file = csv("Date,Item,Price", "03/04/2026,GF bread,7.49", "05/04/2026,GF bread,7.49");
    const open = await person.call.imports.preview(file);
    expect(open).toMatchObject({ questions: ["dateOrder"], rows: [], readyCount: 0 });
    expect(open.unclearDate).toEqual({
      text: "03/04/2026",
      readings: [
        { order: "dmy", date: "2026-04-03" },
        { order: "mdy", date: "2026-03-04" },
      ],
    });
    expect(await refusalOf(person.call.imports.make({ ...file, mapping: open.mapping }))).toMatchObject({
      code: "BAD_REQUEST",
    });
    const mapping = { ...open.mapping, dateOrder: "mdy" as const };
    const read = await person.call.imports.preview({ ...file, mapping });
    expect(read.rows.map(({ purchaseDate }) => purchaseDate)).toEqual(["2026-03-04"]);
    expect(read.faults).toHaveLength(1);
  });
});

describe("reports-41 taking a file in", () => {
  test("leaves out what the account holds already, each line item for one row, unless it is to come in too", async () => {
    const person = await testApp.signIn();
    await takeIn(person, csv(HEADINGS, BREAD));
    const again = csv(HEADINGS, BREAD, BREAD, PASTA, "2026-01-14,Other Shop,GF white bread,7.49,3.49");
    const seen = await person.call.imports.preview(again);
    expect([seen.readyCount, seen.duplicateCount]).toEqual([3, 1]);
    expect(seen.duplicates).toEqual([
      { line: 2, purchaseDate: "2026-01-14", name: "GF white bread", price: 7.49 },
    ]);
    const made = await takeIn(person, again);
    expect(made).toMatchObject({ lineItemCount: 3, duplicatesLeftOut: 1 });
    expect((await person.call.taxReport.lineItems()).lineItems).toHaveLength(4);
    const nothing = csv(HEADINGS, PASTA);
    expect(await refusalOf(takeIn(person, nothing))).toMatchObject({ code: "CONFLICT" });
    expect(await takeIn(person, nothing, { withDuplicates: true })).toMatchObject({ lineItemCount: 1 });
  });

  test("the same file sent again, even at once, answers the one import and writes nothing", async () => {
    const person = await testApp.signIn();
    const file = csv(HEADINGS, BREAD, PASTA);
    const { mapping } = await person.call.imports.preview(file);
    const made = await Promise.all([1, 2, 3].map(() => person.call.imports.make({ ...file, mapping })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await person.call.taxReport.lineItems()).lineItems).toHaveLength(2);
    expect((await person.call.imports.preview(file)).earlier).toMatchObject({ id: made[0]?.id });
  });

  test("each line item is recorded as added from the file (claim-17)", async () => {
    const person = await testApp.signIn();
    await takeIn(person, csv(HEADINGS, BREAD));
    const changes = await testApp.database.recordChange.findMany({ where: { userId: person.user.id } });
    expect(changes).toMatchObject([
      {
        thing: "line-item",
        change: "added",
        changedByKind: "owner",
        why: 'sentences.takenIn {"file":"groceries.csv"}',
      },
    ]);
  });

  test("thousands of rows come in whole and go out whole; more than twenty thousand are refused", async () => {
    const person = await testApp.signIn();
    const row = (index: number) =>
      `2026-01-${String((index % 28) + 1).padStart(2, "0")},Shop ${index % 40},GF bread ${index % 500},${(index % 900) / 100 + 1},`;
    const rows = Array.from({ length: 20_000 }, (_, index) => row(index));
    const file = csv(HEADINGS, ...rows.slice(0, 3000));
    expect(await takeIn(person, file)).toMatchObject({ lineItemCount: 3000 });
    const count = { where: { userId: person.user.id, deletedAt: null } };
    expect(await testApp.database.lineItem.count(count)).toBe(3000);
    const [made] = (await person.call.imports.list()).imports;
    await person.call.imports.undo({ id: made?.id ?? "" });
    expect(await testApp.database.lineItem.count(count)).toBe(0);
    const tooMany = csv(HEADINGS, ...rows, row(1), row(2));
    expect(await refusalOf(person.call.imports.preview(tooMany))).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: expect.stringContaining("more than 20,000 rows"),
    });
  });
});

describe("reports-42 an import undone", () => {
  test("takes all of its line items back, corrected ones too, and no others; undone again it answers the same", async () => {
    const person = await testApp.signIn();
    const own = await person.call.taxReport.addLineItem({
      name: "GF cake",
      price: 5,
      purchaseDate: "2026-01-14",
      regularPrice: 2,
    });
    const { id } = await takeIn(person, csv(HEADINGS, BREAD, PASTA));
    const [first] = (await person.call.taxReport.lineItems()).lineItems.filter((row) => row.id !== own.id);
    await person.call.taxReport.updateLineItem({ id: first?.id ?? "", price: 9 });
    const undone = await person.call.imports.undo({ id });
    expect(undone).toMatchObject({
      lineItemCount: 2,
      remainingCount: 0,
      undoneAt: "2026-03-20T12:00:00.000Z",
    });
    expect((await person.call.taxReport.lineItems()).lineItems).toEqual([own]);
    expect(await person.call.imports.undo({ id })).toEqual(undone);
    expect(await takeIn(person, csv(HEADINGS, BREAD, PASTA))).toMatchObject({ lineItemCount: 2 });
  });

  const NOTHING = { code: "NOT_FOUND", message: "There is nothing left to undo here." };
  /** An import of two rows, of which one was corrected, undone; resolves with what there was before. */
  async function undone() {
    const person = await testApp.signIn();
    const made = await takeIn(person, csv(HEADINGS, BREAD, PASTA));
    const { lineItems } = await person.call.taxReport.lineItems();
    await person.call.taxReport.updateLineItem({ id: lineItems[0]?.id ?? "", price: 9 });
    const before = await person.call.taxReport.lineItems();
    await person.call.imports.undo({ id: made.id });
    const wait = (seconds: number) => {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
    };
    return { person, made, before, wait };
  }

  test("reports-51 is brought back with its line items as they were, once, and without what was deleted before", async () => {
    const { person, made, before, wait } = await undone();
    wait(14);
    expect(await person.call.imports.restore({ id: made.id })).toEqual(made);
    expect(await person.call.taxReport.lineItems()).toEqual(before);
    expect(await refusalOf(person.call.imports.restore({ id: made.id }))).toEqual(NOTHING);
    const [deleted, ...rest] = before.lineItems;
    await person.call.taxReport.deleteLineItem({ id: deleted?.id ?? "" });
    wait(1);
    await person.call.imports.undo({ id: made.id });
    await person.call.imports.restore({ id: made.id });
    expect((await person.call.taxReport.lineItems()).lineItems).toEqual(rest);
  });

  test("reports-51 is brought back once when three windows ask at the same time", async () => {
    const { person, made, before } = await undone();
    const asked = await Promise.allSettled([1, 2, 3].map(() => person.call.imports.restore({ id: made.id })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await person.call.taxReport.lineItems()).toEqual(before);
  });

  test("reports-51 is not there twice when it is brought back while the file is taken in again", async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { person, made } = await undone();
      await Promise.allSettled([
        takeIn(person, csv(HEADINGS, BREAD, PASTA)),
        person.call.imports.restore({ id: made.id }),
      ]);
      expect((await person.call.taxReport.lineItems()).lineItems).toHaveLength(2);
    }
  });

  test("reports-51 stays undone after a minute, and where the file was taken in again", async () => {
    const late = await undone();
    late.wait(61);
    expect(await refusalOf(late.person.call.imports.restore({ id: late.made.id }))).toEqual(NOTHING);
    expect((await late.person.call.taxReport.lineItems()).lineItems).toEqual([]);
    const { person, made } = await undone();
    await takeIn(person, csv(HEADINGS, BREAD, PASTA));
    expect(await refusalOf(person.call.imports.restore({ id: made.id }))).toEqual(NOTHING);
    expect((await person.call.taxReport.lineItems()).lineItems).toHaveLength(2);
  });

  test("somebody else's import is not found", async () => {
    const { person, made } = await undone();
    const { imports } = (await testApp.signIn()).call;
    for (const call of [imports.undo, imports.restore])
      expect(await refusalOf(call({ id: made.id }))).toMatchObject({ code: "NOT_FOUND" });
    expect((await person.call.imports.list()).imports).toMatchObject([{ remainingCount: 0 }]);
  });
});

test("reports-38 a report of this product, downloaded as CSV, is understood without a word", async () => {
  const person = await testApp.signIn();
  await takeIn(person, csv(HEADINGS, BREAD, PASTA));
  const { csv: text } = await person.call.taxReport.download({ year: 2026 });
  const other = await testApp.signIn();
  const file = { fileName: "report.csv", file: Buffer.from(text) };
  const made = await takeIn(other, file, { withoutFaults: true });
  expect(made.lineItemCount).toBe(2);
  const sums = async ({ call }: Person) => (await call.taxReport.summary({ year: 2026 })).totals;
  expect(await sums(other)).toEqual(await sums(person));
});
