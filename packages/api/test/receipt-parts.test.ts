import { receiptsTable } from "@gf-ledger/documents/claim/tables/receipts-table";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { household } from "./support/claims";
import { readItem, reading } from "./support/reading";
import { readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

const nothing = { value: null, confidence: 0, rawText: null, box: null };
const box = (y: number) => ({ x: 0.1, y, width: 0.8, height: 0.1 });
const rows = (from: number, to: number) =>
  [
    readItem("GF WHT BREAD", 699),
    readItem("OAT MILK", 399),
    readItem("GF PENNE", 449),
    readItem("BANANAS", 120),
    readItem("GF RUSKS", 849),
    readItem("LENTILS", 219),
  ]
    .slice(from, to)
    .map((item, at) => ({ ...item, box: box(at / 10) }));
const part = (items: ReceiptReading["items"], more: Partial<ReceiptReading> = {}) =>
  reading({
    store: nothing,
    purchaseDate: nothing,
    subtotalCents: nothing,
    totalCents: nothing,
    arithmetic: { itemsCents: 0, subtotalAgrees: null, totalAgrees: null },
    items,
    ...more,
  });
const field = <Value>(value: Value) => ({ value, confidence: 0.9, rawText: null, box: box(0.9) });
const HEAD = part(rows(0, 3), { store: field("Maple Grocer") });
const MIDDLE = part(rows(1, 5));
const FOOT = part(rows(3, 6), { totalCents: field(2735), purchaseDate: field("2026-03-14") });

/** Drafts of a receipt's pictures, from head to foot, sent in another order. */
async function threePictures(person: Person) {
  const foot = await readReceipt(testApp, person, FOOT);
  const head = await readReceipt(testApp, person, HEAD);
  const middle = await readReceipt(testApp, person, MIDDLE);
  return [head.id, middle.id, foot.id];
}

const pictures = ([id = "", ...receiptIds]: readonly string[]) => ({ id, receiptIds });

describe("receipts-117 pictures of one receipt", () => {
  test("are found among drafts, in the order in which they are printed, and nobody else's", async () => {
    const person = await testApp.signIn();
    const receiptIds = await threePictures(person);
    await readReceipt(testApp, person, reading());
    const { call } = await testApp.signIn();
    const groups = [{ receiptIds, sure: true }];
    expect(await person.call.receipts.parts()).toEqual({ groups });
    expect(await call.receipts.parts()).toEqual({ groups: [] });
  });

  test("that share no row are found and not sure", async () => {
    const person = await testApp.signIn();
    const head = await readReceipt(testApp, person, HEAD);
    const foot = await readReceipt(testApp, person, part(rows(3, 6), { totalCents: field(2735) }));
    const groups = [{ receiptIds: [head.id, foot.id], sure: false }];
    expect(await person.call.receipts.parts()).toEqual({ groups });
  });
});

describe("receipts-118 joining drafts", () => {
  test("makes one receipt of them, each row once, with what was corrected", async () => {
    const person = await testApp.signIn();
    const receiptIds = await threePictures(person);
    const [id = "", middle = ""] = receiptIds;
    const rusks = (await person.call.receipts.get({ id: middle })).items.at(-1);
    await person.call.receipts.setRegularPrice({ id: rusks?.id ?? "", customRegularPrice: 3.1 });
    const joined = await person.call.receipts.join({ ...pictures(receiptIds), ratios: [1, 2, 1] });
    expect(joined).toMatchObject({
      id,
      store: "Maple Grocer",
      purchaseDate: "2026-03-14",
      total: 27.35,
      issues: [],
      arithmetic: { itemsCents: 2735, totalAgrees: true },
    });
    expect(joined.items.map(({ name, price }) => [name, price])).toEqual(
      rows(0, 6).map(({ name, price }) => [name, price / 100]),
    );
    expect(joined.items[4]).toMatchObject({ id: rusks?.id, customRegularPrice: 3.1 });
    // The foot's picture is the last quarter of the three, one below the other.
    expect(joined.fields.total.box?.y).toBeCloseTo(0.975);
    expect((await person.call.receipts.drafts()).drafts).toMatchObject([{ id, itemCount: 6 }]);
    expect(await person.call.receipts.confirm({ id })).toEqual({ lineItemCount: 3 });
    expect(await person.call.receipts.parts()).toEqual({ groups: [] });
  });

  test("tells a receipt of the same purchase that was there before", async () => {
    const person = await testApp.signIn();
    const { id } = await readReceipt(
      testApp,
      person,
      reading({ totalCents: field(2735), store: field("Maple Grocer"), items: rows(0, 6) }),
    );
    const joined = await person.call.receipts.join(pictures(await threePictures(person)));
    expect(joined.duplicateOf).toBe(id);
    expect(joined.items.map((item) => item.box !== null)).toEqual([true, true, true, false, false, false]);
  });

  test("receipts-6 stays told as a receipt that is there, whose store was corrected since, when its pictures are sent again", async () => {
    const person = await testApp.signIn();
    const receiptIds = await threePictures(person);
    const rows = await testApp.database.receipt.findMany({ where: { id: { in: receiptIds } } });
    const { id } = await person.call.receipts.join(pictures(receiptIds));
    await person.call.receipts.update({ id, store: "Maple Grocer, Main Street" });
    await person.call.receipts.confirm({ id });
    const again: string[] = [];
    for (const [at, seen] of [HEAD, MIDDLE, FOOT].entries()) {
      const imageSha256 = rows.find((row) => row.id === receiptIds[at])?.imageSha256 ?? "";
      again.push((await readReceipt(testApp, person, seen, { imageSha256 })).id);
    }
    const joined = await person.call.receipts.join(pictures(again));
    expect(joined.duplicateOf).toBe(id);
    const { receipts } = await person.call.receipts.toCheck();
    expect(receipts.map(({ doubts }) => doubts)).toEqual([["duplicate"]]);
  });

  test("api-71 a receipt takes no more than 500 items, whether they are added, split off or joined", async () => {
    const person = await testApp.signIn();
    const { receipts } = person.call;
    const long = (from: number, count: number) =>
      part(Array.from({ length: count }, (_, at) => readItem(`ITEM ${from + at}`, 100 + from + at)));
    const { id, items } = await readReceipt(testApp, person, long(0, 499));
    const other = await readReceipt(testApp, person, long(1_000, 2));
    const full = {
      code: "CONFLICT",
      message: expect.stringMatching(/^A receipt holds at most 500 items\. /),
    };
    expect(await refusalOf(receipts.join(pictures([id, other.id])))).toMatchObject(full);
    expect((await receipts.drafts()).drafts).toHaveLength(2);
    await receipts.splitItem({ id: items[0]?.id ?? "", price: 0.5 });
    expect(await refusalOf(receipts.splitItem({ id: items[1]?.id ?? "", price: 0.5 }))).toMatchObject(full);
    const more = { receiptId: id, name: "GF BREAD", price: 6.99 };
    expect(await refusalOf(receipts.addItem(more))).toMatchObject(full);
    await receipts.removeItem({ id: items[2]?.id ?? "" });
    expect((await receipts.addItem(more)).items).toHaveLength(500);
  });

  test("is refused of saved receipts, of nobody's and of one alone", async () => {
    const person = await testApp.signIn();
    const receiptIds = await threePictures(person);
    const saved = await readReceipt(testApp, person, reading());
    await person.call.receipts.confirm({ id: saved.id });
    const [head = ""] = receiptIds;
    const { call } = await testApp.signIn();
    const { receipts } = person.call;
    for (const [refused, code] of [
      [() => receipts.join(pictures([head, saved.id])), "CONFLICT"],
      [() => call.receipts.join(pictures(receiptIds)), "NOT_FOUND"],
      [() => receipts.join(pictures([head, head])), "BAD_REQUEST"],
      [() => receipts.join(pictures([head])), "BAD_REQUEST"],
      [() => receipts.join({ ...pictures(receiptIds), ratios: [1] }), "BAD_REQUEST"],
    ] as const)
      expect(await refusalOf(refused())).toMatchObject({ code });
    expect((await receipts.drafts()).drafts).toHaveLength(3);
  });
});

describe("receipts-123 each picture of a joined receipt", () => {
  test("is told as there already when it is sent again, also once the receipt is saved and joined again", async () => {
    const person = await testApp.signIn();
    const [head = "", middle = "", foot = ""] = await threePictures(person);
    const photoOf = async (id: string) => (await person.call.receipts.get({ id })).imageSha256;
    const photos = await Promise.all([head, middle, foot].map(photoOf));
    await person.call.receipts.join(pictures([middle, foot]));
    const { id } = await person.call.receipts.join(pictures([head, middle]));
    const seen = async () => Promise.all(photos.map((sha256) => person.call.receipts.savedPhoto({ sha256 })));
    expect(await seen()).toEqual(photos.map(() => ({ receiptId: null, draftId: id })));
    const again = await readReceipt(testApp, person, FOOT, { imageSha256: photos[2] ?? "" });
    expect(again.duplicateOf).toBe(id);
    await person.call.receipts.discardDraft({ id: again.id });
    await person.call.receipts.confirm({ id });
    expect(await seen()).toEqual(photos.map(() => ({ receiptId: id, draftId: null })));
    const { call } = await testApp.signIn();
    expect(await call.receipts.savedPhoto({ sha256: photos[1] ?? "" })).toEqual({
      receiptId: null,
      draftId: null,
    });
  });

  test("receipts-128 stands in one's own list of a claim's receipts, which the browser finds photos by", async () => {
    const person = await testApp.signIn();
    await household(testApp, person, 2026, [{ name: "Ann", relation: "self", celiac: true }]);
    const receiptIds = await threePictures(person);
    const rows = await testApp.database.receipt.findMany({ where: { id: { in: receiptIds } } });
    const hashesOf = (hash: (row: (typeof rows)[number]) => string) =>
      receiptIds.flatMap((one) => rows.filter(({ id }) => id === one).map(hash)).join(" ");
    const { id: receiptId } = await person.call.receipts.join(pictures(receiptIds));
    await person.call.receipts.confirm({ id: receiptId });
    const { id } = await person.call.claims.create({ taxYear: 2026 });
    const actor = person.context.actor;
    if (!actor) throw new Error("This person is signed in.");
    const documents = await answerOf(
      await prepareClaimDocuments({ ...person.context, actor }, { id }),
    ).read();
    const parts: string[] = [];
    for await (const csv of tableCsv(async () => receiptsTable(documents, "yourself"))) parts.push(csv);
    const [, ...listed]: string[][] = parse(parts.join(""), { bom: true });
    expect(listed.map(([number, , , , , , sha256, looks]) => [number, sha256, looks])).toEqual([
      ["R1", hashesOf((row) => row.imageSha256), hashesOf((row) => row.perceptualHash)],
    ]);
  });

  test("is known by what it shows, if another file has it", async () => {
    const person = await testApp.signIn();
    const [head = "", middle = "", foot = ""] = await threePictures(person);
    const { perceptualHash } = await testApp.database.receipt.findUniqueOrThrow({ where: { id: foot } });
    await person.call.receipts.join(pictures([head, middle, foot]));
    expect((await readReceipt(testApp, person, FOOT, { perceptualHash })).duplicateOf).toBe(head);
  });
});

describe("receipts-124 joining is undone", () => {
  test("within a minute: every draft is there again as it was, with what was corrected on it", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const receiptIds = await threePictures(person);
    const [id = "", middle = ""] = receiptIds;
    const rusks = (await call.receipts.get({ id: middle })).items.at(-1);
    await call.receipts.setRegularPrice({ id: rusks?.id ?? "", customRegularPrice: 3.1 });
    const before = await Promise.all(receiptIds.map((one) => call.receipts.get({ id: one })));
    await call.receipts.join(pictures(receiptIds));
    expect(await call.receipts.undo({ id })).toEqual(before[0]);
    expect(await Promise.all(receiptIds.map((one) => call.receipts.get({ id: one })))).toEqual(before);
    expect(await call.receipts.parts()).toEqual({ groups: [{ receiptIds, sure: true }] });
    expect(await refusalOf(call.receipts.undo({ id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("not after a minute, not by somebody else, and not once the receipt is saved", async () => {
    const person = await testApp.signIn();
    const receiptIds = await threePictures(person);
    const [id = ""] = receiptIds;
    await person.call.receipts.join(pictures(receiptIds));
    const { call } = await testApp.signIn();
    expect(await refusalOf(call.receipts.undo({ id }))).toMatchObject({ code: "NOT_FOUND" });
    await person.call.receipts.confirm({ id });
    expect(await refusalOf(person.call.receipts.undo({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect((await person.call.receipts.get({ id })).items).toHaveLength(6);

    const later = await threePictures(person);
    await person.call.receipts.join(pictures(later));
    const now = testApp.clock.now;
    testApp.clock.now = new Date(now.getTime() + 61_000);
    expect(await refusalOf(person.call.receipts.undo({ id: later[0] ?? "" }))).toMatchObject({
      code: "NOT_FOUND",
    });
    testApp.clock.now = now;
  });
});
