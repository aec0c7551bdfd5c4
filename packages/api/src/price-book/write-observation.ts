import type { Prisma } from "@gf-ledger/db/generated/client";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { NewObservation, ObservationView } from "@gf-ledger/domain/price-book/observation";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { roomFor } from "../limits/account-room";
import { inTransaction } from "../refusals/in-transaction";
import { observationView } from "./observation-view";

/** Matches from here on are called high (matching-22). */
const SURE_FROM = 0.8;

type NoPrice = "date_of_future" | "price_in_other_currency" | "no_such_product";
type Columns = Omit<Prisma.PriceObservationUncheckedCreateInput, "userId">;

/** The product that a price is of: the one given, none where `null` was given, else the one the name surely is. */
async function productOf(
  ctx: SignedInContext,
  { productId, name }: NewObservation,
): Promise<Outcome<string | null, "no_such_product">> {
  if (productId === null) return done(null);
  if (productId === undefined) {
    const { match } = await ctx.matcher.propose({ name }, ctx.edition);
    return done(match && match.confidence >= SURE_FROM ? match.product.id : null);
  }
  const known = await ctx.database.product.findUnique({ where: { id: productId }, select: { id: true } });
  return known ? done(productId) : refused("no_such_product");
}

async function columnsOf(ctx: SignedInContext, input: NewObservation): Promise<Outcome<Columns, NoPrice>> {
  const { currency } = EDITION_FACTS[ctx.edition];
  if (input.currency !== undefined && input.currency !== currency) return refused("price_in_other_currency");
  if (isOfFuture(input.seenOn, ctx.now())) return refused("date_of_future", { field: "seenOn" });
  const product = await productOf(ctx, input);
  if (!product.ok) return product;
  return done({
    productId: product.value,
    name: input.name,
    brand: input.brand ?? null,
    size: input.size ?? null,
    unit: input.unit ?? null,
    price: input.price,
    currency,
    store: input.store ?? null,
    place: input.place ?? null,
    seenOn: dateColumnOf(input.seenOn),
    how: input.how,
    url: input.url ?? null,
    fileSha256: input.fileSha256 ?? null,
  });
}

/** POST /api/price-book: a price that the person saw. */
export async function addObservation(
  ctx: SignedInContext,
  input: NewObservation,
): Promise<Outcome<ObservationView, NoPrice | "account_full">> {
  const columns = await columnsOf(ctx, input);
  if (!columns.ok) return columns;
  const room = await roomFor(ctx.database, ctx.actor.scope, "observations");
  if (!room.ok) return room;
  const data = { ...columns.value, userId: ctx.actor.scope.userId, createdAt: ctx.now() };
  return done(observationView(await ctx.database.priceObservation.create({ data })));
}

/**
 * PUT /api/price-book/{id}: replaces the whole price. One that was collected from a receipt becomes the person's
 * own note, so that saving the receipt again leaves it as corrected (prices-24).
 */
export async function changeObservation(
  ctx: SignedInContext,
  { id, ...input }: NewObservation & { readonly id: string },
): Promise<Outcome<ObservationView, NoPrice | "no_such_observation">> {
  const where = { id, userId: ctx.actor.scope.userId };
  const columns = await columnsOf(ctx, input);
  return inTransaction(ctx.database, async (transaction) => {
    const before = await transaction.priceObservation.findFirst({ where, select: { receiptItemId: true } });
    if (!before) return refused("no_such_observation");
    if (!columns.ok) return columns;
    const collected = before.receiptItemId !== null && columns.value.how === "own-receipt";
    const data = { ...columns.value, ...(collected ? { how: "typed" } : {}) };
    return done(observationView(await transaction.priceObservation.update({ where, data })));
  });
}
