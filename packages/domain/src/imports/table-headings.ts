import { spellingKey } from "../line-item/spelling-key";
import { IMPORT_FIELDS, type ImportField } from "./import-fields";
import { briefText, type TableRow } from "./table";

/**
 * Headings as other tools write them, in English and French, folded by `spellingKey`. The first pattern that
 * finds a column decides, so that narrow ones stand before wide ones.
 */
const HEADINGS: Readonly<Record<ImportField, readonly RegExp[]>> = {
  purchaseDate: [
    /^(purchase|transaction|receipt|order) date$/,
    /^date( d achat)?$/,
    /\bdate\b/,
    /^day$|^jour$/,
  ],
  regularPrice: [
    /\b(regular|ordinary|non gf|non gluten free|with gluten|comparable|equivalent|wheat)\b.*\b(price|cost|amount)\b/,
    /\b(price|cost)\b.*\b(with gluten|non gf|regular)\b/,
    /\b(prix|cout)\b.*\b(ordinaire|courant|regulier|comparable|avec gluten)\b/,
    /^(regular|comparable|non gf)$/,
  ],
  received: [/^(credits?|inflow|deposits?|money in|funds in|paid in|depots?)( amount| montant)?$/],
  price: [
    /\b(gf|gluten free)\b.*\b(price|cost|amount|paid)\b/,
    /\b(price|cost)\b.*\b(gf|gluten free|paid)\b/,
    /\b(prix|cout)\b.*\bsans gluten\b/,
    /^(price|amount|cost|paid|total|prix|montant|cout|unit price|price each|prix unitaire)$/,
    /^(debits?|outflow|withdrawals?|money out|funds out|paid out|retraits?)( amount| montant)?$/,
    /\bpurchase price\b/,
    /\b(price|amount|prix|montant|paid|paye)\b/,
    // One bank has a column for each currency.
    /^(cad|usd)$/,
  ],
  name: [
    /^(product|item|article|produit) ?(name|nom)?$/,
    /^(name|nom|description|title|titre)$/,
    /\b(product|item|article|produit|description)\b/,
    /^(memo|notes?)$/,
    /^(transaction )?details?$/,
  ],
  quantity: [
    /^(quantity|qty|qte|quantite|units|number|number (bought|purchased)|nombre|count)$/,
    /\b(quantity|quantite|qty)\b/,
    /^(number|nombre) (of|d|de) (items?|units?|packages?|products?|articles?|unites|paquets|produits)\b/,
  ],
  store: [
    /^(store|shop|merchant|retailer|vendor|seller|supplier|magasin|marchand|epicerie|commerce|detaillant|vendeur|fournisseur)\b/,
    /^(payee|beneficiaire|destination name|warehouse( name)?|website)$/,
  ],
  category: [/^(category|categorie|type|group)$/, /\bcategor/],
  size: [
    /^(size|package size|weight|format|grandeur|poids|taille)$/,
    /\b(gf|gluten free)\b.*\b(size|weight)\b/,
    /\b(format|poids)\b.*\bsans gluten\b/,
  ],
  unit: [/^(unit|units? of measure|unite|uom)$/],
  currency: [/^(currency|devise|monnaie)( code)?$/],
};

/** Headings of money that no price stands under. */
const NOT_A_PRICE =
  /\b(difference|saving(?:s|)|extra|incremental|deduction|tax|taxe|tps|tvq|basis|source|origine|list|foreign|balance|solde)\b/;
/** Headings of what identifies a thing, in place of naming it. */
const NOT_A_NAME = /\b(number|numero|id|code|sku|upc|asin)\b/;

export type Columns = { -readonly [Field in ImportField]: number | null };

export const NO_COLUMNS: Readonly<Columns> = Object.fromEntries(
  IMPORT_FIELDS.map((field) => [field, null]),
) as Columns;

function fits(field: ImportField, heading: string): boolean {
  if (field === "price" || field === "regularPrice") return !NOT_A_PRICE.test(heading);
  return field !== "name" || !NOT_A_NAME.test(heading);
}

/**
 * Which column holds what, by its folded headings. Of several that may hold the same, one that is not `elsewhere`,
 * in another currency, comes first.
 */
export function columnsUnder(
  headings: readonly string[],
  elsewhere: (column: number) => boolean = () => false,
): Columns {
  const columns = { ...NO_COLUMNS };
  const taken = new Set<number>();
  for (const field of Object.keys(HEADINGS) as ImportField[]) {
    const free = [...headings.keys()].filter(
      (column) => !taken.has(column) && fits(field, headings[column] ?? ""),
    );
    const groups = [free.filter((column) => !elsewhere(column)), free.filter(elsewhere)];
    const found = groups
      .flatMap((group) =>
        HEADINGS[field].map((pattern) => group.find((at) => pattern.test(headings[at] ?? ""))),
      )
      .find((at) => at !== undefined);
    if (found === undefined) continue;
    columns[field] = found;
    taken.add(found);
  }
  return columns;
}

/** A heading without case, accents and signs; the sign of a number is said. */
export const foldedHeading = (text: string) => spellingKey(text.replace(/(?<=\p{L}\s?)#/u, " number"));

const known = (headings: readonly string[]) =>
  Object.values(columnsUnder(headings.map(foldedHeading))).filter((column) => column !== null).length;

/** The headings of one row, or of two that say them together, and how many columns are known by them. */
interface Headings {
  readonly texts: readonly string[];
  readonly known: number;
}

const textsOf = ({ cells }: TableRow) => cells.map((cell) => briefText(cell));

/** The upper of two rows of headings, in which a merged cell stands over several columns. */
function spread(upper: readonly string[], width: number): string[] {
  let group = "";
  return Array.from({ length: width }, (_, column) => {
    group = upper[column] || group;
    return group;
  });
}

/** A row that may say the rest of the headings above it: texts alone, no dates or amounts. */
const saysMore = (texts: readonly string[]) =>
  texts.some((text) => text !== "") && !texts.some((text) => /\d/.test(text));

/**
 * The headings at a row: those of the row itself, or joined with the row above where more is known by both, as
 * under heads that are merged over several columns.
 */
export function headingsAt(rows: readonly TableRow[], line: number): Headings {
  const at = rows.findIndex((row) => row.line === line);
  const [row, above] = [rows[at], rows[at - 1]];
  if (!row) return { texts: [], known: 0 };
  const own = textsOf(row);
  let best: Headings = { texts: own, known: known(own) };
  if (!above || !saysMore(own)) return best;
  const upper = textsOf(above);
  const groups = spread(upper, Math.max(own.length, upper.length));
  const joined = groups.map((group, column) => {
    const text = own[column] ?? "";
    return text === "" ? (upper[column] ?? "") : `${group} ${text}`.trim();
  });
  // A heading that stands there twice says only with its group which of the two it is.
  const isOnce = (column: number) => own.filter((text) => text === own[column]).length === 1;
  const mixed = joined.map((both, column) => {
    const text = own[column] ?? "";
    return text !== "" && isOnce(column) && known([text]) > 0 ? text : both;
  });
  for (const texts of [joined, mixed]) {
    const count = known(texts);
    if (count > best.known) best = { texts, known: count };
  }
  // Alone the upper row is a head with a table below it.
  return best.known > known(upper) ? best : { texts: own, known: known(own) };
}

/** Rows above which headings are looked for: titles and dates of the report stand there. */
const HEADINGS_WITHIN = 30;

/** The row that looks most like headings, the lower one of two, counted from 1 in the file; 0 where none does. */
export function guessHeadingRow(rows: readonly TableRow[]): number {
  let best = { line: 0, known: 1 };
  for (const { line } of rows.slice(0, HEADINGS_WITHIN)) {
    const found = headingsAt(rows, line).known;
    if (found > best.known) best = { line, known: found };
  }
  return best.line;
}
