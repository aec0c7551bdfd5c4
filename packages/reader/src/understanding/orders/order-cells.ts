import type { Line } from "../lines/lines";
import { type QuantityNote, quantityNoteIn } from "../lines/quantity-lines";
import { amountsIn } from "../prices/money";
import type { PlacedWord } from "../rows/row";
import { letterCount } from "../words/glyphs";

/** What a column of an order's table holds. */
export type ColumnRole = "name" | "ordered" | "count" | "unit" | "charged" | "other";

/** A column's heading with where it stands. */
export interface OrderColumn {
  readonly role: ColumnRole;
  readonly left: number;
  readonly right: number;
}

interface At {
  readonly left: number;
  readonly right: number;
}

/** One cell of a row, by what is printed in it. */
export type OrderCell = At &
  (
    | { readonly kind: "text"; readonly text: string }
    | { readonly kind: "count"; readonly count: number }
    | { readonly kind: "money"; readonly cents: number; readonly isUnit: boolean }
    | { readonly kind: "note"; readonly note: QuantityNote }
  );

const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    "ordered",
    /^(?:(?:QTY|QT[EÉ]|QUANTIT(?:Y|[EÉ]))\.? )?(?:ORDERED|COMMAND[EÉ]E?S?|REQUESTED|DEMAND[EÉ]E?S?)\W*$/i,
  ],
  [
    "count",
    /^(?:QTY|QT[EÉ]|QUANTIT(?:Y|[EÉ])|NB|NOMBRE|COUNT|UNITS?)(?:\.? (?:DELIVERED|SHIPPED|FULFILLED|LIVR[EÉ]E?S?|RE[CÇ]UE?S?|FOURNIE?S?))?\W*$/i,
  ],
  ["count", /^(?:DELIVERED|FULFILLED|SHIPPED|RECEIVED|PICKED|LIVR[EÉ]E?S?|EXP[EÉ]DI[EÉ]E?S?|RE[CÇ]U)\W*$/i],
  [
    "unit",
    /^(?:UNIT(?: PRICE| COST)?|PRICE (?:EACH|\/ ?UNIT)|EACH|PRIX (?:UNITAIRE|UNIT\.?|\/ ?UN.*)|RATE|ITEM PRICE)\W*$/i,
  ],
  [
    "charged",
    /^(?:(?:LINE |ITEM |EXT(?:ENDED)? )?(?:TOTAL|AMOUNT|SUBTOTAL|PRICE|CHARGED?|COST)|MONTANT|PRIX(?: TOTAL)?|SOUS-TOTAL|FACTUR[EÉ]|FINAL PRICE)\W*$/i,
  ],
  [
    "name",
    /^(?:ITEMS?|PRODUCTS?|DESCRIPTION|ARTICLES?|PRODUITS?|NAME|NOM|ITEMS? (?:NAME|DESCRIPTION|ORDERED|PURCHASED|DETAILS))\W*$/i,
  ],
  [
    "other",
    /^(?:STATUS|STATUT|[EÉ]TAT|SKU|UPC|CODE|ITEM ?#|TAX(?:ES)?|SIZE|FORMAT|IMAGE|NOTES?|DISCOUNT|RABAIS|SAVINGS)\W*$/i,
  ],
];

/** The columns that a row of headings names; `null` for any other row. */
export function orderColumns({ row, amounts }: Line): OrderColumn[] | null {
  if (amounts.length > 0 || row.words.length < 2) return null;
  const columns = row.words.map(({ text, left, right }) => {
    const role = ROLES.find(([, pattern]) => pattern.test(text.trim()))?.[0];
    return role ? { role, left, right } : null;
  });
  const named = columns.filter((column) => column !== null);
  if (named.length < 2 || named.length < columns.length) return null;
  const sums = named.filter(({ role }) => role === "charged");
  // Of `Price` and `Total` the first is the price of one.
  return named.map((column) =>
    column.role === "charged" && column !== sums.at(-1) ? { ...column, role: "unit" } : column,
  );
}

/** The role of the column that a cell stands in, the nearest by its edges or its middle. */
export function columnRoleOf(cell: At, columns: readonly OrderColumn[]): ColumnRole | null {
  const away = ({ left, right }: OrderColumn) =>
    Math.min(
      Math.abs(left - cell.left),
      Math.abs(right - cell.right),
      Math.abs(left + right - cell.left - cell.right) / 2,
    );
  const [nearest] = [...columns].sort((a, b) => away(a) - away(b));
  return nearest?.role ?? null;
}

const UNIT_WORD =
  /\/\s?(?:ea|each|ch|un|unit|unité|pc|kg|lb|100\s?g)\b|\b(?:ea|each|apiece|chacun|ch\.|l.unité)/i;
const CURRENCY_WORD =
  /\b(?:CA|US|CAD|USD|CDN)\b|\$|C\$|\/\s?(?:ea|each|ch|un|unit|unité|pc|kg|lb)\.?|\b(?:ea|each|ch)\b\.?/gi;
const COUNT_ALONE = /^(?:[x×]\s?)?(\d{1,3})(?:\s?[x×])?$/i;
const STATED_COUNT =
  /^(?:QTY|QTE|QTÉ|QUANTIT(?:Y|[EÉ])|NOMBRE|DELIVERED|LIVR[EÉ]E?S?)(?: (?:ORDERED|DELIVERED|SHIPPED))?\W{0,3}(\d{1,3})(?:\W{0,3}(?:OF|\/|DE)\W?\d{1,3})?\W*$/i;
/** `Qty: 2   Price: $6.49 ea`: how many, at how much each. */
const COUNT_AND_PRICE =
  /^(?:QTY|QTE|QTÉ|QUANTIT(?:Y|[EÉ]))\W{0,3}(\d{1,3})\W+(?:(?:UNIT )?PRICE|PRIX(?: UNITAIRE)?|AT|@|[x×]|À)?\W*(\d{1,4})[.,](\d{2})(?!\d)[^\d]{0,12}$/i;
const WEIGHT = /^(\d{1,3}[.,]\d{1,3})\s?(kg|g|lb|lbs|oz)\b\.?$/i;

function noteOf(text: string): QuantityNote | null {
  const weight = WEIGHT.exec(text);
  if (weight) {
    const unit = (weight[2] ?? "").toLowerCase().replace("lbs", "lb");
    const known = (["kg", "g", "lb", "oz"] as const).find((one) => one === unit);
    if (known) return { quantity: Number((weight[1] ?? "").replace(",", ".")), unit: known, unitPrice: null };
  }
  const [, count, dollars, cents] = COUNT_AND_PRICE.exec(text) ?? [];
  if (count) return { quantity: Number(count), unit: "each", unitPrice: Number(`${dollars}${cents}`) };
  return letterCount(text) <= 10 ? quantityNoteIn(text.replace(/[×]/g, "x")) : null;
}

/** `gluten free bread $7.99`: where the price begins that ends a run of text. */
function priceAtEnd(text: string): number | null {
  const last = amountsIn(text).at(-1);
  const isPrice = last?.form === "plain" && /^\s?(?:\$|CAD|USD)?\s*[A-Z]{0,2}\s*$/.test(text.slice(last.end));
  return isPrice && letterCount(text.slice(0, last.start)) >= 3 ? last.start : null;
}

/** The cells of one run of text: a name and a price set close to it are two. */
function cellsIn(word: PlacedWord): OrderCell[] {
  const { text, left, right } = word;
  const at = priceAtEnd(text);
  const stated = at === null ? null : text.slice(0, at).replace(/\b(?:CAD?|USD?|CDN)?\s?\$?\s*$/, "");
  if (at === null || stated === null || noteOf(text.trim()) !== null || /@|\d\s?[x×]\s*$/i.test(stated))
    return [cellOf(word)];
  const middle = left + (at / text.length) * (right - left);
  return [
    cellOf({ ...word, text: stated, right: middle }),
    cellOf({ ...word, text: text.slice(at), left: middle }),
  ];
}

function cellOf({ text, left, right }: PlacedWord): OrderCell {
  const plain = text.replace(/\u00a0/g, " ").trim();
  const at = { left, right };
  const alone = COUNT_ALONE.exec(plain) ?? STATED_COUNT.exec(plain);
  if (alone) return { ...at, kind: "count", count: Number(alone[1]) };
  const amounts = amountsIn(plain);
  const note = noteOf(plain);
  if (note && note.unitPrice !== null) return { ...at, kind: "note", note };
  const [first] = amounts;
  const bare = amounts.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), plain);
  if (first && amounts.length === 1 && letterCount(bare.replace(CURRENCY_WORD, "")) === 0 && !/\d/.test(bare))
    return { ...at, kind: "money", cents: first.cents, isUnit: UNIT_WORD.test(plain) };
  if (note) return { ...at, kind: "note", note };
  return { ...at, kind: "text", text: plain };
}

/** The cells of a row, from left to right. */
export const cellsOf = ({ row }: Line): OrderCell[] => row.words.flatMap(cellsIn);
