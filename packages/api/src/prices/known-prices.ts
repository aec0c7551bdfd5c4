import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { observedHowSchema } from "@gf-ledger/domain/price-book/observation";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { mediansFor } from "../pooled-prices/medians-for";
import { daysNear, type Purchase } from "./near-price";
import type { PooledMedian } from "./pooled-median";
import type { SeenPrice } from "./seen-price";

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

/** Of a person who knows no price and named no region. */
export const NO_PRICES = {
  region: null,
  own: new Map(),
  seen: new Map(),
  pooled: new Map(),
} as const satisfies Omit<KnownPrices, "purchase">;

/**
 * The person's own prices (prices-10) and the prices they saw near the purchase (prices-19) with the pooled ones and their
 * region, in four queries.
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
  for (const price of prices) found.set(price.productId, [...(found.get(price.productId) ?? []), price]);
  return found;
}

async function storedPrices(
  database: Transaction,
  scope: UserScope,
  productIds: readonly string[],
  { currency, purchase }: Pick<AskedProducts, "currency" | "purchase">,
) {
  if (purchase.purchaseDate === null) return [];
  const near = daysNear(purchase.purchaseDate);
  const rows = await database.priceObservation.findMany({
    where: {
      userId: scope.userId,
      productId: { in: [...productIds] },
      currency,
      seenOn: { gte: dateColumnOf(near.from), lte: dateColumnOf(near.to) },
    },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => seenPriceOf({ ...row, productId: row.productId ?? "" }));
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
  readonly receiptItemId: string | null;
}

/** A row of the price book in the form that the choice takes. */
export function seenPriceOf(row: StoredRow): SeenPrice {
  return {
    ...row,
    unit: unitOrNullSchema.parse(row.unit),
    seenOn: calendarDateOf(row.seenOn),
    how: observedHowSchema.parse(row.how),
  };
}
