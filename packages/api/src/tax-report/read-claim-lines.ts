import type { Currency } from "@gf-ledger/domain/edition/edition";
import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import { type CustomTypesConfig, type Pool, types } from "pg";
import type { UserScope } from "../gate/user-scope";
import type { ClaimLineRow } from "./claim-line";
import { BOUGHT_ON, FROM_LIVE_LINE_ITEMS, NAME_OF_PRODUCT } from "./live-line-items";

const COLUMNS = `id, "countedOn", name, category, quantity, price, "regularPrice", "priceSource", "priceEvidence", kind,
  size, unit, "soldByWeight", "sizeCompared", "returnOfId", "taxCents", "regularTaxCents"`;
const OF_PERIOD = `
  FROM (
    SELECT id, to_char(COALESCE(${BOUGHT_ON}, purchase_date), 'YYYY-MM-DD') AS "countedOn",
      purchase_date AS "boughtOn", name, category, quantity, price, regular_price AS "regularPrice",
      price_source AS "priceSource", price_evidence AS "priceEvidence", kind, size, unit,
      sold_by_weight AS "soldByWeight", size_compared AS "sizeCompared",
      return_of_id AS "returnOfId", tax_cents AS "taxCents", regular_tax_cents AS "regularTaxCents",
      ${NAME_OF_PRODUCT} AS "ofProduct"
    ${FROM_LIVE_LINE_ITEMS}) lines
  WHERE "countedOn" BETWEEN $3 AND $4`;
const NEWEST_FIRST = `ORDER BY "boughtOn" DESC, id DESC`;
const FIRST_LINES = `SELECT ${COLUMNS} ${OF_PERIOD} ${NEWEST_FIRST} LIMIT $5`;
const LINES_OF_NAMES = `SELECT ${COLUMNS} ${OF_PERIOD} AND "ofProduct" = ANY($5) ${NEWEST_FIRST}`;
const NAMES = `
  SELECT "ofProduct" AS name, bool_or(kind = 'return' AND name = "ofProduct") AS "isReturn", count(*)::int AS lines
  ${OF_PERIOD} GROUP BY "ofProduct"`;

/** A period of more lines than these is read in parts: a server never holds all of them. */
const LINES_AT_ONCE = 20_000;

/** Many purchases rest on one price: what it was chosen from is held once, however many lines there are. */
function evidenceHeldOnce(): CustomTypesConfig {
  const held = new Map<string, unknown>();
  const parsed = (text: string): unknown => {
    if (!held.has(text)) held.set(text, JSON.parse(text));
    return held.get(text);
  };
  return {
    getTypeParser: (type: number, format?: "text" | "binary") =>
      type === types.builtins.JSONB ? parsed : types.getTypeParser(type, format),
  };
}

/** Names of products, put together in parts of about `linesAtOnce` lines; a product is never divided. */
async function namesInParts(
  pool: Pool,
  values: readonly string[],
  productKey: (name: string) => string,
  linesAtOnce: number,
): Promise<string[][]> {
  const { rows } = await pool.query<{ name: string; isReturn: boolean; lines: number }>(NAMES, [...values]);
  const products = new Map<string, { names: string[]; lines: number }>();
  for (const { name, isReturn, lines } of rows) {
    const key = productKey(isReturn ? returnedName(name) : name);
    const product = products.get(key) ?? { names: [], lines: 0 };
    product.names.push(name);
    products.set(key, { ...product, lines: product.lines + lines });
  }
  const parts: string[][] = [];
  let room = 0;
  for (const { names, lines } of products.values()) {
    if (room < lines) {
      parts.push([]);
      room = linesAtOnce;
    }
    parts.at(-1)?.push(...names);
    room -= lines;
  }
  return parts;
}

/**
 * The owner's line items of one currency that count from the first to the last day of a period, newest first. A long
 * period comes in parts, each with whole products: all lines of the names that `productKey` calls one, and their
 * returns.
 */
export async function* readClaimLines(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  period: { readonly from: string; readonly to: string },
  productKey: (name: string) => string,
  linesAtOnce = LINES_AT_ONCE,
): AsyncGenerator<ClaimLineRow[]> {
  const values = [scope.userId, currency, period.from, period.to];
  const types = evidenceHeldOnce();
  const first = { text: FIRST_LINES, values: [...values, linesAtOnce + 1], types };
  const { rows } = await pool.query<ClaimLineRow>(first);
  if (rows.length <= linesAtOnce) {
    yield rows;
    return;
  }
  rows.length = 0;
  for (const names of await namesInParts(pool, values, productKey, linesAtOnce)) {
    const part = { text: LINES_OF_NAMES, values: [...values, names], types };
    yield (await pool.query<ClaimLineRow>(part)).rows;
  }
}
