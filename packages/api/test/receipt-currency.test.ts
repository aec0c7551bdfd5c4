import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem, reading } from "./support/reading";
import { readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A draft of a reading that differs from the usual one in what is given. */
async function draftOf(differs: Partial<ReceiptReading>) {
  const person = await testApp.signIn();
  const { next } = testApp.reader;
  const hash = { imageSha256: "5d".repeat(32), perceptualHash: "5d".repeat(8) };
  testApp.reader.next = () => ({ ok: true, reading: reading(differs), ...hash });
  const receipt = await person.call.receipts.create({ image: Buffer.from("a photo") });
  testApp.reader.next = next;
  return { ...person, receipt };
}

const codes = (receipt: { readonly issues: readonly { readonly code: string }[] }) =>
  receipt.issues.map(({ code }) => code);

test("receipts-104 a receipt that names no currency is taken for the edition's, asked about, and asked no more once it is said", async () => {
  const { call, receipt } = await draftOf({ currency: null });
  expect([receipt.currency, codes(receipt)]).toEqual(["CAD", ["no_currency"]]);
  const stated = await call.receipts.update({ id: receipt.id, currency: "CAD" });
  expect([stated.currency, codes(stated)]).toEqual(["CAD", []]);
  expect(codes(await call.receipts.get({ id: receipt.id }))).toEqual([]);
  expect(codes((await draftOf({ currency: "CAD" })).receipt)).toEqual([]);
});

test("receipts-104 in the other currency its items are compared with that country's products, and what the person set stays", async () => {
  const { call, receipt } = await draftOf({ currency: "CAD" });
  const [bread, penne] = receipt.items;
  await call.receipts.setRegularPrice({ id: penne?.id ?? "", customRegularPrice: 1.99 });
  const corrected = await call.receipts.update({ id: receipt.id, currency: "USD" });
  const american = (await draftOf({ currency: "USD" })).receipt;
  const comparison = ({ matchedProductId, regularPrice, priceSource }: (typeof corrected.items)[number]) => ({
    matchedProductId,
    regularPrice,
    priceSource,
  });
  expect(corrected.items[0] && comparison(corrected.items[0])).toEqual(
    american.items[0] && comparison(american.items[0]),
  );
  expect(corrected.items[0]?.regularPrice).not.toBe(bread?.regularPrice);
  expect(corrected.items[1]).toMatchObject({ customRegularPrice: 1.99, price: penne?.price });
  await call.receipts.confirm({ id: receipt.id });
  const saved = await testApp.database.lineItem.findMany({ where: { receiptId: receipt.id } });
  expect(saved.map(({ currency }) => currency)).toEqual(["USD", "USD"]);
});

test("receipts-104 a saved receipt that is corrected takes the currency to its line items; a correction that is left leaves all as it was", async () => {
  const { call, receipt } = await draftOf({ currency: "CAD" });
  await call.receipts.confirm({ id: receipt.id });
  const before = await call.receipts.get({ id: receipt.id });
  expect((await refusalOf(call.receipts.update({ id: receipt.id, currency: "USD" }))).code).toBe("CONFLICT");
  await call.receipts.reopen({ id: receipt.id });
  await call.receipts.update({ id: receipt.id, currency: "USD" });
  await call.receipts.discardDraft({ id: receipt.id });
  expect(await call.receipts.get({ id: receipt.id })).toEqual(before);
  await call.receipts.reopen({ id: receipt.id });
  await call.receipts.update({ id: receipt.id, currency: "USD" });
  await call.receipts.confirm({ id: receipt.id });
  const lines = await testApp.database.lineItem.findMany({ where: { receiptId: receipt.id } });
  expect(lines.map(({ currency }) => currency)).toEqual(["USD", "USD"]);
});

test("receipts-104 what a saved receipt compared is compared again in the currency that it is corrected to", async () => {
  const { call, receipt } = await draftOf({ currency: "CAD" });
  await call.receipts.confirm({ id: receipt.id });
  const american = await draftOf({ currency: "USD" });
  await american.call.receipts.confirm({ id: american.receipt.id });
  await call.receipts.reopen({ id: receipt.id });
  const corrected = await call.receipts.update({ id: receipt.id, currency: "USD" });
  expect(corrected.items.map(({ regularPrice }) => regularPrice)).toEqual(
    american.receipt.items.map(({ regularPrice }) => regularPrice),
  );
  await call.receipts.confirm({ id: receipt.id });
  const savedOf = async (receiptId: string) => {
    const rows = await testApp.database.lineItem.findMany({ where: { receiptId }, orderBy: { name: "asc" } });
    return rows.map(({ name, currency, regularPrice, extraCost, priceBasis, priceEvidence }) => ({
      name,
      currency,
      regularPrice,
      extraCost,
      priceBasis,
      priceEvidence,
    }));
  };
  expect(await savedOf(receipt.id)).toEqual(await savedOf(american.receipt.id));
});

test("receipts-104 a return on a receipt in the other currency takes back nothing that was bought in the first one", async () => {
  const { call, receipt, ...person } = await draftOf({ currency: "CAD" });
  await call.receipts.confirm({ id: receipt.id });
  const back = await readReceipt(
    testApp,
    { call },
    reading({ currency: "CAD", items: [readItem("RETURN GF WHT BREAD", -699)] }),
  );
  expect(back.items[0]?.returnOf).not.toBeNull();
  const american = await call.receipts.update({ id: back.id, currency: "USD" });
  expect(american.items[0]).toMatchObject({ kind: "return", returnOf: null });
  expect(american.items[0]?.regularPrice).not.toBe(back.items[0]?.regularPrice);
  await call.receipts.confirm({ id: back.id });
  const [row] = await testApp.database.lineItem.findMany({ where: { receiptId: back.id } });
  expect(row).toMatchObject({ currency: "USD", returnOfId: null, userId: person.user.id });
  await call.receipts.reopen({ id: back.id });
  const canadian = await call.receipts.update({ id: back.id, currency: "CAD" });
  expect(canadian.items[0]).toMatchObject({
    returnOf: back.items[0]?.returnOf,
    regularPrice: back.items[0]?.regularPrice,
  });
});

test("receipts-104 receipts-138 a purchase that is corrected to the other currency leaves its return, and Undo links it again", async () => {
  const { call, receipt } = await draftOf({ currency: "CAD" });
  await call.receipts.confirm({ id: receipt.id });
  const items = [readItem("RETURN GF WHT BREAD", -699)];
  const back = await readReceipt(testApp, { call }, reading({ currency: "CAD", items }));
  await call.receipts.confirm({ id: back.id });
  const purchaseOf = async () => {
    const line = await testApp.database.lineItem.findFirstOrThrow({ where: { receiptId: back.id } });
    const item = await testApp.database.receiptItem.findFirstOrThrow({ where: { receiptId: back.id } });
    return [line.returnOfId, item.returnOfId];
  };
  const linked = await purchaseOf();
  expect(linked).not.toContain(null);
  await call.receipts.reopen({ id: receipt.id });
  await call.receipts.update({ id: receipt.id, currency: "USD" });
  expect(await purchaseOf()).toEqual(linked);
  await call.receipts.confirm({ id: receipt.id });
  expect(await purchaseOf()).toEqual([null, null]);
  await call.receipts.undo({ id: receipt.id });
  expect(await purchaseOf()).toEqual(linked);
});

test("receipts-105 a date and a store that the person gave are in doubt no more", async () => {
  const issues = [
    { code: "no_date", message: "The date of purchase could not be read.", itemIndex: null },
    { code: "store_in_doubt", message: "The name of the store is not certain.", itemIndex: null },
    { code: "no_total", message: "No total could be read.", itemIndex: null },
  ] as const;
  const { call, receipt } = await draftOf({ issues: [...issues] });
  const dated = await call.receipts.update({ id: receipt.id, purchaseDate: "2026-03-02" });
  expect([codes(dated), dated.fields.purchaseDate.confidence]).toEqual([["store_in_doubt", "no_total"], 1]);
  const named = await call.receipts.update({ id: receipt.id, store: "Corner Shop" });
  expect([codes(named), named.fields.store.confidence]).toEqual([["no_total"], 1]);
});
