import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { roomFor } from "../limits/account-room";

/** prices-10 PUT /api/products/{id}/price: the user's own price (prices-10), in cents; `null` removes it. */
export async function setOwnPrice(
  ctx: SignedInContext,
  input: { productId: string; ownPrice: number | null },
): Promise<Outcome<{ productId: string; ownPrice: number | null }, "no_such_product" | "account_full">> {
  const { productId, ownPrice } = input;
  const key = { userId: ctx.actor.scope.userId, productId, currency: EDITION_FACTS[ctx.edition].currency };
  const product = await ctx.database.product.findUnique({ where: { id: productId }, select: { id: true } });
  if (!product) return refused("no_such_product");
  if (ownPrice === null) {
    await ctx.database.productPrice.deleteMany({ where: key });
    return done({ productId, ownPrice: null });
  }
  if ((await ctx.database.productPrice.count({ where: key })) === 0) {
    const room = await roomFor(ctx.database, ctx.actor.scope, "ownPrices");
    if (!room.ok) return room;
  }
  await ctx.database.productPrice.upsert({
    where: { userId_productId_currency: key },
    create: { ...key, price: ownPrice },
    update: { price: ownPrice },
  });
  return done({ productId, ownPrice: dollarsFromCents(ownPrice) });
}
