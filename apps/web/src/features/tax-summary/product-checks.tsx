import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import { useAmountOfFood } from "../bought/use-amount-of-food";

/** What a reader checks a row by: size or weight, what was paid and compared, tax, and what is doubtful. */
export function ProductChecks({ row }: { row: ProductSummary }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.checks");
  const sums = useTranslations("claimSums");
  const { number } = useFormatter();
  const amountOf = useAmountOfFood();
  const money = (dollars: number) => formatMoney(dollars, locale);
  const { perMeasure, person, share } = row;
  const percent = number(share ?? 0, { style: "percent", maximumFractionDigits: 2 });
  const part = share === null ? t("sharesDiffer") : share === 1 ? null : t("part", { percent });
  const eaterAndPart = [person && t("eaterOf", { name: person.name }), part].filter(
    (words) => words !== null,
  );
  const facts = [
    eaterAndPart.length === 0 ? null : eaterAndPart.join(", "),
    amountOf(row),
    t("paid", { paid: money(row.paid), compared: money(row.compared) }),
    row.tax === 0 ? null : t("tax", { tax: money(row.tax), regularTax: money(row.regularTax) }),
    perMeasure &&
      t("perMeasure", {
        price: money(perMeasure.price),
        measure: perMeasure.measure === "1 piece" ? t("onePiece") : perMeasure.measure,
        regular: money(perMeasure.regularPrice),
      }),
  ].filter((fact) => fact !== null);
  const notes = [
    row.kind === "no-counterpart" ? t("noCounterpart") : "",
    row.sizeCompared === false ? t("notCompared") : "",
    row.restsOn.estimate !== 0 ? t("estimated") : "",
    row.averagesAreRounded ? sums("averagesAreRounded") : "",
  ].filter((note) => note !== "");
  return (
    <>
      <span className="block text-xs font-normal text-ink-faint">{factsInLine(facts)}</span>
      {notes.length > 0 ? (
        <span className="block text-xs font-normal text-warn">{notes.join(" ")}</span>
      ) : null}
    </>
  );
}
