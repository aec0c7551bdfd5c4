import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/united-states/standard-deductions";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";

/** Itemizing for earlier years is past its time for most people. */
const FIRST_YEAR = 2024;

/** The years that the calculator shows, oldest first. */
export const SHOWN_DEDUCTIONS = STANDARD_DEDUCTIONS.filter(({ year }) => year >= FIRST_YEAR);

export function StandardDeductions() {
  const t = useTranslations("tools.unitedStates.table");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">{t("caption")}</caption>
      <thead>
        <tr className="[&>th]:py-1.5 [&>th]:pr-2 [&>th]:font-semibold">
          <th scope="col">{t("year")}</th>
          <th scope="col">{t("single")}</th>
          <th scope="col">{t("joint")}</th>
          <th scope="col">{t("headOfHousehold")}</th>
        </tr>
      </thead>
      <tbody>
        {SHOWN_DEDUCTIONS.map(({ year, singleCents, jointCents, headOfHouseholdCents }) => (
          <tr key={year} className="border-t border-line [&>td]:figures [&>td]:py-1.5 [&>td]:pr-2">
            <th scope="row" className="py-1.5 font-medium">
              {year}
            </th>
            <td>{money(singleCents)}</td>
            <td>{money(jointCents)}</td>
            <td>{money(headOfHouseholdCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
