import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const NAMES = ["GF WHT BREAD", "GF PENNE", "GF ZZQX", "GF COOKIES 240 G"];
const cents = (dollars: number) => Math.round(dollars * 100);

test("receipts-55 the parts of any line add up to it in price, regular price, custom price and quantity", async () => {
  const person = await testApp.signIn();
  const { id: receiptId } = await readReceipt(testApp, person, readingAt("Shop", "2026-03-14", []));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 2, max: 5000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.option(fc.integer({ min: 0, max: 4000 })),
      fc.boolean(),
      async (name, price, quantity, ratio, custom, isReturn) => {
        const sign = isReturn ? -1 : 1;
        const stated = isReturn ? ({ kind: "return" } as const) : {};
        const line = { receiptId, name, price: (sign * price) / 100, quantity, ...stated };
        const before = (await person.call.receipts.addItem(line)).items.at(-1);
        if (!before) throw new Error("The line was not added.");
        const { id } = before;
        if (custom !== null)
          await person.call.receipts.setRegularPrice({ id, customRegularPrice: custom / 100 });
        const whole = (await person.call.receipts.get({ id: receiptId })).items.at(-1);
        const part = Math.max(1, Math.min(price - 1, Math.round(price * ratio)));
        const { items } = await person.call.receipts.splitItem({ id, price: part / 100 });
        const parts = items.slice(-2);
        const sum = (amount: (item: (typeof parts)[number]) => number) =>
          parts.reduce((total, item) => total + amount(item), 0);
        expect(sum((item) => cents(item.price))).toBe(sign * price);
        expect(sum((item) => cents(item.regularPrice))).toBe(cents(whole?.regularPrice ?? 0));
        expect(sum((item) => cents(item.customRegularPrice ?? 0))).toBe(custom ?? 0);
        expect(sum((item) => Math.round(item.quantity * 1e6))).toBe(quantity * 1e6);
        expect(parts.map((item) => item.size)).toEqual([whole?.size, whole?.size]);
        expect(parts.every((item) => item.kind === whole?.kind)).toBe(true);
        for (const item of parts) await person.call.receipts.removeItem({ id: item.id });
      },
    ),
    { numRuns: 60 },
  );
});

test("receipts-55 a part that is nothing, the whole or more is refused, and the line stays", async () => {
  const person = await testApp.signIn();
  const { items, id } = await readReceipt(
    testApp,
    person,
    readingAt("Shop", "2026-03-14", [readItem("GF PENNE", 449)]),
  );
  for (const price of [0, 4.49, 5, -1])
    expect((await refusalOf(person.call.receipts.splitItem({ id: items[0]?.id ?? "", price }))).message).toBe(
      "The split price must be more than 0 and less than the item's price.",
    );
  expect((await person.call.receipts.get({ id })).items).toHaveLength(1);
});
