import { ANCHORS } from "@gf-ledger/catalogue/derivation/anchors";
import { FRENCH_NAMES } from "@gf-ledger/catalogue/french-names";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { STATCAN_FOODS_IN_FRENCH, STATCAN_FOODS_TRANSLATED } from "@gf-ledger/messages/statcan-foods";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { readItem, reading } from "./support/reading";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;
let draft: ReceiptView;

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signIn();
  testApp.reader.next = () => ({
    ok: true,
    reading: reading({ items: [readItem("GF SPAGHETTI", 499)] }),
    imageSha256: "d".repeat(64),
    perceptualHash: "d".repeat(16),
  });
  draft = await inFrench().receipts.create({ image: Buffer.from("hi") });
});
afterAll(() => testApp.close());

const inFrench = () => createCaller({ ...person.context, locale: "fr-CA" });
const frenchOf = (name: string | null | undefined) => FRENCH_NAMES.get(name ?? "");
const foodInFrench = (what: string) => {
  const translated = STATCAN_FOODS_TRANSLATED.get(what);
  return translated ? `${translated} (notre traduction)` : (STATCAN_FOODS_IN_FRENCH.get(what) ?? what);
};
/** A published price's source as French says it (prices-35). */
const sourceInFrench = (source: string | null) =>
  source
    ?.replace(/, by size(.*)$/, (_words, ratio) => `, selon le format${ratio.replace(".", ",")}`)
    .replace(/^Estimated from /, "Estimé à partir de : ")
    .replace("Statistics Canada, table ", "Statistique Canada, tableau ")
    .replace(/: ([^:]*) \((\d{4}-\d\d)\)/, (_words, what, month) => `: ${foodInFrench(what)} (${month})`)
    .replaceAll(/\s?: /g, "\u00A0: ");
/** A catalogue product as French names it. */
const inFrenchWords = <Product extends { readonly name: string; readonly source: string }>(
  product: Product,
) => ({
  ...product,
  name: frenchOf(product.name),
  source: sourceInFrench(product.source),
});

test("matching-35 the catalogue's search names its products in the reader's language, by the same ids", async () => {
  for (const query of ["wheat flour", "farine de blé"]) {
    const english = await testApp.anonymous().call.products.search({ query });
    const french = await testApp.anonymous("ca", "fr").call.products.search({ query });
    expect(english.items.map(({ name }) => name)).toContain("Wheat Flour");
    expect(french.items.map(({ name }) => name)).toContain("farine de blé");
    expect(french.items).toEqual(english.items.map(inFrenchWords));
  }
});

test("matching-35 a proposal names its match and its candidates in the reader's language", async () => {
  const english = await testApp.anonymous().call.matching.matchName({ name: "GF SPAGHETTI" });
  const french = await testApp.anonymous("ca", "fr").call.matching.matchName({ name: "GF SPAGHETTI" });
  expect(frenchOf(english.match?.name)).not.toBe(english.match?.name);
  expect(french.match).toEqual(english.match && inFrenchWords(english.match));
  expect(french.candidates.map(({ name }) => name)).toEqual(
    english.candidates.map(({ name }) => frenchOf(name)),
  );
});

test("matching-35 a receipt names what its items are compared with in the reader's language, the items as printed", async () => {
  const english = await person.call.receipts.get({ id: draft.id });
  const [item] = english.items;
  const french = frenchOf(item?.matchedProduct?.name);
  expect(french).toMatch(/spaghetti/i);
  expect(draft.items).toEqual(
    english.items.map((one) => ({
      ...one,
      matchedProduct: one.matchedProduct && inFrenchWords(one.matchedProduct),
      priceEvidence: one.priceEvidence && {
        ...one.priceEvidence,
        product: french,
        origin: sourceInFrench(one.priceEvidence.origin),
      },
      glutenFreeReason: "porte la mention «\u00A0GF\u00A0» (sans gluten)",
    })),
  );
  expect(draft.items.map(({ name }) => name)).toEqual(["GF SPAGHETTI"]);
  const { priceEvidence, matchedProduct } = await inFrench().receipts.selectItem({
    id: item?.id ?? "",
    selected: true,
  });
  expect([priceEvidence?.product, matchedProduct?.name]).toEqual([french, french]);
});

test("matching-35 what a French reader saves is kept as in English, and each reader is answered in their language", async () => {
  await inFrench().receipts.confirm({ id: draft.id });
  const kept = await testApp.database.lineItem.findFirstOrThrow({ where: { userId: person.user.id } });
  const english = (await person.call.taxReport.lineItems()).lineItems[0]?.priceEvidence?.product;
  expect(kept.priceEvidence).toMatchObject({ product: english });
  expect(frenchOf(english)).toMatch(/spaghetti/i);
  const [lineItem] = (await inFrench().taxReport.lineItems()).lineItems;
  expect([lineItem?.name, lineItem?.priceEvidence?.product]).toEqual(["GF SPAGHETTI", frenchOf(english)]);
  expect(JSON.parse(String(kept.priceBasis))).toMatchObject({ code: "average", product: english });
  expect(lineItem?.priceBasis).toMatch(/^Prix moyen\u00A0: .*spaghetti/i);

  const year = Number(String(lineItem?.purchaseDate).slice(0, 4));
  const comparators = async (call: typeof person.call) =>
    (await call.priceBook.checklist({ year })).comparators;
  const [inEnglish] = await comparators(person.call);
  const [named] = await comparators(inFrench());
  expect(inEnglish?.name).toBe(english);
  expect(named).toEqual({
    ...inEnglish,
    name: frenchOf(english),
    evidence: inEnglish?.evidence && {
      ...inEnglish.evidence,
      product: frenchOf(english),
      origin: sourceInFrench(inEnglish.evidence.origin),
    },
  });
});

test("prices-35 every food of Statistics Canada's table is named in French", () => {
  const foods = [...ANCHORS.values()].flatMap(({ publisher, what }) =>
    publisher === "statcan" ? [what] : [],
  );
  expect(foods.length).toBeGreaterThan(90);
  expect(
    foods.filter((what) => !STATCAN_FOODS_IN_FRENCH.has(what) && !STATCAN_FOODS_TRANSLATED.has(what)),
  ).toEqual([]);
});
