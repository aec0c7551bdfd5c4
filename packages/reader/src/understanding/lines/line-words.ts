import { type PrintedWords, printedWords } from "../words/printed-words";
import { LINE_WORD_RULES, type LineRule, type LineWord } from "./line-rules";

function fulfils({ label, letters }: PrintedWords, rule: LineRule): boolean {
  const states = rule.label?.test(label) || rule.letters?.test(letters) || rule.is?.({ label, letters });
  return states === true && !rule.unless?.label?.test(label) && !rule.unless?.letters?.test(letters);
}

/** The rule that decides what a line is; `null` where none does. */
export function lineRuleOf(text: string): LineRule | null {
  const printed = printedWords(text);
  return LINE_WORD_RULES.find((rule) => fulfils(printed, rule)) ?? null;
}

/** What the words of a line (without its price) say it is. */
export function lineWordOf(text: string): LineWord {
  return lineRuleOf(text)?.word ?? "open";
}
