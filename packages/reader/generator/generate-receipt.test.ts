import { createHash } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addUp } from "./basket/sums";
import { generateReceipt } from "./generate-receipt";
import { LAYOUT_NAMES } from "./layout";
import { LAYOUTS } from "./layouts";
import { makeReceipt } from "./make-receipt";

const cents = (dollars: number) => Math.round(dollars * 100);
const printed = (layout: (typeof LAYOUT_NAMES)[number], seed: number) => {
  const { slip, truth } = makeReceipt(layout, seed);
  const texts = slip.rows.map((row) => (row.kind === "text" || row.kind === "logo" ? row.text : ""));
  return { slip, truth, texts };
};

describe("ground truth that the project owns", () => {
  test("there are at least ten layouts", () => {
    expect(LAYOUT_NAMES.length).toBeGreaterThanOrEqual(10);
  });

  test.each(LAYOUT_NAMES)(
    "%s prints every item, its price, the store and the total of its truth",
    (layout) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const { truth, texts, slip } = printed(layout, seed);
          const all = texts.join("\n").toUpperCase().replaceAll(",", ".");
          for (const { name, price } of [...truth.items, ...truth.opt]) {
            if (name !== "DEPOSIT") expect(all).toContain(name.toUpperCase().replaceAll(",", "."));
            expect(all).toContain(price.toFixed(2));
          }
          expect(all).toContain(truth.store.toUpperCase());
          expect(all).toContain(truth.total.toFixed(2));
          const tooLong = slip.rows.filter(
            (row) => row.kind === "text" && row.text.length * (row.wide ? 2 : 1) > slip.columns + 2,
          );
          expect(tooLong).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
  );

  test.each(LAYOUT_NAMES)("%s adds up: what was paid, deposits and tax make the total", (layout) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const { truth, texts } = printed(layout, seed);
        const paid = [...truth.items, ...truth.opt].reduce(
          (sum, item) => sum + cents(item.paid ?? item.price),
          0,
        );
        const tax = cents(truth.total) - paid;
        const limit = LAYOUTS[layout].taxes.reduce((sum, { percent }) => sum + percent, 0);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(Math.ceil((paid * limit) / 100) + 1);
        expect(texts.length).toBeGreaterThan(truth.items.length);
      }),
      { numRuns: 40 },
    );
  });

  test("sums round each tax to the cent, halves away from zero", () => {
    const product = { name: "SOAP", cents: 250, department: "HOUSEHOLD", taxed: true } as const;
    const line = { product, code: "1", quantity: 1, weight: null, unitCents: 250, wasCents: null } as const;
    const sums = addUp(
      [{ ...line, cents: 250, discountCents: 50, depositCents: 10 }],
      [{ label: "T", percent: 7.25 }],
    );
    expect(sums).toMatchObject({ subtotalCents: 210, totalCents: 225, savedCents: 50, itemCount: 1 });
  });

  test("one seed makes one photo and one truth, another seed another", async () => {
    const hash = (image: Buffer) => createHash("sha256").update(image).digest("hex");
    const [first, again, other] = [
      await generateReceipt(17),
      await generateReceipt(17),
      await generateReceipt(29),
    ];
    expect(again.truth).toEqual(first.truth);
    expect(hash(again.image)).toBe(hash(first.image));
    expect(hash(other.image)).not.toBe(hash(first.image));
  });

  test("photos are JPEGs of a phone's kind, some stored sideways with the orientation that says so", async () => {
    const upright = await sharp((await generateReceipt(2)).image).metadata();
    const sideways = await sharp((await generateReceipt(1)).image).metadata();
    expect(upright).toMatchObject({ format: "jpeg", channels: 3 });
    expect([upright.orientation ?? 1, sideways.orientation]).toEqual([1, 6]);
  });
});
