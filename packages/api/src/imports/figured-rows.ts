import { setImmediate as pause } from "node:timers/promises";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { loggedColumns } from "../items/line-items-to-log";
import { countsByKind, NEEDS_NOTE } from "../items/rules/counted-kind";
import { type KnownPrices, knownPricesOf, NO_PRICES } from "../prices/known-prices";
import { type ProductOf, proposedItem, storedProduct } from "../tax-report/proposed-item";
import { knownSizes } from "../tax-report/queries/known-sizes";

/** Rows figured before others get their turn. */
const ROWS_IN_A_TURN = 50;

/** Products that the person knows prices of; every product where they share prices or named a region. */
async function productsWithPrices({ database, actor }: SignedInContext): Promise<(id: string) => boolean> {
  const { userId } = actor.scope;
  const user = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: { sharePrices: true, priceRegion: true },
  });
  if (user.sharePrices || user.priceRegion !== null) return () => true;
  const distinct = { where: { userId }, distinct: ["productId" as const], select: { productId: true } };
  const own = await database.productPrice.findMany(distinct);
  const seen = await database.priceObservation.findMany(distinct);
  const known = new Set([...own, ...seen].map(({ productId }) => productId));
  return (id) => known.has(id);
}

/** Asks for each product once. */
function remembered(productOf: ProductOf): ProductOf {
  const asked = new Map<string, ReturnType<ProductOf>>();
  return (id) => {
    const known = asked.get(id) ?? productOf(id);
    asked.set(id, known);
    return known;
  };
}

async function known(
  ctx: SignedInContext,
  { row, item, currency }: { row: ImportedRow; item: ReceiptItemRow; currency: Currency },
): Promise<KnownPrices> {
  const purchase = { purchaseDate: row.purchaseDate, store: row.store };
  const productIds = [item.matchedProductId];
  return knownPricesOf(ctx.database, ctx.actor.scope, { productIds, currency, purchase });
}

/**
 * The line items of imported rows, each with its regular price chosen as for a receipt's line (prices-6), or
 * as the row says it. A row counts where a read line of its kind would, or by `kindNote` (claim-50). Rows without
 * one are matched, which takes a moment for thousands of them.
 */
export async function figuredRows(
  ctx: SignedInContext,
  rows: readonly ImportedRow[],
  kindNote: string | null = null,
) {
  const { currency } = EDITION_FACTS[ctx.edition];
  const hasPrices = await productsWithPrices(ctx);
  const productOf = remembered(storedProduct(ctx.database));
  const unsized = rows.filter(({ size }) => !size).map(({ name }) => name);
  const sizeOf = await knownSizes(ctx.database, ctx.actor.scope, unsized);
  const lineItems = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_IN_A_TURN === ROWS_IN_A_TURN - 1) await pause();
    const { line, purchaseDate, store, category, ...stated } = row;
    const asked = { ...stated, ...(category ? { category } : {}) };
    const proposed = await proposedItem(ctx, asked, productOf, sizeOf(row.name));
    const kind = kindSchema.parse(proposed.kind);
    const item = { ...proposed, kindNote: NEEDS_NOTE.has(kind) ? kindNote : null };
    const asksPrices = item.matchedProductId !== null && hasPrices(item.matchedProductId);
    const prices: KnownPrices = asksPrices
      ? await known(ctx, { row, item, currency })
      : { ...NO_PRICES, purchase: { purchaseDate, store } };
    lineItems.push({
      userId: ctx.actor.scope.userId,
      purchaseDate: dateColumnOf(purchaseDate),
      store,
      currency,
      ...loggedColumns(item, prices, currency),
      counts: countsByKind(kind, ctx.edition) || item.kindNote !== null,
      kindNote: item.kindNote,
    });
  }
  return lineItems;
}
