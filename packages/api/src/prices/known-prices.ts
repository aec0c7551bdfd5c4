import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { observedHowSchema } from "@gf-ledger/domain/price-book/observation";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { calendarDateOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { mediansFor } from "../pooled-prices/medians-for";
import { daysNear, type Purchase } from "./rules/near-price";
import type { PooledMedian } from "./rules/pooled-median";
import type { SeenPrice } from "./rules/seen-price";

export interface OwnPrice {
  /** Cents for the product's own package. */
  readonly price: number;
  readonly setOn: CalendarDate;
}

/** What a person knows about the regular products of one purchase; asked for all of its lines at once. */
export interface KnownPrices {
  readonly purchase: Purchase;
  /** The province or census region that the person named (prices-32). */
  readonly region: string | null;
  /** By product id. */
  readonly own: ReadonlyMap<string, OwnPrice>;
  readonly seen: ReadonlyMap<string, readonly SeenPrice[]>;
  /** Empty for a person who does not share prices (prices-20). */
  readonly pooled: ReadonlyMap<string, readonly PooledMedian[]>;
}

export interface AskedProducts {
  readonly productIds: readonly (string | null)[];
  readonly currency: Currency;
  readonly purchase: Purchase;
  /** The receipt itself: its prices as they are now stand for those that an earlier save of it stored. */
  readonly receipt?: {
    readonly itemIds: readonly string[];
    readonly prices: readonly (SeenPrice & { readonly receiptItemId: string })[];
  };
}

/** For a person who knows no price and named no region. */
export const NO_PRICES = {
  region: null,
  own: new Map(),
  seen: new Map(),
  pooled: new Map(),
} as const satisfies Omit<KnownPrices, "purchase">;

/**
 * The person's own prices (prices-10) and the prices they saw near the purchase (prices-19) with the pooled ones and
 * their region, in four queries.
 */
export async function knownPricesOf(
  database: Transaction,
  scope: UserScope,
  { productIds, currency, purchase, receipt }: AskedProducts,
): Promise<KnownPrices> {
  const ids = [...new Set(productIds.filter((id) => id !== null))];
  if (ids.length === 0) return { ...NO_PRICES, purchase };
  const own = await database.productPrice.findMany({
    where: { userId: scope.userId, currency, productId: { in: ids } },
    select: { productId: true, price: true, updatedAt: true },
  });
  const stored = await storedPrices(database, scope, ids, { currency, purchase });
  const seen = receipt ? withReceipt(stored, receipt) : stored;
  const person = await database.user.findUnique({
    where: { id: scope.userId },
    select: { priceRegion: true },
  });
  return {
    purchase,
    region: person?.priceRegion ?? null,
    own: new Map(
      own.map((row) => [
        row.productId,
        { price: row.price, setOn: row.updatedAt.toISOString().slice(0, 10) },
      ]),
    ),
    seen: byProduct(seen),
    pooled: byProduct(await mediansFor(database, scope, ids, { currency, purchase })),
  };
}

/** A price that the person corrected stands before the one that the receipt shows. */
function withReceipt(
  stored: Awaited<ReturnType<typeof storedPrices>>,
  { itemIds, prices }: NonNullable<AskedProducts["receipt"]>,
): SeenPrice[] {
  const collected = new Map(
    stored.filter(({ how }) => how === "own-receipt").map((price) => [price.receiptItemId ?? "", price.id]),
  );
  const ofReceipt = new Set(itemIds);
  const others = stored.filter(
    ({ how, receiptItemId }) => how !== "own-receipt" || !ofReceipt.has(receiptItemId ?? ""),
  );
  const corrected = new Set(others.map(({ receiptItemId }) => receiptItemId));
  const shown = prices
    .filter(({ receiptItemId }) => !corrected.has(receiptItemId))
    .map((price) => ({ ...price, id: collected.get(price.receiptItemId) ?? null }));
  return [...shown, ...others];
}

function byProduct<Price extends { readonly productId: string }>(
  prices: readonly Price[],
): ReadonlyMap<string, readonly Price[]> {
  const found = new Map<string, Price[]>();
  for (const price of prices) {
    const known = found.get(price.productId);
    if (known) known.push(price);
    else found.set(price.productId, [price]);
  }
  return found;
}

/** Prices of one product on either side of a purchase: in half a year a household sees far fewer (api-60). */
const MAX_ON_EACH_SIDE = 100;

const COLUMNS = Prisma.sql`id, product_id AS "productId", name, price, size, unit, store, place, seen_on AS "seenOn", how,
  url, file_sha256 AS "fileSha256", receipt_item_id AS "receiptItemId"`;

/** The prices of each product that were seen nearest to the purchase, within six months of it. */
async function storedPrices(
  database: Transaction,
  { userId }: UserScope,
  productIds: readonly string[],
  { currency, purchase }: Pick<AskedProducts, "currency" | "purchase">,
) {
  const { purchaseDate } = purchase;
  if (purchaseDate === null) return [];
  const near = daysNear(purchaseDate);
  const ofProduct = Prisma.sql`SELECT ${COLUMNS} FROM price_observations
    WHERE user_id = ${userId}::uuid AND product_id = asked.id AND currency = ${currency}`;
  const rows = await database.$queryRaw<(StoredRow & { readonly productId: string })[]>`
    SELECT near.* FROM unnest(${[...productIds]}::text[]) AS asked(id) CROSS JOIN LATERAL (
      (${ofProduct} AND seen_on BETWEEN ${near.from}::date AND ${purchaseDate}::date
        ORDER BY seen_on DESC, id LIMIT ${MAX_ON_EACH_SIDE})
      UNION ALL
      (${ofProduct} AND seen_on > ${purchaseDate}::date AND seen_on <= ${near.to}::date
        ORDER BY seen_on, id LIMIT ${MAX_ON_EACH_SIDE})) near
    ORDER BY near.id`;
  return rows.map((row) => seenPriceOf(row));
}

interface StoredRow {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly price: number;
  readonly size: number | null;
  readonly unit: string | null;
  readonly store: string | null;
  readonly place: string | null;
  readonly seenOn: Date;
  readonly how: string;
  readonly url: string | null;
  readonly fileSha256: string | null;
  readonly receiptItemId: string | null;
}

/** A row of the price book in the form that the choice takes. */
export function seenPriceOf({ fileSha256, ...row }: StoredRow): SeenPrice {
  return {
    ...row,
    picture: fileSha256 !== null,
    unit: unitOrNullSchema.parse(row.unit),
    seenOn: calendarDateOf(row.seenOn),
    how: observedHowSchema.parse(row.how),
  };
}
