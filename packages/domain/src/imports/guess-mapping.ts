import type { Currency } from "../edition/edition-facts";
import { columnsByContent } from "./columns-by-content";
import { currencyOfHeading } from "./currency-named";
import type { ImportMapping } from "./import-mapping";
import { guessDecimal, guessSpending, importedCents, importedNumber } from "./imported-amount";
import { guessDateOrder } from "./imported-date";
import { cameIn, namesMovements } from "./imported-movement";
import { cellText, type TableCell, type TableRow } from "./table";
import { type Columns, columnsUnder, foldedHeading, guessHeadingRow, headingsAt } from "./table-headings";

const EACH = /\b(unit|each|average|avg|unitaire|chacun|moyen)\b/;
/** Rows that are looked at to tell how dates and amounts are written. */
const LOOKED_AT = 2000;

type Formats = Pick<ImportMapping, "dateOrder" | "decimal" | "spending">;

/** What can be guessed about a table from its headings and its cells; a person changes what is wrong (reports-38). */
export function guessMapping(
  rows: readonly TableRow[],
  {
    sheet,
    currency,
    given,
  }: {
    readonly sheet: string | null;
    /** The edition's: of a column for each currency that one is read. */
    readonly currency: Currency;
    readonly given?: Pick<ImportMapping, "headingRow"> | undefined;
  },
): ImportMapping {
  const headingRow = given?.headingRow ?? guessHeadingRow(rows);
  const { texts } = headingsAt(rows, headingRow);
  const headings = texts.map(foldedHeading);
  const guessed = columnsUnder(headings, (at) => currencyOfHeading(texts[at] ?? "", currency) !== "own");
  const columns =
    headingRow === 0 ? columnsByContent(rows) : completed(guessed, { rows, headings, headingRow });
  const formats = formatsIn(rows, { headingRow, columns });
  const isFigured = areFiguredEach(rowsBelow(rows, headingRow), columns, formats.decimal);
  const pricesAreEach = areEach(headings, columns) || isFigured;
  return { sheet, headingRow, columns, ...formats, pricesAreEach };
}

interface BelowHeadings {
  readonly rows: readonly TableRow[];
  readonly headings: readonly string[];
  readonly headingRow: number;
}

/** The columns by their headings, with what only their cells tell: which one says whether money came in. */
function completed(guessed: Columns, { rows, headings, headingRow }: BelowHeadings): Columns {
  const columns = { ...guessed };
  const below = rowsBelow(rows, headingRow);
  const cellsOf = (column: number) => below.map(({ cells }) => cells[column] ?? "");
  const isEmpty = (column: number) =>
    below.length > 0 && cellsOf(column).every((cell) => cellText(cell) === "");
  // A bank knows the shop and not the product.
  if (columns.name === null || isEmpty(columns.name)) columns.name = columns.store ?? columns.name;
  if (columns.received === null) {
    const at = headings.findIndex((heading, column) => namesMovements(heading, cellsOf(column)));
    if (at >= 0 && at !== columns.price) columns.received = at;
    if (at >= 0 && at === columns.category) columns.category = null;
  }
  return columns;
}

const rowsBelow = (rows: readonly TableRow[], headingRow: number) =>
  rows.filter(({ line }) => line > headingRow).slice(0, LOOKED_AT);

const areEach = (headings: readonly string[], { price, quantity }: Columns) =>
  quantity !== null && price !== null && EACH.test(headings[price] ?? "");

/**
 * Whether another column multiplies: wherever more than one was bought it holds what one costs, or costs more than the
 * regular product, times how many. So do the sheets of celiac associations.
 */
function areFiguredEach(
  rows: readonly TableRow[],
  { price, regularPrice, quantity }: Columns,
  decimal: ImportMapping["decimal"],
): boolean {
  if (price === null || quantity === null) return false;
  const several = rows.flatMap(({ cells }) => {
    const count = importedNumber(cells[quantity] ?? "", decimal);
    const paid = importedCents(cells[price] ?? "", decimal);
    const regular = regularPrice === null ? 0 : importedCents(cells[regularPrice] ?? "", decimal);
    if (count === null || count <= 1 || !paid || regular === null) return [];
    return [{ cells, products: [paid * count, (paid - regular) * count] }];
  });
  const others = Math.max(0, ...several.map(({ cells }) => cells.length));
  return Array.from({ length: others }, (_, column) => column)
    .filter((column) => ![price, regularPrice, quantity].includes(column))
    .some((column) =>
      several.every(({ cells, products }) => {
        const amount = importedCents(cells[column] ?? "", decimal);
        return amount !== null && products.some((product) => Math.abs(product - amount) <= 1);
      }),
    );
}

/** How dates and amounts are written in the columns that hold them. */
export function formatsIn(
  rows: readonly TableRow[],
  { headingRow, columns }: Pick<ImportMapping, "headingRow" | "columns">,
): Formats {
  const below = rowsBelow(rows, headingRow);
  const cellOf = ({ cells }: TableRow, column: number | null | undefined): TableCell =>
    typeof column === "number" ? (cells[column] ?? "") : "";
  const cellsOf = (column: number | null | undefined) => below.map((row) => cellOf(row, column));
  const decimal = guessDecimal([...cellsOf(columns.price), ...cellsOf(columns.regularPrice)]);
  const paid = below.filter(
    (row) => !cameIn(cellOf(row, columns.received), cellOf(row, columns.price), decimal),
  );
  return {
    dateOrder: guessDateOrder(cellsOf(columns.purchaseDate)),
    decimal,
    spending: guessSpending(
      paid.map((row) => cellOf(row, columns.price)),
      decimal,
    ),
  };
}
