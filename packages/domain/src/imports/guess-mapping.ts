import { spellingKey } from "../line-item/spelling-key";
import { IMPORT_FIELDS, type ImportField, type ImportMapping } from "./import-mapping";
import { guessDecimal } from "./imported-amount";
import { guessDateOrder } from "./imported-date";
import { briefText, type TableRow } from "./table";

/**
 * Headings as other tools write them, in English and French, folded by `spellingKey`. The first pattern that
 * finds a column decides, so that narrow ones stand before wide ones.
 */
const HEADINGS: Readonly<Record<ImportField, readonly RegExp[]>> = {
  purchaseDate: [/^(purchase|transaction|receipt) date$/, /^date( d achat)?$/, /\bdate\b/, /^day$|^jour$/],
  regularPrice: [
    /\b(regular|ordinary|non gf|non gluten free|with gluten|comparable|equivalent|wheat)\b.*\b(price|cost|amount)\b/,
    /\b(price|cost)\b.*\b(with gluten|non gf|regular)\b/,
    /\b(prix|cout)\b.*\b(ordinaire|courant|regulier|comparable|avec gluten)\b/,
    /^(regular|comparable|non gf)$/,
  ],
  price: [
    /\b(gf|gluten free)\b.*\b(price|cost|amount|paid)\b/,
    /\b(price|cost)\b.*\b(gf|gluten free|paid)\b/,
    /\b(prix|cout)\b.*\bsans gluten\b/,
    /^(price|amount|cost|paid|total|prix|montant|cout|unit price|price each|prix unitaire)$/,
    /\b(price|amount|prix|montant|paid|paye)\b/,
  ],
  name: [
    /^(product|item|article|produit) ?(name|nom)?$/,
    /^(name|nom|description)$/,
    /\b(product|item|article|produit|description)\b/,
  ],
  quantity: [
    /^(quantity|qty|qte|quantite|units|number|number bought|nombre|count)$/,
    /\b(quantity|quantite|qty)\b/,
  ],
  store: [/^(store|shop|merchant|retailer|vendor|seller|magasin|marchand|epicerie|commerce)\b/],
  category: [/^(category|categorie|type|group)$/, /\bcategor/],
  size: [/^(size|package size|weight|format|grandeur|poids|taille)$/],
  unit: [/^(unit|units? of measure|unite|uom)$/],
  currency: [/^(currency|devise|monnaie)$/],
};
/** Headings of money that no price stands under. */
const NOT_A_PRICE =
  /\b(difference|saving|extra|incremental|deduction|tax|taxe|tps|tvq|basis|source|origine|difference)\b/;
const EACH = /\b(unit|each|average|avg|unitaire|chacun|moyen)\b/;
/** Rows above which headings are looked for: titles and dates of the report stand there. */
const HEADINGS_WITHIN = 30;
/** Rows that are looked at to tell how dates and amounts are written. */
const LOOKED_AT = 2000;

type Columns = { -readonly [Field in ImportField]: number | null };

function columnsUnder(headings: readonly string[]): Columns {
  const columns = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, null])) as Columns;
  const taken = new Set<number>();
  for (const field of Object.keys(HEADINGS) as ImportField[]) {
    const isMoney = field === "price" || field === "regularPrice";
    for (const pattern of HEADINGS[field]) {
      const at = headings.findIndex(
        (heading, index) =>
          !taken.has(index) && pattern.test(heading) && !(isMoney && NOT_A_PRICE.test(heading)),
      );
      if (at < 0) continue;
      columns[field] = at;
      taken.add(at);
      break;
    }
  }
  return columns;
}

const foldedRow = ({ cells }: TableRow) => cells.map((cell) => spellingKey(briefText(cell)));
const known = (columns: Columns) => IMPORT_FIELDS.filter((field) => columns[field] !== null).length;

/** The row that looks most like headings, counted from 1 in the file; 0 where none does. */
export function guessHeadingRow(rows: readonly TableRow[]): number {
  let best = { line: 0, known: 1 };
  for (const row of rows.slice(0, HEADINGS_WITHIN)) {
    const found = known(columnsUnder(foldedRow(row)));
    if (found > best.known) best = { line: row.line, known: found };
  }
  return best.line;
}

/** What can be told of a table from its headings and its cells; a person changes what is wrong (reports-38). */
export function guessMapping(
  rows: readonly TableRow[],
  {
    sheet,
    given,
  }: { readonly sheet: string | null; readonly given?: Pick<ImportMapping, "headingRow"> | undefined },
): ImportMapping {
  const headingRow = given?.headingRow ?? guessHeadingRow(rows);
  const heading = rows.find(({ line }) => line === headingRow);
  const headings = heading ? foldedRow(heading) : [];
  const columns = columnsUnder(headings);
  return {
    sheet,
    headingRow,
    columns,
    ...formatsIn(rows, { headingRow, columns }),
    pricesAreEach: areEach(headings, columns),
  };
}

const areEach = (headings: readonly string[], { price, quantity }: Columns) =>
  quantity !== null && price !== null && EACH.test(headings[price] ?? "");

/** How dates and amounts are written in the columns that hold them. */
export function formatsIn(
  rows: readonly TableRow[],
  { headingRow, columns }: Pick<ImportMapping, "headingRow" | "columns">,
): Pick<ImportMapping, "dateOrder" | "decimal"> {
  const below = rows.filter(({ line }) => line > headingRow).slice(0, LOOKED_AT);
  const cellsOf = (column: number | null | undefined) =>
    typeof column === "number" ? below.map(({ cells }) => cells[column] ?? "") : [];
  return {
    dateOrder: guessDateOrder(cellsOf(columns.purchaseDate)),
    decimal: guessDecimal([...cellsOf(columns.price), ...cellsOf(columns.regularPrice)]),
  };
}
