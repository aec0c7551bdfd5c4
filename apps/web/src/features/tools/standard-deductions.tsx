import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/standard-deductions";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";

/** Itemizing for earlier years is past its time for most people. */
const FIRST_YEAR = 2024;

/** The years that the calculator shows, oldest first. */
export const SHOWN_DEDUCTIONS = STANDARD_DEDUCTIONS.filter(({ year }) => year >= FIRST_YEAR);

const money = (cents: number) => formatMoney(dollarsFromCents(cents), "us");

export function StandardDeductions() {
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">Standard deduction by tax year and filing status</caption>
      <thead>
        <tr className="[&>th]:py-1.5 [&>th]:font-semibold">
          <th scope="col">Year</th>
          <th scope="col">Single</th>
          <th scope="col">Joint</th>
          <th scope="col">Head of household</th>
        </tr>
      </thead>
      <tbody>
        {SHOWN_DEDUCTIONS.map(({ year, singleCents, jointCents, headOfHouseholdCents }) => (
          <tr key={year} className="border-t border-line [&>td]:figures [&>td]:py-1.5">
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
