import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Transaction } from "@gf-ledger/db/database";
import type { LineItem } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { AppliedObservation, applyObservationInput } from "@gf-ledger/domain/price-book/price-book-view";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { groundOf } from "@gf-ledger/domain/pricing/ground";
import { seenBasis } from "@gf-ledger/domain/pricing/price-basis";
import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import { evidenceOrNullSchema, type PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import type { z } from "zod";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { turns } from "../in-turns";
import { seenPriceOf } from "../prices/known-prices";
import { type BoughtAmount, broughtToSize } from "../prices/rules/bought-amount";
import { seenEvidence } from "../prices/rules/evidence-of";
import { daysNear, type NearPrice, nearestPrice } from "../prices/rules/near-price";
import type { SeenPrice } from "../prices/rules/seen-price";
import { inTransaction } from "../refusals/in-transaction";
import { liveLineItems } from "../tax-report/queries/live-line-items";
import { taxesOf } from "../tax-report/rules/changed-line-item";
import { TRANSACTION_MS } from "../tax-report/verbs/change-line-items";
import { returnPricesFollow } from "../tax-report/verbs/return-prices-follow";

/** What ranks before a price that was seen (prices-19), or has no regular counterpart at all, stays. */
export const STAYS: readonly string[] = ["custom", "own", "none"];

/** Purchases of one product in a year, and prices of it in two: far more than a household has (api-60). */
const MAX_ITEMS = 2_000;
const MAX_PRICES = 500;
/** Each is compared with every price. */
const ITEMS_IN_A_TURN = 10;

function boughtOf(item: LineItem): BoughtAmount {
  const { size, soldByWeight } = item;
  return {
    quantity: Math.abs(item.quantity),
    size,
    unit: unitOrNullSchema.parse(item.unit),
    soldByWeight,
  };
}

/** The price for a line item of this year's estimates that no price is near of; `null` where it doesn't count. */
function priceFromAfar(item: LineItem, seen: SeenPrice, country: Edition): NearPrice | null {
  const purchaseDate = calendarDateOf(item.purchaseDate);
  const groundBy = (priceSource: PriceSource, priceEvidence: PriceEvidence | null) =>
    groundOf({ priceSource, priceEvidence, country, purchaseDate });
  const before = groundBy(
    priceSourceSchema.parse(item.priceSource),
    evidenceOrNullSchema.parse(item.priceEvidence),
  );
  // A price of more than 24 months away would be one estimate for another (claim-60).
  const isBetter = before === "estimate" && groundBy("observation", seenEvidence(seen)) !== "estimate";
  const compared = isBetter ? broughtToSize(boughtOf(item), seen) : null;
  return compared && { seen, compared };
}

/** The columns of a line item compared with the price that counts for it; `null` where nothing changes. */
function changedColumns(item: LineItem, near: NearPrice | null) {
  if (near === null) return null;
  const bought = boughtOf(item);
  const cents = roundFraction(near.compared.cents);
  const regularPrice = item.kind === "return" && cents !== 0 ? -cents : cents;
  const priceEvidence = seenEvidence(near.seen);
  const { sizeCompared } = near.compared;
  const same = item.regularPrice === regularPrice && item.priceSource === "observation";
  if (same && item.sizeCompared === sizeCompared) return null;
  const sized = bought.soldByWeight
    ? { quantity: bought.size ?? 1, unit: bought.unit ?? "g", size: null, sizeUnit: null }
    : { quantity: bought.quantity, unit: "each", size: bought.size, sizeUnit: bought.unit };
  return {
    regularPrice,
    extraCost: extraCost(item.price, regularPrice),
    regularTaxCents: taxesOf(item, item.price, regularPrice).regularTaxCents,
    priceSource: "observation",
    priceEvidence,
    sizeCompared,
    priceBasis: storedPriceBasis(seenBasis({ ...sized, scaledBy: null, sizeCompared }, priceEvidence)),
  };
}

const changeOf = (
  item: LineItem,
  after: Pick<LineItem, "regularPrice" | "extraCost">,
): AppliedObservation["changes"][number] => ({
  lineItemId: item.id,
  name: item.name,
  purchaseDate: calendarDateOf(item.purchaseDate),
  store: item.store,
  regularPriceBefore: dollarsFromCents(item.regularPrice),
  regularPrice: dollarsFromCents(after.regularPrice),
  extraCostBefore: dollarsFromCents(item.extraCost),
  extraCost: dollarsFromCents(after.extraCost),
});

/** The prices of the product that can be near one of the purchases, the newest of very many. */
async function bookOf(
  transaction: Transaction,
  userId: string,
  { productId, currency, seenOn }: { productId: string; currency: string; seenOn: CalendarDate },
) {
  const { from, to } = daysNear(seenOn);
  const reach = { gte: dateColumnOf(daysNear(from).from), lte: dateColumnOf(daysNear(to).to) };
  const rows = await transaction.priceObservation.findMany({
    where: { userId, productId, currency, seenOn: reach },
    orderBy: [{ seenOn: "desc" }, { id: "desc" }],
    take: MAX_PRICES,
  });
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  return rows.map((row) => seenPriceOf({ ...row, productId }));
}

/**
 * POST /api/price-book/{id}/apply: line items of the product, bought within six months of this price, are
 * compared again with the nearest price in the book (prices-26). A preview writes nothing. Prices that the
 * person set stay, and so does what a filed claim used. Further away, the estimates of a year take it where the
 * person says so (prices-40).
 */
export function applyObservation(
  ctx: SignedInContext,
  { id, preview, estimatesOf }: z.output<typeof applyObservationInput>,
): Promise<Outcome<AppliedObservation, "no_such_observation" | "price_without_product">> {
  const { scope } = ctx.actor;
  return inTransaction(
    ctx.database,
    async (transaction) => {
      const seen = await transaction.priceObservation.findFirst({ where: { id, userId: scope.userId } });
      if (!seen) return refused("no_such_observation");
      const { productId, currency } = seen;
      if (productId === null) return refused("price_without_product");
      await transaction.$queryRaw`
      SELECT id FROM line_items WHERE user_id = ${scope.userId}::uuid AND (matched_product_id = ${productId}
        OR return_of_id IN (
          SELECT id FROM line_items WHERE user_id = ${scope.userId}::uuid AND matched_product_id = ${productId}))
      ORDER BY id FOR UPDATE`;
      const seenOn = calendarDateOf(seen.seenOn);
      const near = daysNear(seenOn);
      const reached = estimatesOf === undefined ? [near] : [near, calendarYear(estimatesOf)];
      const isNear = (day: CalendarDate) => day >= near.from && day <= near.to;
      const items = await transaction.lineItem.findMany({
        where: {
          ...liveLineItems(scope),
          matchedProductId: productId,
          // A return has the price of its purchase, whatever was seen near its own day (receipts-54).
          returnOfId: null,
          currency,
          priceSource: { notIn: [...STAYS] },
          OR: reached.map(({ from, to }) => ({
            purchaseDate: { gte: dateColumnOf(from), lte: dateColumnOf(to) },
          })),
        },
        orderBy: [{ purchaseDate: "desc" }, { id: "desc" }],
        take: MAX_ITEMS,
      });
      const book = await bookOf(transaction, scope.userId, { productId, currency, seenOn });
      const afar = seenPriceOf({ ...seen, productId });
      const priceFor = (item: LineItem) => {
        const purchase = { purchaseDate: calendarDateOf(item.purchaseDate), store: item.store };
        if (isNear(purchase.purchaseDate)) return nearestPrice(book, boughtOf(item), purchase);
        return priceFromAfar(item, afar, ctx.edition);
      };
      // What a preview tells is what would be written, with what follows of it.
      if (preview) await transaction.$executeRaw`SAVEPOINT preview`;
      const nextItem = turns(ITEMS_IN_A_TURN);
      const changes: AppliedObservation["changes"][number][] = [];
      let filed = 0;
      for (const item of items) {
        await nextItem();
        const data = changedColumns(item, priceFor(item));
        if (data === null) continue;
        if (item.claimId !== null) {
          filed++;
          continue;
        }
        await transaction.lineItem.update({ where: { id: item.id, userId: scope.userId }, data });
        changes.push(changeOf(item, data));
      }
      for (const { before, ...after } of await returnPricesFollow(transaction, scope, items))
        if (before.deletedAt === null) changes.push(changeOf(before, after));
      if (preview) await transaction.$executeRaw`ROLLBACK TO SAVEPOINT preview`;
      return done({ applied: !preview, changes, filed });
    },
    { timeout: TRANSACTION_MS },
  );
}
