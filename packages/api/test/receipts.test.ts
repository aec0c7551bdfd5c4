import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readItem, reading } from "./support/reading";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PHOTO = Buffer.from("a photo");
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe("receipts-7 POST /api/receipts", () => {
  test("answers the read receipt with gluten-free items selected, each with its reason (receipts-12)", async () => {
    const { call } = await testApp.signIn();
    const receipt = await call.receipts.create({ image: PHOTO });
    expect(receipt).toMatchObject({
      store: "Maple Grocer",
      purchaseDate: "2026-03-14",
      total: 15.47,
      status: "draft",
    });
    expect(receipt.items.map((item) => [item.name, item.price, item.selected])).toEqual([
      ["GF WHT BREAD", 6.99, true],
      ["GF PENNE", 4.49, true],
      ["BANANAS", 3.99, false],
    ]);
    expect(receipt.items[0]?.glutenFreeReason).toBeTruthy();
    expect(receipt.items[2]?.glutenFreeReason).toBeNull();
  });

  test("reading-3 the receipt keeps its reader's name and version, the confidence and the issues of the reading", async () => {
    const { call } = await testApp.signIn();
    const { next } = testApp.reader;
    const issues = [{ code: "no_date", message: "No date could be read.", itemIndex: null }] as const;
    testApp.reader.next = () => ({
      ok: true,
      reading: reading({ confidence: 0.61, issues: [...issues] }),
      imageSha256: "5c".repeat(32),
      perceptualHash: "5c".repeat(8),
    });
    const { id } = await call.receipts.create({ image: PHOTO });
    testApp.reader.next = next;
    expect(await call.receipts.get({ id })).toMatchObject({
      reader: { name: "local", version: "test-1" },
      confidence: 0.61,
      issues,
    });
  });

  test("reading-54 receipts-89 what else a line may say is told, and a line that a person corrected is in doubt no more", async () => {
    const { call } = await testApp.signIn();
    const { next } = testApp.reader;
    const others = [{ name: "GF PENNE", cents: 448 }];
    const issue = { code: "line_in_doubt" as const, message: "Is it 4.48?", itemIndex: 0, others };
    const unsure = { ...readItem("GF PENNE", 449), confidence: 0.6 };
    testApp.reader.next = () => ({
      ok: true,
      reading: reading({ items: [unsure, { ...unsure, name: "BANANAS" }], issues: [issue] }),
      imageSha256: "7e".repeat(32),
      perceptualHash: "7e".repeat(8),
    });
    const { id, items, issues } = await call.receipts.create({ image: PHOTO });
    testApp.reader.next = next;
    expect(issues).toEqual([issue]);
    const [penne = "", bananas = ""] = items.map((item) => item.id);
    await call.receipts.changeDetails({ id: penne, name: "GF PENNE", price: 4.48 });
    await call.receipts.changeDetails({ id: bananas, name: "BANANAS", price: 4.49, quantity: 2 });
    const after = await call.receipts.get({ id });
    expect(after.items.map(({ confidence }) => confidence)).toEqual([1, 0.6]);
  });

  test("receipts-10 receipts-19 what was not read is null and can be filled in; a field left out stays, null clears it", async () => {
    const { call } = await testApp.signIn();
    const { next } = testApp.reader;
    const unread = { value: null, confidence: 0, rawText: null, box: null };
    testApp.reader.next = () => ({
      ok: true,
      reading: reading({ store: unread, purchaseDate: unread }),
      imageSha256: "6d".repeat(32),
      perceptualHash: "6d".repeat(8),
    });
    const { id, ...read } = await call.receipts.create({ image: PHOTO });
    testApp.reader.next = next;
    const headOf = async () => {
      const { store, purchaseDate } = await call.receipts.get({ id });
      return [store, purchaseDate];
    };
    expect([read.store, read.purchaseDate]).toEqual([null, null]);
    await call.receipts.update({ id, store: "Corner Shop" });
    expect(await headOf()).toEqual(["Corner Shop", null]);
    await call.receipts.update({ id, purchaseDate: "2026-02-03" });
    expect(await headOf()).toEqual(["Corner Shop", "2026-02-03"]);
    await call.receipts.update({ id, store: null });
    expect(await headOf()).toEqual([null, "2026-02-03"]);
  });

  test.each([
    ["of no bytes", new Uint8Array(), "BAD_REQUEST", /could not be decoded/],
    ["of 15 MB and a byte", new Uint8Array(MAX_IMAGE_BYTES + 1), "PAYLOAD_TOO_LARGE", /larger than 15 MB/],
  ])("receipts-3 a photo %s is refused and nothing is stored", async (_what, image, code, words) => {
    const { call, user } = await testApp.signIn();
    const refusal = await refusalOf(call.receipts.create({ image }));
    expect(refusal).toEqual({ code, message: expect.stringMatching(words) });
    expect(await testApp.database.receipt.count({ where: { userId: user.id } })).toBe(0);
  });

  test("receipts-97 a photo as base64 is refused: procedures take bytes alone", async () => {
    const { call } = await testApp.signIn();
    const image = PHOTO.toString("base64") as unknown as Uint8Array;
    expect(await refusalOf(call.receipts.create({ image }))).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("plans-6 a photo that could not be read stores nothing and counts nothing", async () => {
    const { call, user } = await testApp.signIn();
    const { next } = testApp.reader;
    testApp.reader.next = () => ({ ok: false, reason: "not_an_image", message: "This is not an image." });
    expect(await refusalOf(call.receipts.create({ image: PHOTO }))).toEqual({
      code: "BAD_REQUEST",
      message: "This is not an image.",
    });
    testApp.reader.next = next;
    expect(await call.receipts.planUse()).toMatchObject({ used: 0, limit: 5 });
    expect(await testApp.database.receipt.count({ where: { userId: user.id } })).toBe(0);
  });

  test("receipts-6 the same image again is answered with duplicateOf", async () => {
    const { call } = await testApp.signIn();
    const { next } = testApp.reader;
    testApp.reader.next = () => ({
      ok: true,
      reading: reading(),
      imageSha256: "ab".repeat(32),
      perceptualHash: "0123456789abcdef",
    });
    const first = await call.receipts.create({ image: PHOTO });
    const second = await call.receipts.create({ image: PHOTO });
    testApp.reader.next = next;
    expect(first.duplicateOf).toBeNull();
    expect(second.duplicateOf).toBe(first.id);
  });

  test("receipts-6 a photo whose receipt its owner saved is known by its SHA-256, before it is read again", async () => {
    const [{ call }, stranger] = [await testApp.signIn(), await testApp.signIn()];
    const known = async (by = call) => (await by.receipts.savedPhoto({ sha256: photo })).receiptId;
    const { id, imageSha256: photo } = await call.receipts.create({ image: PHOTO });
    expect(await known()).toBeNull();
    await call.receipts.confirm({ id });
    expect([await known(), await known(stranger.call)]).toEqual([id, null]);
    const refusal = await refusalOf(call.receipts.savedPhoto({ sha256: photo.slice(1) }));
    expect(refusal.message).toContain("issues.sha256Lower");
  });

  test("api-10 somebody who is not signed in is refused", async () => {
    const refusal = await refusalOf(testApp.anonymous().call.receipts.create({ image: PHOTO }));
    expect(refusal.code).toBe("UNAUTHORIZED");
  });
});

describe("receipts that were read and not saved", () => {
  test("receipts-18 are listed newest first, until they are saved or discarded", async () => {
    const { call } = await testApp.signIn();
    const first = await call.receipts.create({ image: PHOTO });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    const second = await call.receipts.create({ image: PHOTO });
    const listed = async () => (await call.receipts.drafts()).drafts.map(({ id }) => id);
    expect(await listed()).toEqual([second.id, first.id]);
    expect((await call.receipts.drafts()).drafts[1]).toMatchObject({
      store: first.store,
      purchaseDate: first.purchaseDate,
      total: first.total,
      itemCount: first.items.length,
    });
    await call.receipts.discardDraft({ id: first.id });
    expect(await listed()).toEqual([second.id]);
    expect((await refusalOf(call.receipts.get({ id: first.id }))).code).toBe("NOT_FOUND");
    await call.receipts.confirm({ id: second.id });
    expect(await listed()).toEqual([]);
    expect((await refusalOf(call.receipts.discardDraft({ id: second.id }))).code).toBe("CONFLICT");
    expect(await call.receipts.planUse()).toMatchObject({ used: 1 });
  });
});

describe("receipts-14 items", () => {
  async function draft() {
    const person = await testApp.signIn();
    return { ...person, receipt: await person.call.receipts.create({ image: PHOTO }) };
  }

  test("PUT …/items/{index}/selection addresses an item by its position from 0 (receipts-13)", async () => {
    const { call, receipt } = await draft();
    const item = await call.receipts.selectItemByIndex({
      receiptId: receipt.id,
      index: "2",
      selected: true,
    });
    expect(item).toMatchObject({ id: receipt.items[2]?.id, selected: true });
  });

  test.each([["3"], ["-1"], ["x"], [99]])(
    "index %s is answered 'Invalid item index' (receipts-13)",
    async (index) => {
      const { call, receipt } = await draft();
      const refusal = await refusalOf(
        call.receipts.selectItemByIndex({ receiptId: receipt.id, index, selected: true }),
      );
      expect(refusal.code).toBe("BAD_REQUEST");
      expect(refusal.message).toMatch(/^Invalid item index$|issues\.itemIndex/);
    },
  );

  test("prices-6 the custom price comes first, and taking it away brings the next back", async () => {
    const { call, receipt } = await draft();
    const id = receipt.items[0]?.id ?? "";
    const custom = await call.receipts.setRegularPrice({ id, customRegularPrice: "3.50" });
    expect(custom).toMatchObject({ regularPrice: 3.5, priceSource: "custom", customRegularPrice: 3.5 });
    const back = await call.receipts.setRegularPrice({ id, customRegularPrice: null });
    expect(back).toMatchObject({ regularPrice: receipt.items[0]?.regularPrice, customRegularPrice: null });
  });

  test.each(["abc", "-1", "1e9", 1e9, Number.NaN])(
    "receipts-15 a price of %s is refused with a sentence that says what to do",
    async (price) => {
      const { call, receipt } = await draft();
      const refusal = await refusalOf(
        call.receipts.setRegularPrice({ id: receipt.items[0]?.id ?? "", customRegularPrice: price }),
      );
      expect(refusal.message).toMatch(/entryIssues\.priceInvalid|number/);
    },
  );

  test("accounts-35 somebody else's receipt and items are not found", async () => {
    const { receipt } = await draft();
    const { call } = await testApp.signIn();
    const item = receipt.items[0]?.id ?? "";
    const calls = [
      call.receipts.get({ id: receipt.id }),
      call.receipts.confirm({ id: receipt.id }),
      call.receipts.update({ id: receipt.id, store: "Mine" }),
      call.receipts.selectItem({ id: item, selected: false }),
      call.receipts.setRegularPrice({ id: item, customRegularPrice: 1 }),
      call.receipts.changeDetails({ id: item, name: "Mine", price: 1 }),
      call.receipts.removeItem({ id: item }),
      call.receipts.splitItem({ id: item, price: 1 }),
      call.receipts.addItem({ receiptId: receipt.id, name: "Mine", price: 1 }),
      call.matching.matchReceipt({ id: receipt.id }),
    ];
    expect(await Promise.all(calls.map(async (one) => (await refusalOf(one)).code))).toEqual(
      calls.map(() => "NOT_FOUND"),
    );
  });

  test("receipts-17 splitting a line keeps the receipt's sum to the cent, removing one closes the gap", async () => {
    const { call, receipt } = await draft();
    const split = await call.receipts.splitItem({ id: receipt.items[0]?.id ?? "", price: 2.01 });
    expect(split.items.map((item) => item.price)).toEqual([4.98, 4.49, 3.99, 2.01]);
    const removed = await call.receipts.removeItem({ id: split.items[1]?.id ?? "" });
    expect(removed.items.map((item) => item.price)).toEqual([4.98, 3.99, 2.01]);
    const last = await call.receipts.selectItemByIndex({ receiptId: receipt.id, index: 2, selected: true });
    expect(last.price).toBe(2.01);
  });
});

describe("receipts-20 POST /api/receipts/{id}/confirm", () => {
  async function draft() {
    const person = await testApp.signIn();
    return { ...person, receipt: await person.call.receipts.create({ image: PHOTO }) };
  }

  test("from the review page: the stored selected items are logged (receipts-20)", async () => {
    const { call, receipt } = await draft();
    expect(await call.receipts.confirm({ id: receipt.id })).toEqual({ lineItemCount: 2 });
    const { lineItems } = await call.taxReport.lineItems();
    expect(lineItems.map((row) => row.name).sort()).toEqual(["GF PENNE", "GF WHT BREAD"]);
    expect(
      lineItems.every(
        (row) => row.extraCost === Math.max(0, Math.round((row.price - row.regularPrice) * 100) / 100),
      ),
    ).toBe(true);
  });

  test("from the upload page: items replace the stored selection (receipts-22)", async () => {
    const { call, receipt } = await draft();
    const items = [{ name: "GF PENNE", price: "4.49", customRegularPrice: 2, glutenFree: true }];
    expect(await call.receipts.confirm({ id: receipt.id, items })).toEqual({ lineItemCount: 1 });
    const { lineItems } = await call.taxReport.lineItems();
    expect(lineItems).toMatchObject([
      { price: 4.49, regularPrice: 2, extraCost: 2.49, priceSource: "custom", category: "Snacks" },
    ]);
  });

  test("receipts-21 confirming twice, and ten times at once, logs once and answers the same", async () => {
    const { call, receipt } = await draft();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call.receipts.confirm({ id: receipt.id })),
    );
    expect(new Set(answers.map((answer) => answer.lineItemCount))).toEqual(new Set([2]));
    expect((await call.taxReport.lineItems()).lineItems).toHaveLength(2);
  });

  test("receipts-23 with nothing selected it is refused, and nothing is stored", async () => {
    const { call, receipt } = await draft();
    for (const item of receipt.items) await call.receipts.selectItem({ id: item.id, selected: false });
    const refusal = await refusalOf(call.receipts.confirm({ id: receipt.id }));
    expect(refusal.message).toBe("Please select at least one gluten-free item before saving.");
    expect((await call.receipts.get({ id: receipt.id })).status).toBe("draft");
  });

  test("receipts-24 without a date it asks for one, and takes one with the call", async () => {
    const { call } = await testApp.signIn();
    const { next } = testApp.reader;
    const noDate = { value: null, confidence: 0, rawText: null, box: null };
    testApp.reader.next = () => ({
      ok: true,
      reading: reading({ purchaseDate: noDate, items: [readItem("GF BUNS", 599)] }),
      imageSha256: "cd".repeat(32),
      perceptualHash: "f".repeat(16),
    });
    const receipt = await call.receipts.create({ image: PHOTO });
    testApp.reader.next = next;
    expect((await refusalOf(call.receipts.confirm({ id: receipt.id }))).message).toContain("purchase date");
    expect(await call.receipts.confirm({ id: receipt.id, purchaseDate: "2025-12-31" })).toEqual({
      lineItemCount: 1,
    });
    expect(await call.taxReport.years()).toEqual({ years: [2025], currentYear: 2026 });
  });

  test("a saved receipt's items change in the reports alone", async () => {
    const { call, receipt } = await draft();
    await call.receipts.confirm({ id: receipt.id });
    const refusal = await refusalOf(
      call.receipts.selectItem({ id: receipt.items[2]?.id ?? "", selected: true }),
    );
    expect(refusal.code).toBe("CONFLICT");
  });

  test("a save that breaks half way leaves none of its items, and the next try saves them all", async () => {
    const { call, receipt, user } = await draft();
    await testApp.pool.query(`CREATE FUNCTION break_penne() RETURNS trigger AS $$ BEGIN
      IF NEW.name = 'GF PENNE' THEN RAISE EXCEPTION 'the disk is full'; END IF; RETURN NEW; END $$ LANGUAGE plpgsql`);
    await testApp.pool.query(
      "CREATE TRIGGER break_penne BEFORE INSERT ON line_items FOR EACH ROW EXECUTE FUNCTION break_penne()",
    );
    expect((await refusalOf(call.receipts.confirm({ id: receipt.id }))).code).toBe("INTERNAL_SERVER_ERROR");
    expect(await testApp.database.lineItem.count({ where: { userId: user.id } })).toBe(0);
    expect((await call.receipts.get({ id: receipt.id })).status).toBe("draft");
    await testApp.pool.query("DROP TRIGGER break_penne ON line_items");
    expect(await call.receipts.confirm({ id: receipt.id })).toEqual({ lineItemCount: 2 });
  });
});
