import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/standard-deductions";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { Messages } from "@gf-ledger/messages/messages";

/** Itemizing for earlier years is past its time for most people. */
const FIRST_YEAR = 2024;

/** The years that the calculator shows, oldest first. */
export const SHOWN_DEDUCTIONS = STANDARD_DEDUCTIONS.filter(({ year }) => year >= FIRST_YEAR);

interface StandardDeductionsProps {
  locale: Locale;
  words: Messages["tools"]["unitedStates"]["table"];
}

export function StandardDeductions({ locale, words }: StandardDeductionsProps) {
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="[&>th]:py-1.5 [&>th]:pr-2 [&>th]:font-semibold">
          <th scope="col">{words.year}</th>
          <th scope="col">{words.single}</th>
          <th scope="col">{words.joint}</th>
          <th scope="col">{words.headOfHousehold}</th>
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
