import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { Formula } from "../credits/explained-line";
import { wordsOfClaim } from "./words-of-claim";

/** How a line's amount is made, with the amounts in it: "15% of $1,140.00". `null` for what was given. */
export function formulaText(formula: Formula, place: Edition | Locale): string | null {
  const words = wordsOfClaim(place).formula;
  const money = (cents: Cents) => formatMoney(dollarsFromCents(cents), place);
  switch (formula.operation) {
    case "given":
      return null;
    case "sum":
      return formula.of.length > 1 ? formula.of.map(({ cents }) => money(cents)).join(" + ") : null;
    case "lesser":
    case "greater":
      return words[formula.operation](formula.of.map(({ cents }) => money(cents)));
    case "difference":
      return words.difference(money(formula.from.cents), money(formula.less.cents), money(0));
    case "percent":
      return words.percent(formula.percent, money(formula.of.cents));
  }
}
