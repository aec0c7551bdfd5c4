import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mediansToPublish } from "../src/pooled-prices/medians-to-publish";
import { publishMedians } from "../src/pooled-prices/publish-medians";
import { readItem, reading } from "./support/reading";
import { openStage, type Stage } from "./support/stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
/** Medians are of a whole installation, so each test begins with nobody in it. */
beforeEach(() => stage.pool.query("TRUNCATE users, pooled_prices CASCADE"));

type Person = Awaited<ReturnType<Stage["signIn"]>>;
type NewPrice = Parameters<Person["call"]["priceBook"]["add"]>[0];

async function spaghetti() {
  const product = await stage.database.product.findFirstOrThrow({
    where: { name: { contains: "spaghetti", mode: "insensitive" }, size: { gte: 400 }, unit: "g" },
  });
  return product.id;
}

let files = 0;
/** A price with a proof of its own: a file that the person keeps. */
async function sees({ call }: Person, productId: string, price: number, rest: Partial<NewPrice> = {}) {
  files += 1;
  return call.priceBook.add({
    ...{ name: "Spaghetti", productId, price, size: 900, unit: "g", seenOn: "2026-03-05" },
    ...{ how: "flyer", fileSha256: String(files).padStart(64, "0"), ...rest },
  });
}

/** People who share, each of whom saw their price twice: two proofs each. */
async function sharers(prices: readonly number[], productId: string, rest: Partial<NewPrice> = {}) {
  const people: Person[] = [];
  for (const price of prices) {
    const person = await stage.signIn();
    await person.call.account.updateProfile({ sharePrices: true });
    await sees(person, productId, price, rest);
    await sees(person, productId, price, rest);
    people.push(person);
  }
  return people;
}

const published = () =>
  stage.database.pooledPrice.findMany({ orderBy: [{ region: "asc" }, { month: "asc" }] });
const FIVE = [2, 2.2, 2.4, 2.6, 9];

describe("prices-20 a median is published only where five people and ten receipts stand behind it", () => {
  test("five people with two proofs each publish their median, and its row names nobody", async () => {
    const productId = await spaghetti();
    const people = await sharers(FIVE, productId);
    expect(await mediansToPublish(stage.services)).toEqual({
      published: [
        {
          ...{
            product: expect.stringMatching(/spaghetti/i),
            currency: "CAD",
            region: "CA",
            month: "2026-03",
          },
          ...{ size: 900, unit: "g", price: 240, people: 5, receipts: 10 },
        },
      ],
      heldBack: 0,
    });
    expect(await published()).toEqual([]);
    expect(await publishMedians(stage.services)).toBe(1);
    const [row] = await published();
    expect(row).toEqual({
      ...{
        productId,
        currency: "CAD",
        size: 900,
        unit: "g",
        region: "CA",
        price: 240,
        people: 5,
        receipts: 10,
      },
      ...{ month: new Date("2026-03-01T00:00:00Z"), computedAt: stage.clock.now },
    });
    const text = JSON.stringify(row);
    for (const { user } of people) {
      expect(text).not.toContain(user.id);
      expect(text).not.toContain(user.email);
    }
  });

  test("four people publish nothing, however many receipts they have, and the database refuses such a row", async () => {
    const productId = await spaghetti();
    for (const person of await sharers([2, 2.2, 2.4, 2.6], productId)) {
      for (const price of [2, 3, 4]) await sees(person, productId, price);
    }
    expect(await publishMedians(stage.services)).toBe(0);
    expect(await mediansToPublish(stage.services)).toEqual({ published: [], heldBack: 1 });
    const row = {
      ...{
        productId,
        currency: "CAD",
        size: 900,
        unit: "g",
        region: "CA",
        price: 240,
        people: 5,
        receipts: 10,
      },
      ...{ month: new Date("2026-03-01T00:00:00Z"), computedAt: stage.clock.now },
    };
    await expect(stage.database.pooledPrice.create({ data: { ...row, people: 4 } })).rejects.toThrow();
    await expect(stage.database.pooledPrice.create({ data: { ...row, receipts: 9 } })).rejects.toThrow();
    await expect(stage.database.pooledPrice.create({ data: { ...row, currency: "USD" } })).rejects.toThrow();
  });

  test("prices-30 what is only typed, one file of five people and one address prove nothing more than once", async () => {
    const productId = await spaghetti();
    const people = await sharers([2, 2.2, 2.4, 2.6], productId);
    const fifth = await stage.signIn();
    await fifth.call.account.updateProfile({ sharePrices: true });
    const nine = { url: "https://shop.example/flyer", fileSha256: null };
    for (const person of [...people, fifth]) await sees(person, productId, 2.5, nine);
    for (const price of [2, 3, 4]) await sees(fifth, productId, price, { fileSha256: null, how: "typed" });
    expect(await publishMedians(stage.services)).toBe(0);
    await sees(fifth, productId, 3);
    expect(await publishMedians(stage.services)).toBe(1);
  });

  test("prices-30 a receipt is one proof, whoever saves the same photo or a second photo of it", async () => {
    const productId = await spaghetti();
    const people = await sharers([2, 2.2, 2.4, 2.6], productId);
    const fifth = await stage.signIn();
    const buy = async ({ call }: Person, photo: string, day = "2026-03-14") => {
      stage.reader.next = () => ({
        ok: true,
        reading: reading({
          purchaseDate: { value: day, confidence: 0.9, rawText: null, box: null },
          items: [
            readItem("GF PENNE", 449),
            readItem("SPAGHETTI 900G", 240),
            readItem("SPAGHETTI 900G", 250),
          ],
        }),
        imageSha256: photo.padStart(64, "a"),
        perceptualHash: photo.repeat(16),
      });
      const { id } = await call.receipts.create({ image: "aGk=" });
      await call.receipts.confirm({ id });
      await stage.database.priceObservation.updateMany({
        where: { how: "own-receipt" },
        data: { productId },
      });
    };
    await fifth.call.account.updateProfile({ sharePrices: true });
    await buy(fifth, "1");
    for (const person of people) await buy(person, "1");
    const seen = await stage.database.priceObservation.count({ where: { how: "own-receipt", size: 900 } });
    expect(seen).toBe(10);
    expect(await publishMedians(stage.services)).toBe(0);
    await buy(fifth, "f");
    expect(await publishMedians(stage.services)).toBe(0);
    await buy(fifth, "7", "2026-03-15");
    expect(await publishMedians(stage.services)).toBe(1);
    expect(await published()).toMatchObject([{ people: 5, receipts: 10 }]);
  });

  test("one person has one vote: ten dear prices of one move the median no more than one", async () => {
    const productId = await spaghetti();
    const people = await sharers(FIVE, productId);
    const dear = people.at(-1);
    if (dear) for (const _ of FIVE) await sees(dear, productId, 20);
    await publishMedians(stage.services);
    expect(await published()).toMatchObject([{ price: 240, people: 5, receipts: 15 }]);
  });

  test("months, sizes, currencies and products never mix; 340 g and 12 oz are one size", async () => {
    const productId = await spaghetti();
    const other = await stage.database.product.findFirstOrThrow({ where: { id: { not: productId } } });
    for (const person of await sharers([2, 2.2, 2.4, 2.6], productId)) {
      await sees(person, productId, 3, { size: 12, unit: "oz" });
      await sees(person, productId, 3, { size: 340, unit: "g" });
    }
    const fifth = await stage.signIn(undefined, "us");
    await fifth.call.account.updateProfile({ sharePrices: true });
    for (const _ of FIVE) {
      await sees(fifth, productId, 2);
      await sees(fifth, productId, 3, { size: 340 });
    }
    const sixth = await stage.signIn();
    await sixth.call.account.updateProfile({ sharePrices: true });
    for (const rest of [{ seenOn: "2026-02-28" }, { size: 400 }, { productId: other.id }]) {
      await sees(sixth, productId, 2, rest);
      await sees(sixth, productId, 2, rest);
    }
    expect(await publishMedians(stage.services)).toBe(0);
    await sees(sixth, productId, 5, { size: 0.34, unit: "kg" });
    await sees(sixth, productId, 5, { size: 0.34, unit: "kg" });
    await publishMedians(stage.services);
    expect(await published()).toMatchObject([{ size: 340, unit: "g", price: 300, people: 5, receipts: 10 }]);
  });

  test("what a scale showed is pooled for a kilogram", async () => {
    const productId = await spaghetti();
    for (const [index, person] of (await sharers(FIVE, productId)).entries()) {
      stage.reader.next = () => ({
        ok: true,
        reading: reading({
          items: [
            readItem("GF PENNE", 449),
            { ...readItem("LOOSE SPAGHETTI", 150 + index * 100), quantity: 0.5, unit: "kg" },
          ],
        }),
        imageSha256: String(index).padStart(64, "b"),
        perceptualHash: String(index).padStart(16, "b"),
      });
      const { id } = await person.call.receipts.create({ image: "aGk=" });
      await person.call.receipts.confirm({ id });
      await sees(person, productId, 7, { size: 1, unit: "kg" });
    }
    const line = await stage.database.receiptItem.findFirstOrThrow({
      where: { rawText: { startsWith: "LOOSE" } },
    });
    expect(line.unit).toBe("kg");
    await stage.database.$executeRaw`
      INSERT INTO price_observations (id, user_id, product_id, name, size, unit, price, currency, seen_on, how, receipt_item_id)
      SELECT gen_random_uuid(), user_id, ${productId}, 'Loose', 0.5, 'kg', price, 'CAD', '2026-03-14', 'own-receipt', item.id
      FROM receipt_items item JOIN receipts ON receipts.id = receipt_id WHERE item.unit = 'kg'
      ON CONFLICT (receipt_item_id) DO UPDATE SET product_id = excluded.product_id, size = 0.5, unit = 'kg'`;
    await publishMedians(stage.services);
    const weighed = (await published()).find(({ size }) => size === 1000);
    expect(weighed).toMatchObject({ price: 700, people: 5, receipts: 10 });
  });
});

describe("prices-29 sharing is agreed to, and ends with the next recomputation", () => {
  test("nobody shares who has not agreed", async () => {
    const productId = await spaghetti();
    const person = await stage.signIn();
    expect(await person.call.auth.user()).toMatchObject({ sharePrices: false, priceRegion: null });
    for (const one of await sharers(FIVE, productId))
      await one.call.account.updateProfile({ sharePrices: false });
    expect(await publishMedians(stage.services)).toBe(0);
  });

  test("sample accounts have no part", async () => {
    const productId = await spaghetti();
    const [first] = await sharers(FIVE, productId);
    await stage.database.user.update({ where: { id: first?.user.id ?? "" }, data: { isSample: true } });
    expect(await publishMedians(stage.services)).toBe(0);
  });

  test("who leaves, deletes a price or deletes the account is out of the next recomputation", async () => {
    const productId = await spaghetti();
    const people = await sharers([...FIVE, 2.3], productId);
    const [leaving, deleting] = people;
    expect(await publishMedians(stage.services)).toBe(1);
    await leaving?.call.account.updateProfile({ sharePrices: false });
    await publishMedians(stage.services);
    expect(await published()).toMatchObject([{ people: 5, receipts: 10 }]);
    await stage.database.user.delete({ where: { id: deleting?.user.id ?? "" } });
    expect(await publishMedians(stage.services)).toBe(0);
    expect(await published()).toEqual([]);
    await leaving?.call.account.updateProfile({ sharePrices: true });
    expect(await publishMedians(stage.services)).toBe(1);
    const own = await people[2]?.call.priceBook.list({});
    await people[2]?.call.priceBook.delete({ id: own?.observations[0]?.id ?? "" });
    expect(await publishMedians(stage.services)).toBe(0);
  });

  test("prices-32 a region may be named with or without sharing, is one that exists, and can be taken back", async () => {
    const { call, user } = await stage.signIn();
    const named = await call.account.updateProfile({ priceRegion: "CA-ON" });
    expect(named).toMatchObject({ sharePrices: false, priceRegion: "CA-ON" });
    await call.account.updateProfile({ sharePrices: true });
    expect(await call.account.updateProfile({ sharePrices: false })).toMatchObject({ priceRegion: "CA-ON" });
    expect(await call.account.updateProfile({ priceRegion: null })).toMatchObject({ priceRegion: null });
    const where = { id: user.id };
    await expect(stage.database.user.update({ where, data: { priceRegion: "CA-XX" } })).rejects.toThrow();
  });

  test("two servers that begin at once take turns, and publish the same medians", async () => {
    await sharers(FIVE, await spaghetti());
    await publishMedians(stage.services);
    const held = await stage.pool.connect();
    await held.query("BEGIN");
    await held.query("LOCK TABLE pooled_prices IN SHARE ROW EXCLUSIVE MODE");
    const both = Promise.all([publishMedians(stage.services), publishMedians(stage.services)]);
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
    const person = await stage.signIn(undefined, edition);
    stage.reader.next = () => ({
      ok: true,
      reading: reading({
        currency: edition === "us" ? "USD" : "CAD",
        items: [readItem("GF SPAGHETTI 450G", 499)],
      }),
      imageSha256: edition.padStart(64, "d"),
      perceptualHash: edition.padStart(16, "d"),
    });
    const receipt = await person.call.receipts.create({ image: "aGk=" });
    const item = async () => {
      const [first] = (await person.call.receipts.get({ id: receipt.id })).items;
      if (!first) throw new Error("The receipt has no item.");
      return first;
    };
    return { ...person, receipt, item, productId: receipt.items[0]?.matchedProductId ?? "" };
  }

  test("it is used where the buyer shares too, at the same size, and says who stands behind it", async () => {
    const person = await buyer();
    await sharers(FIVE, person.productId);
    await publishMedians(stage.services);
    expect((await person.item()).priceSource).toBe("catalogue");
    await person.call.account.updateProfile({ sharePrices: true });
    expect(await person.item()).toMatchObject({
      ...{ priceSource: "pooled", regularPrice: 1.2, sizeCompared: true },
      priceEvidence: {
        ...{ price: 240, size: 900, unit: "g", place: "Canada", knownOn: "2026-03", estimated: false },
        origin: "Median of 5 people's prices on 10 receipts",
        pooled: { people: 5, receipts: 10, region: "CA", month: "2026-03" },
        ...{ store: null, observationId: null },
      },
    });
    await person.call.receipts.confirm({ id: person.receipt.id });
    const { csv } = await person.call.taxReport.download({ year: 2026 });
    expect(csv).toContain("900 g brought to 450 g: 5 people on 10 receipts in Canada, 2026-03.");
    expect(csv).toContain("900 g at 2.40; Canada; 2026-03; Median of 5 people's prices on 10 receipts");
    const checklist = await person.call.priceBook.checklist({ year: 2026 });
    expect(checklist.comparators).toMatchObject([{ priceSource: "pooled", check: "fine" }]);
    const { restsOn, products } = await person.call.taxReport.products({ year: 2026 });
    expect(checklist.restingOn).toMatchObject({ evidence: 0, catalogue: 3.79 });
    expect([restsOn, products[0]?.restsOn]).toEqual(
      Array.from({ length: 2 }, () => ({ evidence: 0, catalogue: 3.79, estimates: 0 })),
    );
  });

  test("one's own observation goes before it, and a median of the other country is never used", async () => {
    const person = await buyer();
    await sharers(FIVE, person.productId);
    await publishMedians(stage.services);
    await person.call.account.updateProfile({ sharePrices: true });
    await sees(person, person.productId, 3);
    expect(await person.item()).toMatchObject({ priceSource: "observation", regularPrice: 1.5 });
    const american = await buyer("us");
    await sharers(FIVE, american.productId);
    await publishMedians(stage.services);
    expect(await stage.database.pooledPrice.count({ where: { productId: american.productId } })).toBe(1);
    await american.call.account.updateProfile({ sharePrices: true });
    expect((await american.item()).priceSource).toBe("catalogue");
  });

  test("the own region goes before the country, and the nearest month before another; six months at most", async () => {
    const person = await buyer();
    const { productId } = person;
    const median = async (price: number, region: string, month: string) => {
      const row = {
        productId,
        currency: "CAD",
        size: 450,
        unit: "g",
        region,
        price,
        people: 5,
        receipts: 10,
      };
      const date = new Date(`${month}-01T00:00:00Z`);
      await stage.database.pooledPrice.create({ data: { ...row, month: date, computedAt: stage.clock.now } });
    };
    const chosen = async () => {
      const { priceSource, regularPrice } = await person.item();
      return priceSource === "pooled" ? regularPrice : priceSource;
    };
    await person.call.account.updateProfile({ sharePrices: true, priceRegion: "CA-ON" });
    await median(100, "CA", "2025-08");
    await median(110, "CA-BC", "2026-03");
    expect(await chosen()).toBe("catalogue");
    await median(120, "CA", "2025-09");
    expect(await chosen()).toBe(1.2);
    await median(130, "CA", "2026-04");
    expect(await chosen()).toBe(1.3);
    await median(140, "CA-ON", "2025-10");
    expect(await chosen()).toBe(1.4);
    await median(150, "CA-ON", "2026-02");
    expect(await chosen()).toBe(1.5);
  });

  test("a region has a median of its own once five of its people stand behind it", async () => {
    const productId = await spaghetti();
    const people = await sharers([...FIVE, 2.3], productId);
    for (const { call } of people.slice(0, 5))
      await call.account.updateProfile({ sharePrices: true, priceRegion: "CA-ON" });
    await people[5]?.call.account.updateProfile({ sharePrices: true, priceRegion: "US-WEST" });
    await publishMedians(stage.services);
    expect(await published()).toMatchObject([
      { region: "CA", price: 235, people: 6 },
      { region: "CA-ON", price: 240, people: 5 },
    ]);
  });

  test("a region of the other country has no part in this one's prices", async () => {
    for (const { call } of await sharers(FIVE, await spaghetti()))
      await call.account.updateProfile({ sharePrices: true, priceRegion: "US-WEST" });
    await publishMedians(stage.services);
    expect(await published()).toMatchObject([{ region: "CA" }]);
  });
});
