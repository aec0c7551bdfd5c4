import type { Formula, Operand } from "@gf-ledger/claim/credits/explanation/explained-line";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { translatorOf } from "@gf-ledger/messages/translator";

/** How a line's amount is made, with the amounts in it: "15% of $1,140.00". `null` for what was given. */
export function formulaText(formula: Formula, locale: Locale): string | null {
  const t = translatorOf(locale, "creditEstimate.formula");
  const money = (cents: Cents) => formatMoney(dollarsFromCents(cents), locale);
  const amounts = (of: readonly Operand[]) => of.map(({ cents }) => money(cents));
  switch (formula.operation) {
    case "given":
      return null;
    case "sum":
      return formula.of.length > 1 ? amounts(formula.of).join(" + ") : null;
    case "lesser":
    case "greater":
      return t(formula.operation, { amounts: new Intl.ListFormat(locale).format(amounts(formula.of)) });
    case "difference":
      return t("difference", {
        from: money(formula.from.cents),
        less: money(formula.less.cents),
        least: money(0),
      });
    case "percent":
      return t("percent", { percent: formula.percent, of: money(formula.of.cents) });
  }
}
