import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import type { OcrPage } from "../ocr/word";
import { bestReading, isDoubtful } from "./several-looks";
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
const pricesOf = (...looks: OcrPage[]) => bestReading(looks).reading.items.map((item) => item.priceCents);
const RIGHT = [429, 310, 525, 120];

describe("§9 a second look at another scale", () => {
  it("§9 is not worth it when the items come to the printed sum", () => {
    expect(isDoubtful(judgedReading(PAGE))).toBe(false);
  });

  it("§9 is worth it when a price was lost, though the sum would leave one for it", () => {
    expect(isDoubtful(judgedReading(without(PAGE, "5.25")))).toBe(true);
    expect(isDoubtful(judgedReading(without(PAGE, "5.25", "1.20")))).toBe(true);
  });

  it("§9 fills in what each of two looks lost", () => {
    const first = without(PAGE, "5.25", "LEMONS", "1.20");
    const second = without(PAGE, "OAT MILK", "4.29");
    expect(pricesOf(first, second)).toEqual(RIGHT);
    expect(bestReading([first, second]).trust.confirmed).toBe(true);
  });

  it("§9 takes of two readings of one price the surer one when the figures then agree", () => {
    const first = reads(without(PAGE, "1.20"), "3.10", "8.10", 0.6);
    const second = reads(PAGE, "4.29", "1.29", 0.55);
    expect(pricesOf(first, second)).toEqual(RIGHT);
  });

  it("§9 keeps the first look when another tells nothing better", () => {
    const first = without(PAGE, "1.20", "LEMONS");
    expect(bestReading([first, without(first, "13.84", "4.29", "3.10")]).reading).toEqual(
      judgedReading(first).reading,
    );
  });
});
