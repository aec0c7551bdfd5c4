import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import { readPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codePriceOrigins } from "../src/housekeeping/code-price-origins";
import { describePriceBasis } from "../src/prices/views/describe-price-basis";
import { household } from "./support/claims";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const product = "White Bread";
const size = { times: 1, regular: { size: 675, unit: "g" }, to: null } as const;
const STATCAN = "Statistics Canada, table 18-10-0245-01: White bread, 675 grams, Ontario (2026-07)";
const FLYER = seen(349, 675, "g", { origin: "a flyer" });
const { store, place, knownOn } = FLYER;

const ROWS = [
  {
    priceSource: "catalogue",
    priceEvidence: seen(349, 675, "g", { origin: `Estimated from ${STATCAN}`, place: "Ontario" }),
    priceBasis: storedPriceBasis({
      code: "average",
      product,
      size,
      origin: `Estimated from ${STATCAN}`,
      estimate: true,
      carriedBy: null,
    }),
  },
  {
    priceSource: "observation",
    priceEvidence: FLYER,
    priceBasis: storedPriceBasis({
      code: "seen",
      product,
      price: 349,
      size,
      store,
      place,
      knownOn,
      origin: "a flyer",
    }),
  },
  { priceSource: "own", priceEvidence: seen(349, 675, "g", { origin: "Ask Ann." }), priceBasis: null },
  { priceSource: "estimate", priceEvidence: null, priceBasis: "An older sentence." },
];

test("prices-36 older origins become codes, a filed claim's among them, and nothing else of them changes", async () => {
  const ann = await testApp.signIn();
  await household(testApp, ann, 2026, [{ name: "Ann", relation: "self", celiac: true }]);
  await logged(testApp, ann, ROWS);
  testApp.clock.now = new Date("2027-03-20T12:00:00Z");
  const { id } = await ann.call.claims.create({ taxYear: 2026 });
  const { snapshotSha256 } = await ann.call.claims.file({ id });
  const where = { userId: ann.user.id };
  const itemsOf = () => testApp.database.lineItem.findMany({ where, orderBy: { id: "asc" } });
  const stateOf = async () => ({
    items: (await itemsOf()).map(({ priceBasis: _basis, priceEvidence: _evidence, ...item }) => item),
    changes: await testApp.database
      .$queryRaw`SELECT count(*) FROM record_changes WHERE user_id = ${ann.user.id}::uuid`,
    shown: await ann.call.taxReport.lineItems(),
    checklist: await ann.call.priceBook.checklist({ year: 2026 }),
    csv: await ann.call.taxReport.download({ year: "2026" }),
  });
  const before = await stateOf();
  expect(await codePriceOrigins(testApp.services)).toBe(3);
  expect(await stateOf()).toEqual(before);
  const stored = (await itemsOf()).map(({ priceEvidence }) => priceEvidence as { origin: string } | null);
  expect(stored.map((evidence) => evidence && readPriceOrigin(evidence.origin).code)).toEqual([
    "published",
    "seen",
    "kept",
    null,
  ]);
  expect(readPriceOrigin(stored[0]?.origin ?? "")).toMatchObject({
    publisher: "statcan",
    what: "White bread, 675 grams",
    region: "CA-ON",
    month: "2026-07",
    estimated: true,
  });
  expect(await codePriceOrigins(testApp.services)).toBe(0);
  const claim = await testApp.database.claim.findUniqueOrThrow({ where: { id } });
  expect(claim.snapshotSha256).toBe(snapshotSha256);

  const [average, flyer] = await itemsOf();
  expect(describePriceBasis(average?.priceBasis ?? "", "fr-CA")).toContain(
    "Estimé à partir de\u00A0: Statistique Canada",
  );
  expect(describePriceBasis(flyer?.priceBasis ?? "", "fr-CA")).toContain("une circulaire");
});

test("prices-36 a product that the catalogue no longer has gets codes for its sources, and says the same", async () => {
  const sourceCa =
    "Estimated from USDA ERS, Fruit and Vegetable Prices 2022: Black beans, canned, per pound (2022-06)";
  const gone = await testApp.database.product.findFirstOrThrow({ where: { id: "white-bread-675-g" } });
  await testApp.database.product.create({ data: { ...gone, id: "gone", sourceCa } });
  await codePriceOrigins(testApp.services);
  const { sourceCa: coded } = await testApp.database.product.findUniqueOrThrow({ where: { id: "gone" } });
  expect(readPriceOrigin(coded)).toMatchObject({ publisher: "ers-fv", month: "2022-06", estimated: true });
});
