import type { ReturnLinesView } from "@gf-ledger/claim/return-lines/return-lines-view";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";

interface CorrectionProps {
  correction: NonNullable<ReturnLinesView["correction"]>;
  currency: Currency;
}

/** The three columns of form T1-ADJ or 1040-X, below each line, so that they fit a phone (claim-65). */
export function CorrectionTable({ correction, currency }: CorrectionProps) {
  const t = useTranslations("returnLines");
  const locale = useLocale();
  const edition = editionOfCurrency(currency);
  const columns =
    edition === "us"
      ? ([t("columns.a"), t("columns.b"), t("columns.c")] as const)
      : ([t("columns.previous"), t("columns.change"), t("columns.revised")] as const);
  const money = (amount: number | null) => (amount === null ? "–" : formatMoney(amount, locale));
  const rows = [
    ...correction.lines.map((line) => ({ ...line, key: line.name })),
    ...correction.credits.map((credit) => ({ ...credit, key: credit.part, name: null })),
  ];
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{t(`correction.title.${edition}`)}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t(`correction.${correction.state}`)}</p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {rows.map(({ key, name, words, previous, change, revised }) => (
          <li key={key} className="py-2">
            {name ? <span className="block font-medium">{name}</span> : null}
            <span className="block text-ink-soft">{words}</span>
            <dl className="mt-1 grid grid-cols-3 gap-x-3">
              {[previous, change, revised].map((amount, index) => (
                <div key={columns[index]}>
                  <dt className="text-xs text-ink-soft">{columns[index]}</dt>
                  <dd className="figures">{money(amount)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {correction.notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </section>
  );
}
