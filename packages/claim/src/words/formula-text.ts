import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { Formula } from "../credits/explained-line";

/** How a line's amount is made, with the amounts in it: "15% of $1,140.00". `null` for what was given. */
export function formulaText(formula: Formula, edition: Edition): string | null {
  const money = (cents: Cents) => formatMoney(dollarsFromCents(cents), edition);
  const list = (amounts: readonly { readonly cents: Cents }[], between: string) =>
    amounts.map(({ cents }) => money(cents)).join(between);
  switch (formula.operation) {
    case "given":
      return null;
    case "sum":
      return formula.of.length > 1 ? list(formula.of, " + ") : null;
    case "lesser":
      return `the lesser of ${list(formula.of, " and ")}`;
    case "greater":
      return `the larger of ${list(formula.of, " and ")}`;
    case "difference":
      return `${money(formula.from.cents)} − ${money(formula.less.cents)}, at least ${money(0)}`;
    case "percent":
      return `${formula.percent}% of ${money(formula.of.cents)}`;
  }
}
