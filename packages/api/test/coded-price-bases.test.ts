import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codePriceBases } from "../src/housekeeping/code-price-bases";
import { codedPriceBasis } from "../src/prices/views/coded-price-basis";
import { describePriceBasis } from "../src/prices/views/describe-price-basis";
import { household } from "./support/claims";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const STATCAN = "Statistics Canada, table 18-10-0245-01: White bread, 675 grams (2026-07)";
const TAG = seen(349, 675, "g", { place: "Gatineau", origin: "a shelf tag" });
const CARRIED = seen(349, 675, "g", {
  origin: `Estimated from ${STATCAN}`,
  carriedBy: { fromMonth: "2026-07", toMonth: "2026-03", fromLevel: 190.1, toLevel: 188.4, how: "published" },
});
const MEDIAN = seen(349, 675, "g", {
  pooled: { people: 12, receipts: 30, region: "CA-ON", month: "2026-03" },
});
const NOT_IN_CANADA =
  "There is no regular counterpart, so the whole price counts. No text of the CRA was found that lets an item without a regular counterpart count in full.";

const KNOWN: readonly [english: string, evidence: PriceEvidence | null, french: RegExp][] = [
  ["You set this price for this receipt.", null, /^Vous avez fixé ce prix/],
  [NOT_IN_CANADA, null, /le prix entier compte\. Aucun texte de l’ARC/],
  ["There is no regular counterpart, and you have not chosen to count it.", null, /pas choisi de compter/],
  ["Your own price of White Bread, 3 × 675 g.", TAG, /pain blanc, 3 × 675\u00A0g\.$/],
  [
    "Your own price of White Bread, 2 pieces brought to 2 × 16 fl oz.",
    TAG,
    /2\u00A0unités, prix ramené à 2 × 16\u00A0oz liq/,
  ],
  [
    `Average price of White Bread, 675 g brought to 0.5 kg. Estimated from ${STATCAN}. Brought from 2026-07 to 2026-03 by the food price index (190.1 to 188.4), so an estimate.`,
    CARRIED,
    /^Prix moyen\u00A0: pain blanc, 675\u00A0g, prix ramené à 0,5\u00A0kg\. Estimé à partir de\u00A0: Statistique Canada/,
  ],
  [
    `Average price of White Bread, 675 g. Measured: ${STATCAN}.`,
    seen(349, 675, "g", { origin: STATCAN }),
    /Mesuré\u00A0: Statistique Canada/,
  ],
  [
    "Median price of White Bread, 675 g: 12 people on 30 receipts in Ontario, 2026-03.",
    MEDIAN,
    /12 personnes sur 30 reçus, en Ontario, mars 2026/,
  ],
  [
    "White Bread for 3.49, 675 g brought to 500 g. Seen at Maple Grocer, Gatineau on March 1, 2026: a shelf tag.",
    TAG,
    /^Pain blanc à 3,49\u00A0\$, 675\u00A0g, prix ramené à 500\u00A0g\. Vu chez Maple Grocer/,
  ],
  [
    "White Bread for 3.49, a package of unknown size. Seen at Maple Grocer, Gatineau on March 1, 2026: a shelf tag.",
    TAG,
    /un emballage de format inconnu/,
  ],
  [
    "Price of White Bread, 675 g brought to 3 × 400 g.",
    TAG,
    /^Prix du produit courant \(pain blanc\), 675\u00A0g, ramené à 3 × 400/,
  ],
  ["Price of the regular product, 12 piece brought to 6 piece.", null, /^Prix du produit courant, 12/],
];

test.each(KNOWN)(
  "editions-26 an older sentence becomes the code that says it: %s",
  (english, evidence, french) => {
    const stored = codedPriceBasis(english, evidence);
    expect(stored).not.toContain('"kept"');
    expect(describePriceBasis(stored, "en-CA")).toBe(english);
    expect(describePriceBasis(stored, "fr-CA")).toMatch(french);
  },
);

test("editions-26 the sentence on what Canada allows becomes a code in its older words too", () => {
  const older =
    "There is no regular counterpart, so the whole price counts. No text of the Canada Revenue Agency was found that lets an item without a regular counterpart be counted in full.";
  expect(codedPriceBasis(older, null)).toBe(codedPriceBasis(NOT_IN_CANADA, null));
});

test.each([
  ["what a person wrote in a download", "Ask Ann.", TAG],
  ["a price whose evidence is gone", "Your own price of White Bread, 675 g.", null],
  ["a price of another product than its evidence's", "Your own price of Rye Bread, 675 g.", TAG],
  ["a size that is none", "Your own price of White Bread, some of it.", TAG],
])("editions-26 %s stays as it is, marked as kept", (_what, text, evidence) => {
  expect(JSON.parse(codedPriceBasis(text, evidence))).toEqual({ code: "kept", text });
  expect(describePriceBasis(codedPriceBasis(text, evidence), "fr-CA")).toBe(text);
});

test("editions-26 rows are put into codes once, a filed claim's among them, and nothing else of them changes", async () => {
  const ann = await testApp.signIn();
  await household(testApp, ann, 2026, [{ name: "Ann", relation: "self", celiac: true }]);
  const rows = KNOWN.map(([priceBasis, priceEvidence]) => ({ priceBasis, priceEvidence }));
  await logged(testApp, ann, [...rows, { priceBasis: "Ask Ann." }, { priceBasis: null }]);
  testApp.clock.now = new Date("2027-03-20T12:00:00Z");
  const { id } = await ann.call.claims.create({ taxYear: 2026 });
  const { snapshotSha256 } = await ann.call.claims.file({ id });
  const where = { userId: ann.user.id };
  const stateOf = async () => ({
    items: (await testApp.database.lineItem.findMany({ where, orderBy: { id: "asc" } })).map(
      ({ priceBasis: _basis, ...item }) => item,
    ),
    changes: await testApp.database
      .$queryRaw`SELECT count(*) FROM record_changes WHERE user_id = ${ann.user.id}::uuid`,
    shown: await ann.call.taxReport.lineItems(),
  });
  const before = await stateOf();
  expect(await codePriceBases(testApp.services)).toBe(KNOWN.length + 1);
  expect(await stateOf()).toEqual(before);
  const stored = await testApp.database.lineItem.findMany({ where, select: { priceBasis: true } });
  const codes = stored.map(({ priceBasis }) => priceBasis && JSON.parse(priceBasis).code);
  expect(codes.filter((code) => code === "kept")).toHaveLength(1);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await codePriceBases(testApp.services)).toBe(0);
  const claim = await testApp.database.claim.findUniqueOrThrow({ where: { id } });
  expect(claim.snapshotSha256).toBe(snapshotSha256);
});
