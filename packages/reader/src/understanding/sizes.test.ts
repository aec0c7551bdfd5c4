import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const read = (text: string) => understandPage(pageOf(text));

describe("reading-42 sizes are no prices", () => {
  it.each(["13.29OZ", "4.25OZ", "13.290Z", "12.50 OZ", "64.00 FL OZ", "12.5 OZ", "400G", "750ML"])(
    "reading-42 takes no price from %s where a line's price was not read",
    (size) => {
      const reading = read(`
CORNER FOODS
RICE CRACKERS          4.99
EGGS                   1.00
4015678 GF CEREAL      ${size}
JAM                    2.00`);
      expect(reading.items.map(({ price }) => price)).toEqual([499, 100, 200]);
    },
  );

  it.each(["13.29OZ", "4.25OZ", "13.290Z", "12.5 OZ", "400G"])(
    "reading-42 keeps %s in the name, with the price beside it or below it",
    (size) => {
      const beside = read(`CORNER FOODS\nGF COOKIES ${size}       3.99 F\nEGGS    2.00 F\nTOTAL   5.99`);
      const below = read(`CORNER FOODS\nEGGS    2.00 F\nGF COOKIES ${size}\n    3.99 F\nTOTAL   5.99`);
      for (const item of [beside.items[0], below.items[1]]) {
        expect(item).toMatchObject({ name: `GF COOKIES ${size}`, price: 399 });
        expect(item?.rawText).toContain(size);
      }
    },
  );

  it("reading-42 takes no price from litres at a name's end, left of where the prices stand", () => {
    const reading = read(`
CORNER FOODS
RICE CRACKERS              4.99 F
JAM                        2.00 F
EGGS                       1.00 F
ORANGE JUICE 1.54L
   was 5.69                5.19 F
TOTAL                     13.18`);
    expect(reading.items.map(({ name, price }) => [name, price]).at(-1)).toEqual(["ORANGE JUICE 1.54L", 519]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-42 closes the gap that the recogniser saw behind a size's point", () => {
    const reading = read("CORNER FOODS\nGF COOKIES 4. 25OZ    3.99\nTEA 12. 5 OZ    2.00\nTOTAL   5.99");
    expect(reading.items.map(({ name }) => name)).toEqual(["GF COOKIES 4.25OZ", "TEA 12.5 OZ"]);
  });

  it("reading-42 reads a tax letter behind a price as such, where it is no unit's", () => {
    const reading = read("CORNER FOODS\n701275 KS BREAD   12.99 G\n701276 KS CAKE   2.99G\nTOTAL   15.98");
    expect(reading.items.map(({ price }) => price)).toEqual([1299, 299]);
  });
});
