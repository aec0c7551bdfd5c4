import { describe, expect, it, vi } from "vitest";
import { type Bend, pageOf } from "../../../test/text-page";
import type { OcrPage } from "../../ocr/word";
import { linesOf } from "../lines/lines";
import { understandPage } from "../understand-page";
import { type Pairing, rowsOf } from "./rows";

const RECEIPT = `
CORNER FOODS MARKET STREET
TOMATOES WHOLE NO SALT          1.59
ORGANIC OLD FASHIONED OATMEAL   2.69
MINI PEARL TOMATOES             2.49
SHREDDED MOZZARELLA LITE        3.99
EGGS ONE DOZEN BROWN            3.79
BEANS GARBANZO ORGANIC          0.89
SUBTOTAL OF ALL ITEMS          15.44
TOTAL                          15.44`;

describe("reading-23 rows on paper that is not flat", () => {
  const flat = understandPage(pageOf(RECEIPT)).items.map((item) => [item.name, item.price]);

  it.each<[string, Bend]>([
    ["tilted", (x) => 0.08 * x],
    ["tilted the other way", (x) => -0.1 * x],
    ["curled at the right", (x) => 0.0003 * x * x],
    ["curled more towards the bottom", (x, y) => 0.0000009 * x * x * y],
  ])("reading-23 pairs each name with its own price when the paper is %s", (_, bend) => {
    expect(flat).toHaveLength(6);
    const bent = understandPage(pageOf(RECEIPT, { bend })).items.map((item) => [item.name, item.price]);
    expect(bent).toEqual(flat);
  });

  it("reading-23 pairs prices far from short names by the slope of the prices when paper bends at its edge", () => {
    const reading = understandPage(
      pageOf(
        `
NO NAME
21-GROCERY
(2)05870300101 PEANUT BUTTER      MRJ
  2 @ $3.99                              7.98
06038318640 OLIVE OIL             MRJ    9.99
27-PRODUCE
4011   BANANA                     MRJ
  1.135 kg @ $1.28/kg                    1.45
33-BAKERY INSTORE
06340004321 DEMPSTERS WW          MRJ    2.99
SUBTOTAL                                22.41
TOTAL                                   22.41
            DEBIT                       22.41`,
        { bend: (x) => 0.00036 * (x - 250) ** 2 },
      ),
    );
    expect(reading.items.map((item) => [item.name, item.price])).toEqual([
      ["PEANUT BUTTER", 798],
      ["OLIVE OIL", 999],
      ["BANANA", 145],
      ["DEMPSTERS WW", 299],
    ]);
  });

  it("reading-23 brings back a price column that is one line off", () => {
    const reading = understandPage(
      pageOf(`
MILK                   2.00
NAT BOISS SOYA ORIG
NAT SOYA CHOC          1.99
OEP TORTILLAS          2.29
PAIN                   3.79
                       4.49
SUBTOTAL              14.56
TOTAL                 14.56`),
    );
    expect(reading.items.map((item) => [item.name, item.price])).toEqual([
      ["MILK", 200],
      ["NAT BOISS SOYA ORIG", 199],
      ["NAT SOYA CHOC", 229],
      ["OEP TORTILLAS", 379],
      ["PAIN", 449],
    ]);
  });

  it("reading-23 joins a price that two overlapping boxes cut in two", () => {
    const page = pageOf(
      "CORNER FOODS\nBREAD          3.00\nTOMATOES       2.98\nEGGS           4.00\nTOTAL          9.98",
    );
    const price = page.words.find((word) => word.text === "2.98");
    if (!price) throw new Error("the page lost its price");
    page.words.splice(page.words.indexOf(price), 1);
    page.words.push(
      { ...price, text: "2.9", cx: price.cx - 6, width: 36 },
      { ...price, text: "98R", cx: price.cx + 15, width: 36 },
    );
    expect(understandPage(page).items[1]).toMatchObject({ name: "TOMATOES", price: 298, taxCode: "R" });
  });

  it("reading-23 joins a price column that sinks ever further below its names, in reading order", () => {
    const sinking: Bend = (x, y) => (x > 400 ? 0.09 * (y - 20) : 0);
    const page = pageOf(
      `
CORNER FOODS
CHEESE SANDWICH                 2.70
BEAN SOUP                       3.90
PLAIN FRIES                     1.85
GARDEN SALAD                    4.15
LEMON CAKE                      2.25

TAX                             0.80

TOTAL                          15.65

CASH                           20.00
CHANGE                          4.35`,
      { bend: sinking },
    );
    const rows = (pairing: Pairing) => rowsOf(page, pairing).map(({ text }) => text);
    expect(rows("slope")).not.toContain("TOTAL  15.65");
    expect(rows("order")).toEqual(
      expect.arrayContaining(["CHEESE SANDWICH  2.70", "TAX  0.80", "TOTAL  15.65", "CHANGE  4.35"]),
    );
  });
});

describe("reading-147 a row is read as far as any row of a receipt goes", () => {
  it.each([
    ["a drawn line", "-".repeat(3000)],
    ["figures without a gap", "1".repeat(3000)],
    ["letters with gaps", "A  ".repeat(300)],
  ])("reading-147 %s", (_, line) => {
    const rows = rowsOf(pageOf(`CORNER FOODS\n${line}\nRICE   3.99`));
    expect(Math.max(...rows.map(({ text }) => text.length))).toBe(400);
    expect(
      rows.every(({ text, xs, spelling }) => xs.length === text.length && spelling.length === text.length),
    ).toBe(true);
  });

  it.each([
    ["points", ".  ".repeat(300)],
    ["letters with gaps", "A  ".repeat(300)],
    ["letters", "A".repeat(900)],
  ])("reading-147 the price behind many %s stays an article's", (_, filling) => {
    const { items } = understandPage(pageOf(`CORNER FOODS\nRICE   3.99\nGF BREAD ${filling}   6.99`));
    expect(items.map(({ price }) => price)).toEqual([399, 699]);
    expect(items[1]?.name).toMatch(/^GF BREAD/);
  });

  it("reading-147 goods stay beside it", () => {
    const { items } = understandPage(pageOf(`CORNER FOODS\n${"-".repeat(3000)}\nRICE   3.99\nTOTAL   3.99`));
    expect(items.map(({ name, price }) => [name, price])).toEqual([["RICE", 399]]);
  });
});

describe("reading-149 what a page of words costs grows as their number does", () => {
  /** Words in `rows` rows, `across` of them beside each other, each of one letter's height apart from the next row. */
  const gridOf = (rows: number, across: number): OcrPage => ({
    width: across * 110,
    height: rows * 30,
    words: Array.from({ length: rows * across }, (_, at) => ({
      text: at % across === across - 1 ? `${at % 9}.99` : "WORD",
      confidence: 0.97,
      cx: 60 + (at % across) * 110,
      cy: 30 + Math.floor(at / across) * 30,
      width: 90,
      height: 22,
      angle: 0,
    })),
  });
  /** How often two places of a page are set against each other. */
  const comparisonsFor = (page: OcrPage) => {
    const compared = vi.spyOn(Math, "abs");
    const read = linesOf(rowsOf(page));
    const times = compared.mock.calls.length;
    compared.mockRestore();
    return { read: read.length, times };
  };

  it.each([
    ["separate rows", 1],
    ["rows of thirty words", 30],
  ])("reading-149 of %s twice as many take about twice as much", (_, across) => {
    const [some, more] = [1500, 3000].map((words) => comparisonsFor(gridOf(words / across, across)));
    expect([some?.read, more?.read]).toEqual([1500 / across, 3000 / across]);
    expect((more?.times ?? 0) / (some?.times ?? 1)).toBeLessThan(2.5);
  });
});
