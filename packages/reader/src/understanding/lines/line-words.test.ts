import { describe, expect, it } from "vitest";
import { isTotal, NO_TOTALS, TOTALS } from "../totals/total-words";
import { printedWords } from "../words/printed-words";
import { LINE_WORD_RULES } from "./line-rules";
import { lineRuleOf, lineWordOf } from "./line-words";

describe("reading-19 the words of a line say what it is", () => {
  it.each(LINE_WORD_RULES.map((rule) => [rule.example, rule.word, rule] as const))(
    "%s is %s, by its own row of the table",
    (example, _word, rule) => {
      expect(lineRuleOf(example)).toBe(rule);
    },
  );

  it.each(["BANANAS", "CASHEW BUTTER", "SUB TUNA MELT", ""])("nothing settles what %s is", (text) => {
    expect(lineWordOf(text)).toBe("open");
  });

  it.each([
    ["TAXABLE GROCERY", "open"],
    ["GST # 12345", "open"],
    ["POINTS REDEEMED OFF", "was"],
    ["CASHEWS", "open"],
    ["TOTAL DISCOUNT", "discount"],
    ["CASH BACK", "change"],
    ["CARD APRVL", "payment"],
    ["APRICOTS", "open"],
  ])("an earlier row or its exception decides %s: %s", (text, word) => {
    expect(lineWordOf(text)).toBe(word);
  });
});

describe("reading-19 a total in its forms", () => {
  it.each(TOTALS.map((form) => [form.example, form] as const))("%s is one", (example, form) => {
    expect(form.is(printedWords(example))).toBe(true);
    expect(isTotal(printedWords(example))).toBe(true);
  });

  it.each(NO_TOTALS.map((form) => [form.example, form] as const))("%s is none", (example, form) => {
    expect(form.is(printedWords(example))).toBe(true);
    expect(isTotal(printedWords(example))).toBe(false);
  });

  it("what stands in brackets tells how many", () => {
    expect(isTotal(printedWords("TOTAL (1 QTY)"))).toBe(true);
  });
});
