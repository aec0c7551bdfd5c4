import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import type { OcrPage } from "../ocr/word";
import { bestReading, doubtIn } from "./several-looks";
import { judgedReading } from "./understand-page";

const PAGE = pageOf(`
CORNER FOODS
OAT MILK           4.29
RYE BREAD          3.10
PLUM JAM           5.25
LEMONS             1.20
SUBTOTAL          13.84
TAX                0.00
TOTAL             13.84`);

const without = (page: OcrPage, ...texts: string[]): OcrPage => ({
  ...page,
  words: page.words.filter(({ text }) => !texts.includes(text)),
});
const reads = (page: OcrPage, text: string, as: string, confidence: number): OcrPage => ({
  ...page,
  words: page.words.map((word) => (word.text === text ? { ...word, text: as, confidence } : word)),
});
const pricesOf = (...looks: OcrPage[]) => bestReading(looks).reading.items.map((item) => item.price);
const doubt = (page: OcrPage) => doubtIn(judgedReading(page), page);
const RIGHT = [429, 310, 525, 120];

describe("reading-15 a second look at another scale", () => {
  it("reading-15 is not worth it when the items come to the printed sum", () => {
    expect(doubt(PAGE)).toBeNull();
  });

  it("reading-15 is worth it when a price was lost, though the sum would leave one for it", () => {
    expect(doubt(without(PAGE, "5.25"))).toBe("all");
    expect(doubt(without(PAGE, "5.25", "1.20"))).toBe("all");
  });

  it("reading-15 fills in what each of two looks lost", () => {
    const first = without(PAGE, "5.25", "LEMONS", "1.20");
    const second = without(PAGE, "OAT MILK", "4.29");
    expect(pricesOf(first, second)).toEqual(RIGHT);
    expect(bestReading([first, second]).trust.confirmed).toBe(true);
  });

  it("reading-15 takes of two readings of one price the surer one when the figures then agree", () => {
    const first = reads(without(PAGE, "1.20"), "3.10", "8.10", 0.6);
    const second = reads(PAGE, "4.29", "1.29", 0.55);
    expect(pricesOf(first, second)).toEqual(RIGHT);
  });

  it("reading-15 keeps the first look when another tells nothing better", () => {
    const first = without(PAGE, "1.20", "LEMONS");
    expect(bestReading([first, without(first, "13.84", "4.29", "3.10")]).reading).toEqual(
      judgedReading(first).reading,
    );
  });

  it("reading-63 is taken at the head alone, down to the first goods, where only the store of a small photo is not sure", () => {
    const nameless = without(PAGE, "CORNER FOODS");
    const [milk, bread] = ["OAT MILK", "RYE BREAD"].map((name) =>
      PAGE.words.find(({ text }) => text === name),
    );
    const part = doubt(nameless);
    if (part === null || part === "all") throw new Error("a part of the page is in doubt");
    expect(part.top).toBe(0);
    expect(part.bottom).toBeGreaterThan(milk?.cy ?? 0);
    expect(part.bottom).toBeLessThan(bread?.cy ?? 0);
    expect(doubt(without(nameless, "5.25"))).toBe("all");
    expect(doubt({ ...nameless, width: 4 * nameless.width, height: 4 * nameless.height })).toBeNull();
  });

  it("reading-15 takes store and date from the look that tells them", () => {
    const dated = pageOf(`
PUBLIX
OAT MILK           4.29
TOTAL              4.29
06/17/2024 14:05`);
    const torn = { ...dated, words: dated.words.filter(({ text }) => !/PUBLIX|2024/.test(text)) };
    const { reading } = bestReading([
      torn,
      { ...dated, words: dated.words.slice(0, 1).concat(dated.words.slice(-1)) },
    ]);
    expect(reading.store.value).toBe("Publix");
    expect(reading.purchaseDate.value).toBe("2024-06-17");
    expect(reading.items.map(({ price }) => price)).toEqual([429]);
    expect(reading.issues.map(({ code }) => code)).not.toContain("no_store");
  });
});
