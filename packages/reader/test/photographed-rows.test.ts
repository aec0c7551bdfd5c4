import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photographRows } from "../generator/photo/rows-photo";
import { createLocalReader } from "../src/local/local-reader";
import type { ReceiptReader } from "../src/receipt-reader";

const MINUTES = 60_000;

let reader: ReceiptReader;
beforeAll(() => {
  // What is read counts here, not how fast.
  reader = createLocalReader({ timeoutMs: 2 * MINUTES });
});
afterAll(() => reader.close());

/** The reading of a slip with these rows, printed and photographed with the faults that the seed draws. */
async function readPhoto(seed: number, text: string) {
  const outcome = await reader.read(await photographRows(seed, text));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.reading;
}

describe("photographed rows", { timeout: 3 * MINUTES }, () => {
  test("reading-41 goods given back are items with a negative price", async () => {
    const reading = await readPhoto(
      3101,
      `
CORNER FOODS
12 ELM STREET
OAT BREAD                     5.99 X
RICE MILK                     3.49 N
RETURN RICE MILK              3.49-N
SNACK BARS                    4.98 X
VOIDED ENTRY
SNACK BARS                    4.98-X
EGGS LARGE                    4.00 N
MFR COUPON                    0.50-
SUBTOTAL                      9.49
TAX 1   7.000 %               0.42
TOTAL                         9.91`,
    );
    expect(reading.items.map(({ price }) => price)).toEqual([599, 349, -349, 498, -498, 350]);
    expect(reading.discounts).toMatchObject([{ cents: -50, itemIndex: 5 }]);
    expect(reading.taxes).toMatchObject([{ cents: 42, codes: ["X"] }]);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
  });

  test("reading-42 and reading-43 sizes stay in names, and tax letters with their items", async () => {
    const reading = await readPhoto(
      3102,
      `
CORNER FOODS
12 ELM STREET
GF COOKIES 4.25OZ        GR   3.99
RICE CRACKERS 13.29OZ    R    4.99
OAT FLOUR 400G           R    6.49
PAPER TOWELS             GR   8.00
SUBTOTAL                     23.47
G=GST 5%   11.99 @ 5.000%     0.60
TOTAL                        24.07`,
    );
    expect(reading.items.map(({ price, taxCode }) => [price, taxCode])).toEqual([
      [399, "GR"],
      [499, "R"],
      [649, "R"],
      [800, "GR"],
    ]);
    expect(reading.items[0]?.name).toMatch(/4\.25\s?[O0]Z/);
    expect(reading.items[1]?.name).toMatch(/13\.29\s?[O0]Z/);
    expect(reading.items[2]?.name).toMatch(/400G/);
    expect(reading.taxes).toMatchObject([{ cents: 60, codes: ["GR"] }]);
  });

  test("reading-44 and reading-17 bare cents, flags behind article numbers and quantity rows above names", async () => {
    const reading = await readPhoto(
      3103,
      `
CORNER FOODS
12 ELM STREET
SOAP BAR 007874243408 X       1.76
OAT MILK 007874243409 X       2.96
GARLIC                          59
LIME                            33
ENVIROKIDZ PUFFS              5.99
2 @ 1.50                      3.00
BELL PEPPERS
SALE PRICE                    4.99
NEW BALANCE                  12.50
TOTAL                        14.63`,
    );
    expect(reading.items.map(({ price }) => price)).toEqual([176, 296, 59, 33, 599, 300]);
    expect(reading.items[5]).toMatchObject({ name: "BELL PEPPERS", quantity: 2, unitPrice: 150 });
    expect(reading.deposits).toEqual([]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });
});
