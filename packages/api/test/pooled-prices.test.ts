import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mediansToPublish } from "../src/pooled-prices/medians-to-publish";
import { publishMedians } from "../src/pooled-prices/publish-medians";
import { readItem, reading } from "./support/reading";
import { buys, type Person, season, sharers as sharersOf } from "./support/shared-prices";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
/** Medians are of a whole installation, so each test begins with nobody in it. */
beforeEach(() =>
  testApp.pool.query("DELETE FROM users; DELETE FROM pooled_prices; DELETE FROM pooled_groups"),
);

const sharers = (dollars: readonly number[], rest: Parameters<typeof sharersOf>[2] = {}) =>
  sharersOf(testApp, dollars, rest);
const published = () =>
  testApp.database.pooledPrice.findMany({ orderBy: [{ region: "asc" }, { month: "asc" }] });
const publish = () => publishMedians(testApp.services);

const NINE = [1.1, 1.9, 2.39, 2.4, 2.4, 2.4, 2.41, 5, 9];
const TEN = [...NINE, 2.42];

async function newSharer() {
  const person = await testApp.signIn();
  await person.call.account.updateProfile({ sharePrices: true });
  return person;
}

describe("prices-20 a median is published only where ten people stand behind it", () => {
  test("ten people publish their rounded median, and its row names nobody", async () => {
    const people = await sharers(TEN);
    const row = { currency: "CAD", region: "CA", size: 900, unit: "g", price: 240, people: 10 };
    expect(await mediansToPublish(testApp.services)).toEqual({
      published: [{ ...row, product: expect.stringMatching(/spaghetti/i), month: "2026-03" }],
      heldBack: 0,
    });
    expect(await published()).toEqual([]);
    expect(await publish()).toBe(1);
    const [stored] = await published();
    expect(stored).toEqual({
      ...row,
      productId: expect.any(String),
      receipts: 10,
      month: new Date("2026-03-01T00:00:00Z"),
      computedAt: testApp.clock.now,
    });
    const text = JSON.stringify(stored);
    for (const { user } of people) {
      expect(text).not.toContain(user.id);
      expect(text).not.toContain(user.email);
    }
  });

  test("nine people publish nothing, however many receipts they have, and the database refuses such a row", async () => {
    for (const person of await sharers(NINE)) await buys(testApp, person, 2.4);
    expect(await publish()).toBe(0);
    expect(await mediansToPublish(testApp.services)).toEqual({ published: [], heldBack: 0 });
    const product = await testApp.database.product.findFirstOrThrow();
    const row = { productId: product.id, currency: "CAD", size: 900, unit: "g", region: "CA", price: 240 };
    const when = { month: new Date("2026-03-01T00:00:00Z"), computedAt: testApp.clock.now };
    const write = (part: { people: number; receipts: number; price?: number; currency?: string }) =>
      testApp.database.pooledPrice.create({ data: { ...row, ...when, ...part } });
    await expect(write({ people: 9, receipts: 9 })).rejects.toThrow();
    await expect(write({ people: 11, receipts: 11 })).rejects.toThrow();
    await expect(write({ people: 10, receipts: 14 })).rejects.toThrow();
    await expect(write({ people: 10, receipts: 10, price: 347 })).rejects.toThrow();
    await expect(write({ people: 10, receipts: 10, currency: "USD" })).rejects.toThrow();
    await write({ people: 10, receipts: 10 });
  });

  test("one person has one vote: three dear prices of one move the median no more than one", async () => {
    const [dear] = await sharers(TEN);
    if (dear) for (const _ of [1, 2, 3]) await buys(testApp, dear, 20);
    await publish();
    expect(await published()).toMatchObject([{ price: 240, people: 10, receipts: 10 }]);
  });

  test("months and sizes never mix; 340 g and 12 oz are one size", async () => {
    const ounces = { line: "SPAGHETTI 12OZ" };
    await sharers(NINE.slice(0, 4));
    const people = await sharers(NINE.slice(4));
    for (const person of people) await buys(testApp, person, 3, ounces);
    await sharers([3, 3, 3, 3], ounces);
    const tenth = (await sharers([2.4], { day: "2026-02-28" }))[0];
    expect(await publish()).toBe(0);
    if (tenth) await buys(testApp, tenth, 3, { line: "SPAGHETTI 340G" });
    await publish();
    expect(await published()).toMatchObject([{ size: 340, unit: "g", price: 300, people: 10 }]);
  });

  test("what a scale showed is pooled for a kilogram, a dear price in steps of fifty cents", async () => {
    await sharers(
      TEN.map(() => 3.61),
      { line: "SPAGHETTI", quantity: 0.5, unit: "kg" },
    );
    await publish();
    expect(await published()).toMatchObject([{ size: 1000, unit: "g", price: 700, people: 10 }]);
  });
});

/** A tenth person who buys spaghetti at 2.40, and what is different about it. */
function tenthWho(
  rest: Parameters<typeof buys>[3] = {},
  { days, months, before }: { days?: number; months?: number; before?: Parameters<typeof buys>[4] } = {},
) {
  return async (person: Person) => {
    await buys(testApp, person, 2.4, rest, before);
    await season(testApp, person, days, months);
  };
}

/** The same by what is written into the price book: no receipt shows it. */
async function writesPrices(person: Person) {
  await buys(testApp, person, 9, { line: "BANANAS" });
  await season(testApp, person);
  const { productId } = await testApp.database.priceObservation.findFirstOrThrow({ where: { size: 900 } });
  const price = {
    name: "Spaghetti",
    productId,
    price: 2.4,
    size: 900,
    unit: "g",
    seenOn: "2026-03-05",
  } as const;
  await person.call.priceBook.add({ ...price, how: "web", url: "https://shop.example/spaghetti" });
  await person.call.priceBook.add({ ...price, how: "flyer", fileSha256: "f".repeat(64) });
  await person.call.priceBook.add({ ...price, how: "own-receipt" });
}

async function changesPrice({ call }: Person, receiptId: string) {
  const { items } = await call.receipts.get({ id: receiptId });
  const [, spaghetti] = items;
  if (spaghetti) await call.receipts.changeDetails({ id: spaghetti.id, name: spaghetti.name, price: 2.41 });
}

const changesDay = ({ call }: Person, id: string) => call.receipts.update({ id, purchaseDate: "2026-03-10" });

describe("prices-30 only what tills printed counts, on receipts of accounts that are not new", () => {
  const TENTHS = [
    ["all is well", 1, tenthWho()],
    ["addresses, files and what is typed", 0, writesPrices],
    ["sums that do not hold", 0, tenthWho({ agrees: false })],
    ["an account of twenty days", 0, tenthWho({}, { days: 20 })],
    ["receipts in two months", 0, tenthWho({}, { months: 1 })],
    ["a price that the person changed", 0, tenthWho({}, { before: changesPrice })],
    ["a day that the person changed", 0, tenthWho({}, { before: changesDay })],
    ["a photo that another saved before", 0, tenthWho({ photo: "shared" })],
    ["a second photo of what another saved before", 0, tenthWho({ totalCents: 777 })],
  ] as const;

  test("nine publish nothing with a tenth who has no such receipt or account", async () => {
    await sharers(NINE.slice(1));
    await sharers(NINE.slice(0, 1), { photo: "shared", totalCents: 777 });
    const publishedWith: [string, number][] = [];
    for (const [what, , tenth] of TENTHS) {
      const person = await newSharer();
      await tenth(person);
      publishedWith.push([what, await publish()]);
      await testApp.database.user.delete({ where: { id: person.user.id } });
    }
    expect(publishedWith).toEqual(TENTHS.map(([what, count]) => [what, count]));
  });

  test("a receipt that was not read here counts nothing, whatever it says: imports write such", async () => {
    const [first] = await sharers(TEN);
    expect(await publish()).toBe(1);
    const where = { userId: first?.user.id ?? "" };
    await testApp.database.receipt.updateMany({ where, data: { readHere: false } });
    expect(await publish()).toBe(0);
  });
});

describe("prices-29 sharing is agreed to, and ends with the next recomputation", () => {
  test("nobody shares who has not agreed", async () => {
    const person = await testApp.signIn();
    expect(await person.call.auth.user()).toMatchObject({ sharePrices: false, priceRegion: null });
    for (const one of await sharers(TEN)) await one.call.account.updateProfile({ sharePrices: false });
    expect(await publish()).toBe(0);
  });

  test("sample accounts have no part", async () => {
    const [first] = await sharers(TEN);
    await testApp.database.user.update({ where: { id: first?.user.id ?? "" }, data: { isSample: true } });
    expect(await publish()).toBe(0);
  });

  test("who leaves, deletes a price or deletes the account is out of the next recomputation, with the group's figure", async () => {
    const own = async ({ call }: Person) => (await call.priceBook.list({})).observations[0]?.id ?? "";
    const ways: readonly ((person: Person) => Promise<unknown>)[] = [
      ({ call }) => call.account.updateProfile({ sharePrices: false }),
      async (person) => person.call.priceBook.delete({ id: await own(person) }),
      ({ user }) => testApp.database.user.delete({ where: { id: user.id } }),
    ];
    for (const goes of ways) {
      const [one] = await sharers(TEN);
      expect(await publish()).toBe(1);
      if (one) await goes(one);
      expect(await publish()).toBe(0);
      expect(await published()).toEqual([]);
    }
  });

  test("prices-32 a region may be named with or without sharing, is one that exists, and can be taken back", async () => {
    const { call, user } = await testApp.signIn();
    const named = await call.account.updateProfile({ priceRegion: "CA-ON" });
    expect(named).toMatchObject({ sharePrices: false, priceRegion: "CA-ON" });
    await call.account.updateProfile({ sharePrices: true });
    expect(await call.account.updateProfile({ sharePrices: false })).toMatchObject({ priceRegion: "CA-ON" });
    expect(await call.account.updateProfile({ priceRegion: null })).toMatchObject({ priceRegion: null });
    const where = { id: user.id };
    await expect(testApp.database.user.update({ where, data: { priceRegion: "CA-XX" } })).rejects.toThrow();
  });

  test("two servers that begin at once take turns, and publish the same medians", async () => {
    await sharers(TEN);
    await publish();
    const held = await testApp.pool.connect();
    await held.query("BEGIN");
    await held.query("LOCK TABLE pooled_prices IN SHARE ROW EXCLUSIVE MODE");
    const both = Promise.all([publish(), publish()]);
    const waiting = async () => {
      const { rows } = await held.query(
        "SELECT count(*)::int AS n FROM pg_locks WHERE relation = 'pooled_prices'::regclass AND NOT granted",
      );
      return rows[0].n;
    };
    await expect.poll(waiting).toBe(2);
    await held.query("COMMIT");
    held.release();
    expect(await both).toEqual([1, 1]);
    expect(await published()).toHaveLength(1);
  });
});

describe("prices-20 a pooled price comes after one's own and before the catalogue's", () => {
  /** A draft with gluten-free spaghetti of 450 g, bought on March 14, and the product it is matched with. */
  async function buyer(edition: "ca" | "us" = "ca") {
    const person = await testApp.signIn(undefined, edition);
    testApp.reader.next = () => ({
      ok: true,
      reading: reading({
        currency: edition === "us" ? "USD" : "CAD",
        items: [readItem("GF SPAGHETTI 450G", 499)],
      }),
      imageSha256: edition.padStart(64, "d"),
      perceptualHash: edition.padStart(16, "d"),
    });
    const receipt = await person.call.receipts.create({ image: Buffer.from("hi") });
    const item = async () => {
      const [first] = (await person.call.receipts.get({ id: receipt.id })).items;
      if (!first) throw new Error("The receipt has no item.");
      return first;
    };
    return { ...person, receipt, item, productId: receipt.items[0]?.matchedProductId ?? "" };
  }

  async function median(
    productId: string,
    price: number,
    rest: Readonly<Record<string, string | number>> = {},
  ) {
    const { month = "2026-03", ...changed } = rest;
    const row = { productId, currency: "CAD", size: 900, unit: "g", region: "CA", people: 10, receipts: 10 };
    await testApp.database.pooledPrice.create({
      data: {
        ...row,
        price,
        ...changed,
        month: new Date(`${month}-01T00:00:00Z`),
        computedAt: testApp.clock.now,
      },
    });
  }

  test("it is used where the buyer shares too, at the same size, and says who stands behind it", async () => {
    const person = await buyer();
    await sharers(TEN);
    await publish();
    expect(await published()).toMatchObject([{ productId: person.productId }]);
    expect((await person.item()).priceSource).toBe("catalogue");
    await person.call.account.updateProfile({ sharePrices: true });
    expect(await person.item()).toMatchObject({
      priceSource: "pooled",
      regularPrice: 1.2,
      sizeCompared: true,
      priceEvidence: {
        price: 240,
        size: 900,
        unit: "g",
        place: "Canada",
        knownOn: "2026-03",
        estimated: false,
        origin: "Median of 10 people's prices on 10 receipts",
        pooled: { people: 10, receipts: 10, region: "CA", month: "2026-03" },
        store: null,
        observationId: null,
      },
    });
    await person.call.receipts.confirm({ id: person.receipt.id });
    const { csv } = await person.call.taxReport.download({ year: 2026 });
    expect(csv).toContain("900 g brought to 450 g: 10 people on 10 receipts in Canada, 2026-03.");
    expect(csv).toContain("900 g at 2.40; Canada; 2026-03; Median of 10 people's prices on 10 receipts");
    const checklist = await person.call.priceBook.checklist({ year: 2026 });
    expect(checklist.comparators).toMatchObject([
      { priceSource: "pooled", ground: "estimate", check: "estimate" },
    ]);
    const { restsOn, products } = await person.call.taxReport.products({ year: 2026 });
    expect(checklist.restingOn).toMatchObject({ evidence: 0, estimate: 3.79 });
    expect([restsOn, products[0]?.restsOn]).toEqual(
      Array.from({ length: 2 }, () => ({ evidence: 0, yourWord: 0, published: 0, estimate: 3.79 })),
    );
  });

  test("one's own observation goes before it, and a median of the other country is never used", async () => {
    const person = await buyer();
    await median(person.productId, 240);
    await person.call.account.updateProfile({ sharePrices: true });
    const seen = { price: 3, size: 900, unit: "g", seenOn: "2026-03-05", how: "flyer" } as const;
    await person.call.priceBook.add({ name: "Spaghetti", productId: person.productId, ...seen });
    expect(await person.item()).toMatchObject({ priceSource: "observation", regularPrice: 1.5 });
    const american = await buyer("us");
    await american.call.account.updateProfile({ sharePrices: true });
    expect((await american.item()).priceSource).toBe("catalogue");
  });

  test("the own region goes before the country, and the nearest month before another; six months at most", async () => {
    const person = await buyer();
    const near = (price: number, region: string, month: string) =>
      median(person.productId, price, { region, month, size: 450 });
    const chosen = async () => {
      const { priceSource, regularPrice } = await person.item();
      return priceSource === "pooled" ? regularPrice : priceSource;
    };
    await person.call.account.updateProfile({ sharePrices: true, priceRegion: "CA-ON" });
    await near(100, "CA", "2025-08");
    await near(110, "CA-BC", "2026-03");
    expect(await chosen()).toBe("catalogue");
    await near(120, "CA", "2025-09");
    expect(await chosen()).toBe(1.2);
    await near(130, "CA", "2026-04");
    expect(await chosen()).toBe(1.3);
    await near(140, "CA-ON", "2025-10");
    expect(await chosen()).toBe(1.4);
    await near(150, "CA-ON", "2026-02");
    expect(await chosen()).toBe(1.5);
  });

  test("a region has a median of its own once ten of its people stand behind it; the other country's have none here", async () => {
    const people = await sharers([...TEN, 2.4]);
    for (const { call } of people.slice(0, 10))
      await call.account.updateProfile({ sharePrices: true, priceRegion: "CA-ON" });
    await people[10]?.call.account.updateProfile({ sharePrices: true, priceRegion: "US-WEST" });
    await publish();
    expect(await published()).toMatchObject([
      { region: "CA", price: 240, people: 10 },
      { region: "CA-ON", price: 240, people: 10 },
    ]);
  });
});
