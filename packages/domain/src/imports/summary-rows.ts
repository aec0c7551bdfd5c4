import { spellingKey } from "../line-item/spelling-key";
import type { ImportMapping } from "./import-mapping";
import { importedDate } from "./imported-date";
import { briefText, type TableRow } from "./table";

const MONTH =
  "jan\\p{L}*|fe[bv]\\p{L}*|mar\\p{L}*|a[pv]r\\p{L}*|ma[iy]|jui?[nl]\\p{L}*|aug\\p{L}*|aout|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*";
const MORE = `general|amount|montant|cost|claim|spent|paid|depenses|year|annee|annual|annuel|month|mois|for|of|pour|de|du|en|\\d{1,4}|${MONTH}`;
/** A cell that names a sum and nothing else, folded: there is a cereal of that name. */
const SUM = new RegExp(
  `^(?:grand |sub ?|sous |(?:${MONTH})(?: \\d{4})? )?(?:totals?|totaux|somme|sum)(?: (?:${MORE})){0,4}$`,
  "u",
);

/**
 * The rows below the headings that may be purchases: rows of totals, which have no date, and headings that are
 * printed again are none.
 */
export function purchaseRows(
  rows: readonly TableRow[],
  { headingRow, columns, dateOrder }: ImportMapping,
): readonly TableRow[] {
  const folded = ({ cells }: TableRow) => cells.map((cell) => spellingKey(briefText(cell)));
  const heading = rows.find(({ line }) => line === headingRow);
  const printed = heading ? folded(heading).join("\n") : null;
  const date = columns.purchaseDate;
  return rows.filter((row) => {
    if (row.line <= headingRow) return false;
    const texts = folded(row);
    if (texts.join("\n") === printed) return false;
    if (typeof date !== "number" || importedDate(row.cells[date] ?? "", dateOrder ?? "mdy")) return true;
    return !texts.some((text) => SUM.test(text));
  });
}
