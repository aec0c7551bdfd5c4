import type { Period } from "@gf-ledger/claim/periods/period";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import type { UserScope } from "../../gate/user-scope";
import { mapInTurns } from "../../in-turns";
import { IS_LIVE, nameOfProduct, purchasedOn } from "../../tax-report/queries/live-line-items";
import type { LineSource } from "./line-source";
import type { StoredLine } from "./stored-line";

/** A period of more lines than these is read in parts: a server never holds all of them. */
const LINES_AT_ONCE = 20_000;

/** Which of an owner's line items are read, and how. */
export interface LinesAsked {
  readonly period: Period;
  readonly currencies: readonly Currency[];
  /** By the day of purchase, or by the day on which a line counts. */
  readonly order: "newest-purchase-first" | "oldest-counted-first";
  /** Names of one product have one key: their lines stay together. */
  readonly productKey: (name: string) => string;
  readonly linesAtOnce?: number;
}

const ORDERS = {
  "newest-purchase-first": Prisma.sql`ORDER BY "boughtOn" DESC, id DESC`,
  "oldest-counted-first": Prisma.sql`ORDER BY "countedOn", id`,
};

const COLUMNS = Prisma.sql`id, "countedOn", name, category, quantity, currency, price, "regularPrice", "priceSource",
  "priceEvidence", kind, size, unit, "soldByWeight", "sizeCompared", "returnOfId", "taxCents", "regularTaxCents",
  "receiptId", "catalogueVersion", "claimId", "matchedProductId"`;

type Where = Pick<LinesAsked, "period" | "currencies">;

const ofPeriod = ({ userId }: UserScope, { period, currencies }: Where) => Prisma.sql`
  FROM (
    SELECT id, to_char(COALESCE(${purchasedOn(userId)}, purchase_date), 'YYYY-MM-DD') AS "countedOn",
      purchase_date AS "boughtOn", name, category, quantity, currency, price, regular_price AS "regularPrice",
      price_source AS "priceSource", price_evidence AS "priceEvidence", kind, size, unit,
      sold_by_weight AS "soldByWeight", size_compared AS "sizeCompared",
      return_of_id AS "returnOfId", tax_cents AS "taxCents", regular_tax_cents AS "regularTaxCents",
      receipt_id AS "receiptId", catalogue_version AS "catalogueVersion", claim_id AS "claimId",
      matched_product_id AS "matchedProductId",
      ${nameOfProduct(userId)} AS "ofProduct"
    FROM line_items
    WHERE user_id = ${userId}::uuid AND currency = ANY(${[...currencies]}::text[]) AND ${IS_LIVE}
      AND line_items.counts) lines
  WHERE "countedOn" BETWEEN ${period.from} AND ${period.to}`;

/** Names of products, put together in parts of about `linesAtOnce` lines; a product is never divided. */
async function namesInParts(
  read: LineSource,
  from: Prisma.Sql,
  productKey: (name: string) => string,
  linesAtOnce: number,
): Promise<string[][]> {
  const rows = await read<{ name: string; isReturn: boolean; lines: number }>(Prisma.sql`
    SELECT "ofProduct" AS name, bool_or(kind = 'return' AND name = "ofProduct") AS "isReturn", count(*)::int AS lines
    ${from} GROUP BY "ofProduct"`);
  const products = new Map<string, { names: string[]; lines: number }>();
  const keyed = await mapInTurns(rows, (row) => ({
    ...row,
    key: productKey(row.isReturn ? returnedName(row.name) : row.name),
  }));
  for (const { key, name, lines } of keyed) {
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
 * The owner's line items that count (claim-50) from the first to the last day of a period. A long period comes in
 * parts, each with whole products: all lines of the names that `productKey` calls one, and their returns.
 */
export async function* readStoredLines(
  read: LineSource,
  scope: UserScope,
  { order, productKey, linesAtOnce = LINES_AT_ONCE, ...where }: LinesAsked,
): AsyncGenerator<StoredLine[]> {
  const from = ofPeriod(scope, where);
  const first = await read<StoredLine>(
    Prisma.sql`SELECT ${COLUMNS} ${from} ${ORDERS[order]} LIMIT ${linesAtOnce + 1}`,
  );
  if (first.length <= linesAtOnce) {
    yield first;
    return;
  }
  first.length = 0;
  for (const names of await namesInParts(read, from, productKey, linesAtOnce))
    yield await read<StoredLine>(
      Prisma.sql`SELECT ${COLUMNS} ${from} AND "ofProduct" = ANY(${names}::text[]) ${ORDERS[order]}`,
    );
}

/** Some of the same line items, whichever they are. */
export function readSomeLines(
  read: LineSource,
  scope: UserScope,
  where: Where,
  some: number,
): Promise<StoredLine[]> {
  return read<StoredLine>(Prisma.sql`SELECT ${COLUMNS} ${ofPeriod(scope, where)} LIMIT ${some}`);
}
