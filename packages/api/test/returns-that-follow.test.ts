import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Given = Parameters<typeof logged>[2][number];

/** A loaf that came back whole at its purchase's regular price. */
async function returned(both: Given = {}, [back = "", bought = ""] = twoIds()) {
  const person = await testApp.signIn();
  await logged(testApp, person, [
    { regularPrice: 349, ...both, id: bought },
    {
      ...both,
      id: back,
      kind: "return",
      quantity: -1,
      price: -699,
      regularPrice: -(both.regularPrice ?? 349),
      taxCents: both.taxCents ? -both.taxCents : null,
      returnOfId: bought,
      ...(both.purchaseDate ? { purchaseDate: new Date("2026-03-14T00:00:00Z") } : {}),
    },
  ]);
  const row = (id: string) => testApp.database.lineItem.findUniqueOrThrow({ where: { id } });
  return { ...person, bought, back, row };
}

/** In the order in which a claim locks its line items. */
const twoIds = () => [crypto.randomUUID(), crypto.randomUUID()].sort();

test("receipts-54 the tax of a regular price that a purchase had none of comes back with it", async () => {
  const none = { regularPrice: 0, taxCents: 91, regularTaxCents: 0, priceSource: "custom" };
  const { call, bought, back, row } = await returned(none);
  await call.taxReport.updateLineItem({ id: bought, regularPrice: 6 });
  expect(await row(bought)).toMatchObject({ regularPrice: 600, regularTaxCents: 78 });
  expect(await row(back)).toMatchObject({ regularPrice: -600, regularTaxCents: -78 });
});

test("receipts-54 a price that the person set for the return alone stays, also where it was the purchase's", async () => {
  const { call, bought, back, row } = await returned();
  await call.taxReport.updateLineItem({ id: back, regularPrice: 3.49 });
  await call.taxReport.updateLineItem({ id: bought, regularPrice: 5 });
  expect((await row(back)).regularPrice).toBe(-349);
});

test("receipts-54 claim-50 a deleted return that comes back is as its purchase is by then", async () => {
  const { call, bought, back, row } = await returned();
  await call.taxReport.deleteLineItem({ id: back });
  await call.taxReport.updateLineItem({ id: bought, regularPrice: 5, counts: false });
  await call.taxReport.restoreLineItem({ id: back });
  expect(await row(back)).toMatchObject({ regularPrice: -500, extraCost: -199, counts: false });
});

test("receipts-54 prices-26 a return takes its purchase's price of the book, not one that was seen near its own day", async () => {
  const { id: productId } = await testApp.database.product.findFirstOrThrow({
    where: { name: { contains: "Spaghetti" } },
  });
  const product = { matchedProductId: productId, priceSource: "catalogue", size: 500, unit: "g" };
  const { call, bought, back, row } = await returned({ ...product, purchaseDate: new Date("2026-03-01") });
  testApp.clock.now = new Date("2026-03-20T12:00:00Z");
  const at = { name: "Spaghetti", productId, how: "shelf-tag", size: 500, unit: "g" } as const;
  const { id } = await call.priceBook.add({ ...at, price: 2.2, seenOn: "2026-03-01" });
  await call.priceBook.add({ ...at, price: 1.8, seenOn: "2026-03-14" });
  const before = [await row(bought), await row(back)];
  const preview = await call.priceBook.applyPrice({ id, preview: true });
  expect(preview.changes).toMatchObject([
    { lineItemId: bought, regularPrice: 2.2 },
    { lineItemId: back, regularPrice: -2.2 },
  ]);
  expect([await row(bought), await row(back)]).toEqual(before);
  expect(await call.priceBook.applyPrice({ id })).toEqual({ ...preview, applied: true });
  expect((await row(bought)).regularPrice).toBe(220);
  expect(await row(back)).toMatchObject({ regularPrice: -220, priceSource: "observation" });
});

test("prices-26 a price of the book, and its preview, have the time that very many purchases and returns take", async () => {
  const { id: productId } = await testApp.database.product.findFirstOrThrow({
    where: { name: { contains: "Spaghetti" } },
  });
  const product = { matchedProductId: productId, priceSource: "catalogue", size: 500, unit: "g" };
  const { call, bought } = await returned({ ...product, purchaseDate: new Date("2026-03-01") });
  testApp.clock.now = new Date("2026-03-20T12:00:00Z");
  const at = { name: "Spaghetti", productId, how: "shelf-tag", size: 500, unit: "g" } as const;
  const { id } = await call.priceBook.add({ ...at, price: 2.2, seenOn: "2026-03-01" });
  const other = await testApp.pool.connect();
  // Longer than a transaction may take that is not told otherwise.
  const keepWaiting = async () => {
    await sleep(5_500);
    await other.query("COMMIT");
  };
  try {
    await other.query("BEGIN");
    await other.query("SELECT id FROM line_items WHERE id = $1 FOR UPDATE", [bought]);
    const [{ changes }] = await Promise.all([
      call.priceBook.applyPrice({ id, preview: true }),
      keepWaiting(),
    ]);
    expect(changes).toHaveLength(2);
  } finally {
    other.release();
  }
}, 30_000);

/** Until some transaction of this database waits for a lock. */
async function oneWaits(): Promise<void> {
  await expect
    .poll(
      () => testApp.database.$queryRaw`
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    .toHaveLength(1);
}

test.each(["one", "several"])(
  "claim-28 a change of %s and a claim that is frozen never wait for each other",
  async (how) => {
    const { call, bought, back, row } = await returned();
    const price = { price: 5, quantity: 1 };
    let changed: Promise<unknown> = Promise.resolve();
    await testApp.database.$transaction(async (freezing) => {
      const lock = (id: string) =>
        freezing.$queryRaw`SELECT id FROM line_items WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
      await lock(back);
      changed =
        how === "one"
          ? call.taxReport.updateLineItem({ id: bought, regularPrice: 5 })
          : call.taxReport.changeLineItems({ lineItemIds: [bought], regularPrice: price });
      changed.catch(() => undefined);
      await oneWaits();
      await lock(bought);
    });
    await changed;
    expect((await row(back)).regularPrice).toBe(-500);
  },
);

test("reports-48 an Undo and another change of the same line item never wait for each other", async () => {
  const { call, user, bought, row } = await returned();
  const { undoId } = await call.taxReport.changeLineItems({ lineItemIds: [bought], category: "Snacks" });
  let undone: Promise<unknown> = Promise.resolve();
  await testApp.database.$transaction(async (changing) => {
    await changing.$queryRaw`SELECT id FROM line_items WHERE id = ${bought}::uuid FOR UPDATE`;
    undone = call.taxReport.undoLineItems({ id: undoId });
    undone.catch(() => undefined);
    await oneWaits();
    // As a change keeps what it can be undone to.
    const kept = { subjectId: crypto.randomUUID(), act: "line-items-changed", kept: [], takenAt: new Date() };
    await changing.undo.create({ data: { ...kept, userId: user.id } });
  });
  await undone;
  expect((await row(bought)).category).toBe("Bread and Bakery");
});
