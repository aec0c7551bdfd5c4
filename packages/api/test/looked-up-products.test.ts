import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { createOpenFoodFacts } from "@gf-ledger/product-facts/open-food-facts/open-food-facts";
import {
  standInOpenFoodFacts,
  VENDOR_LOAF,
  VENDOR_LOAF_BARCODE,
} from "@gf-ledger/vendor-stand-ins/open-food-facts/stand-in-open-food-facts";
import { type ServedVendor, serveVendor } from "@gf-ledger/vendor-stand-ins/serve-vendor";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const FIRST = new Date("2026-03-20T12:00:00Z");
const vendor = standInOpenFoodFacts();
const down = () => new Response("trouble", { status: 500 });
let served: ServedVendor;
let testApp: TestApp;

beforeAll(async () => {
  served = await serveVendor("https://world.openfoodfacts.org", vendor.handlers);
  const source = createOpenFoodFacts({ baseUrl: served.url, userAgent: "GF Ledger (test)" });
  testApp = await openTestApp({ productSource: source });
});
afterAll(async () => {
  await testApp.close();
  await served.close();
});
beforeEach(async () => {
  vendor.reads.length = 0;
  vendor.answering = () => undefined;
  vendor.products.set(VENDOR_LOAF_BARCODE, VENDOR_LOAF);
  testApp.clock.now = FIRST;
  await testApp.database.lookedUpProduct.deleteMany();
  await testApp.database.rateLimit.deleteMany();
});

const later = (days: number) => {
  testApp.clock.now = new Date(FIRST.getTime() + days * DAY_MS);
};
const lookUp = async (barcode = VENDOR_LOAF_BARCODE) => {
  const { call } = await testApp.signIn();
  return call.products.lookUp({ barcode });
};

describe("a product by its barcode", () => {
  test("matching-40 its facts come with their source, licence and day; a UPC is asked as its EAN", async () => {
    expect(await lookUp("0 36000 29145 2")).toEqual({
      barcode: VENDOR_LOAF_BARCODE,
      name: "Gluten Free White Bread",
      brand: "Maple Bakery",
      size: 400,
      sizeUnit: "g",
      labelledNoGluten: true,
      labels: ["en:no-gluten", "en:vegan"],
      categories: ["en:breads", "en:gluten-free-breads"],
      countries: ["en:canada"],
      changedOn: "2026-01-01",
      source: {
        name: "Open Food Facts",
        attribution: "Open Food Facts contributors",
        licence: "ODbL 1.0",
        url: `https://world.openfoodfacts.org/product/${VENDOR_LOAF_BARCODE}`,
        askedOn: "2026-03-20",
        old: false,
      },
    });
    expect(vendor.reads.map(({ barcode }) => barcode)).toEqual([VENDOR_LOAF_BARCODE]);
  });

  test("matching-40 a reader of French gets the French name", async () => {
    const { context } = await testApp.signIn();
    const { createCaller } = await import("../src/app-router");
    const call = createCaller({ ...context, locale: "fr-CA" });
    expect(await call.products.lookUp({ barcode: VENDOR_LOAF_BARCODE })).toMatchObject({
      name: "Pain blanc sans gluten",
    });
  });

  test.each([
    ["6 x 35 g", 210, "g"],
    ["1,5 L", 1.5, "l"],
    ["14 oz", 14, "oz"],
    ["12 ct", 12, "piece"],
    ["a loaf", null, null],
  ])("matching-40 the size of %j is %s %s", async (quantity, size, sizeUnit) => {
    vendor.products.set(VENDOR_LOAF_BARCODE, { ...VENDOR_LOAF, quantity, labels_tags: [] });
    expect(await lookUp()).toMatchObject({ size, sizeUnit, labelledNoGluten: false });
  });

  test("matching-36 where no source was chosen nothing is asked, and the refusal says so", async () => {
    const off = await openTestApp();
    try {
      const { call } = await off.signIn();
      expect(await call.products.source()).toEqual({ name: null });
      expect(await refusalOf(call.products.lookUp({ barcode: VENDOR_LOAF_BARCODE }))).toEqual({
        code: "CONFLICT",
        message: "Product lookup is turned off on this server. Please type the name and the size yourself.",
      });
    } finally {
      await off.close();
    }
    expect(await testApp.anonymous().call.products.source()).toEqual({ name: "Open Food Facts" });
    expect(vendor.reads).toEqual([]);
  });

  test("matching-37 a wrong check digit is refused with what to do, and asks nobody", async () => {
    const refusal = await refusalOf(lookUp("0036000291453"));
    expect(refusal.code).toBe("BAD_REQUEST");
    expect(refusal.message).toMatch(/^One of these digits is wrong/);
    expect(vendor.reads).toEqual([]);
  });
});

describe("answers that are kept", () => {
  test("matching-38 a found product serves everybody for 30 days, and is then asked for again", async () => {
    await lookUp();
    later(29);
    expect((await lookUp()).source).toMatchObject({ askedOn: "2026-03-20", old: false });
    expect(vendor.reads).toHaveLength(1);
    later(30);
    expect((await lookUp()).source).toMatchObject({ askedOn: "2026-04-19", old: false });
    expect(vendor.reads).toHaveLength(2);
  });

  test("matching-38 an unknown barcode is asked for again after a day", async () => {
    vendor.products.clear();
    expect((await refusalOf(lookUp())).code).toBe("NOT_FOUND");
    expect((await refusalOf(lookUp())).code).toBe("NOT_FOUND");
    expect(vendor.reads).toHaveLength(1);
    later(1);
    vendor.products.set(VENDOR_LOAF_BARCODE, VENDOR_LOAF);
    expect(await lookUp()).toMatchObject({ brand: "Maple Bakery" });
  });

  test("matching-38 a product that was deleted there is forgotten here once it is asked for again", async () => {
    await lookUp();
    vendor.products.clear();
    later(31);
    expect((await refusalOf(lookUp())).code).toBe("NOT_FOUND");
    vendor.answering = down;
    later(33);
    expect((await refusalOf(lookUp())).code).toBe("SERVICE_UNAVAILABLE");
  });

  test("matching-38 an old answer serves while the source is in trouble, and says that it is old", async () => {
    await lookUp();
    later(90);
    vendor.answering = down;
    expect((await lookUp()).source).toMatchObject({ askedOn: "2026-03-20", old: true });
  });

  test("matching-38 without an old answer trouble is 503, and nothing is kept", async () => {
    vendor.answering = down;
    expect((await refusalOf(lookUp())).code).toBe("SERVICE_UNAVAILABLE");
    expect(await testApp.database.lookedUpProduct.count()).toBe(0);
  });

  test("matching-38 what was asked a year ago is cleared", async () => {
    await lookUp();
    later(364);
    await clearExpired(testApp.services);
    expect(await testApp.database.lookedUpProduct.count()).toBe(1);
    later(366);
    await clearExpired(testApp.services);
    expect(await testApp.database.lookedUpProduct.count()).toBe(0);
  });
});

describe("the rate that the source allows", () => {
  /** Valid EAN-13s, one after the other. */
  const barcodes = Array.from({ length: 40 }, (_, nth) => {
    const digits = `60012345${String(nth).padStart(4, "0")}`;
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    return digits + ((10 - (sum % 10)) % 10);
  });

  test("matching-39 one account asks ten times a minute, all of them together fifteen times", async () => {
    const [first, second] = [await testApp.signIn(), await testApp.signIn()];
    const codesOf = async ({ call }: typeof first, from: number, count: number) => {
      const codes: string[] = [];
      for (const barcode of barcodes.slice(from, from + count))
        codes.push((await refusalOf(call.products.lookUp({ barcode }))).code);
      return codes;
    };
    expect(await codesOf(first, 0, 11)).toEqual([...Array(10).fill("NOT_FOUND"), "TOO_MANY_REQUESTS"]);
    expect(await codesOf(second, 20, 6)).toEqual([...Array(5).fill("NOT_FOUND"), "TOO_MANY_REQUESTS"]);
    expect(vendor.reads).toHaveLength(15);
    // What is kept costs nothing, and an old answer serves here too.
    expect(await codesOf(first, 0, 1)).toEqual(["NOT_FOUND"]);
  });

  test("matching-39 with the rate used up an old answer serves", async () => {
    const { call } = await testApp.signIn();
    await call.products.lookUp({ barcode: VENDOR_LOAF_BARCODE });
    for (const barcode of barcodes.slice(0, 9)) await refusalOf(call.products.lookUp({ barcode }));
    later(60);
    expect(await call.products.lookUp({ barcode: VENDOR_LOAF_BARCODE })).toMatchObject({
      source: { old: true },
    });
    expect(vendor.reads).toHaveLength(10);
  });
});
