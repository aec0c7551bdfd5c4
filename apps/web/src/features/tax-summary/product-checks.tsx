import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { AVERAGES_ARE_ROUNDED } from "@gf-ledger/domain/tax-report/claim-sentences";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { amountOfFood } from "./amount-of-food";

function notesOf(row: ProductSummary): string[] {
  return [
    row.kind === "no-counterpart" ? "No regular counterpart." : "",
    row.sizeCompared === false ? "Size not compared." : "",
    row.restsOn.estimates > 0 ? "Estimated regular price." : "",
    row.averagesAreRounded ? AVERAGES_ARE_ROUNDED : "",
  ].filter((note) => note !== "");
}

/** Whose row it is, and how much of it is eaten; `null` where one person eats all of everything. */
function whoseWords({ person, share }: ProductSummary): string | null {
  const part =
    share === null ? "shares differ" : share === 1 ? null : `${Number((share * 100).toFixed(2))}% of it`;
  const words = [person && `for ${person.name}`, part].filter((word) => word !== null);
  return words.length === 0 ? null : words.join(", ");
}

/** What a reader checks a row by: size or weight, what was paid and compared, tax, and what is doubtful. */
export function ProductChecks({ row, edition }: { row: ProductSummary; edition: Edition }) {
  const money = (dollars: number) => formatMoney(dollars, edition);
  const { perMeasure } = row;
  const facts = [
    whoseWords(row),
    amountOfFood(row),
    `paid ${money(row.paid)}, compared with ${money(row.compared)}`,
    row.tax === 0 ? null : `tax ${money(row.tax)} and ${money(row.regularTax)}`,
    perMeasure &&
      `${money(perMeasure.price)} for ${perMeasure.measure}, with gluten ${money(perMeasure.regularPrice)}`,
  ].filter((fact) => fact !== null);
  const notes = notesOf(row);
  return (
    <>
      <span className="block text-xs font-normal text-ink-faint">{facts.join(" · ")}</span>
      {notes.length > 0 ? (
        <span className="block text-xs font-normal text-warn">{notes.join(" ")}</span>
      ) : null}
    </>
  );
}
