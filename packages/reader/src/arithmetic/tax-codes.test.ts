import type { ReadingCharge } from "@gf-ledger/domain/reading/receipt-reading";
import { describe, expect, it } from "vitest";
import { taxesWithCodes } from "./tax-codes";

const tax = (rawText: string, cents: number): ReadingCharge => ({
  label: rawText,
  cents,
  itemIndex: null,
  rawText,
  confidence: 0.9,
  box: null,
});
const item = (price: number, taxCode: string | null) => ({ price, taxCode });
const fee = (cents: number) => ({ cents });
/** The letters told of each tax, of a receipt that adds up unless said otherwise. */
const codesOf = (
  taxes: readonly ReadingCharge[],
  items: readonly ReturnType<typeof item>[],
  { deposits = [] as ReturnType<typeof fee>[], addsUp = true } = {},
) => taxesWithCodes(taxes, { items, deposits, addsUp }).map(({ codes }) => codes);

describe("reading-43 the letters of lines that a tax was charged on", () => {
  it.each(["G=GST 5%  10.00 @ 5.000%", "G:GST 5%", "G  5% TAX", "SALES TAX G=5.00%"])(
    "reading-43 takes the codes that hold the letter printed in %s",
    (line) => {
      const items = [item(598, "GMRJ"), item(402, "GR"), item(250, "MRJ"), item(100, null)];
      expect(codesOf([tax(line, 50)], items)).toEqual([["GMRJ", "GR"]]);
      expect(codesOf([tax(line, 50)], items, { addsUp: false })).toEqual([["GMRJ", "GR"]]);
    },
  );

  it("reading-43 lets a printed letter's tax be taken on fees too, and on nothing else", () => {
    const line = [tax("G=GST 5%  6.19 @ 5.000%", 31)];
    expect(codesOf(line, [item(579, "GR"), item(250, "R")], { deposits: [fee(40)] })).toEqual([["GR"]]);
    expect(codesOf(line, [item(300, "GR"), item(250, "R")], { deposits: [fee(40)] })).toEqual([[]]);
    expect(codesOf(line, [item(900, "GR"), item(250, "R")])).toEqual([[]]);
  });

  it("reading-43 takes the only choice of letters that gives each tax at its printed rate", () => {
    const items = [item(888, "X"), item(888, "X"), item(398, "P"), item(500, "N"), item(700, "N")];
    expect(codesOf([tax("TAX 1  6.500 %  1.15", 115), tax("TAX 4  7.500 %  0.30", 30)], items)).toEqual([
      ["X"],
      ["P"],
    ]);
  });

  it("reading-43 takes several letters that a tax was charged on together, and the printed base", () => {
    const items = [item(400, "A"), item(249, "B"), item(655, "N")];
    expect(codesOf([tax("TAX 9.5% ON 6.49  0.62", 62)], items)).toEqual([["A", "B"]]);
    expect(codesOf([tax("TAX 9.5%  0.62", 62)], items)).toEqual([[]]);
  });

  it.each([
    ["GST  $0.65", 65, "G", 1307],
    ["HST  1.30", 130, "G", 1000],
    ["TVQ  1.00", 100, "G", 1003],
    ["PST  0.70", 70, "G", 1000],
    ["SALES TAX  0.83", 83, "G", 1181],
  ])("reading-43 knows what rates %s may have", (line, cents, code, taxable) => {
    expect(codesOf([tax(line, cents)], [item(taxable, code), item(9000, null), item(8000, "D")])).toEqual([
      [code],
    ]);
  });

  it.each([
    ["two choices fit", [item(1000, "X"), item(1000, "N")], true],
    ["lines without a letter would have to be taxed", [item(600, "X"), item(400, null)], true],
    ["none fits", [item(300, "X"), item(200, "N")], true],
    ["the receipt does not add up", [item(1000, "X"), item(300, "N")], false],
    ["no line has a letter", [item(1000, null)], true],
    ["there are more letters than tills use", [..."ABCDEFGHI"].map((code) => item(1000, code)), true],
  ])("reading-43 names none where %s", (_, items, addsUp) => {
    expect(codesOf([tax("TAX 1  7.000 %  0.70", 70)], items, { addsUp })).toEqual([[]]);
  });

  it("reading-43 names none where another tax shows that letters were misread, nor of a tax of 0.00", () => {
    const items = [item(1000, "X"), item(300, "N")];
    expect(codesOf([tax("TAX 1  7.000 %", 70), tax("TAX 2  2.000 %", 33)], items)).toEqual([[], []]);
    expect(codesOf([tax("TAX 1  7.000 %", 0)], items)).toEqual([[]]);
  });

  it("reading-43 counts goods given back with their letter", () => {
    const items = [item(1000, "X"), item(500, "X"), item(-500, "X"), item(300, "N")];
    expect(codesOf([tax("TAX 1  7.000 %", 70)], items)).toEqual([["X"]]);
  });
});
