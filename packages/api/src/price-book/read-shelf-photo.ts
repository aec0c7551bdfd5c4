import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import type { SignedInContext } from "../context";
import { chainOf } from "../prices/rules/near-price";
import { type NotRead, readOwnPhoto } from "./read-own-photo";
import { shelfTagOf } from "./shelf-tag";

const MAX_STORES = 200;

/** The chains on the person's receipts, by which a tag's top line is known for a store's name. */
async function ownChains(ctx: SignedInContext): Promise<ReadonlySet<string | null>> {
  const receipts = await ctx.database.receipt.findMany({
    where: { userId: ctx.actor.scope.userId, store: { not: null } },
    distinct: ["store"],
    select: { store: true },
    take: MAX_STORES,
  });
  return new Set(receipts.map(({ store }) => chainOf(store)));
}

/**
 * POST /api/price-book/shelf-photo: reads a photo of a shelf tag in one of the account's waiting places, like
 * a receipt's, and proposes a price (prices-25). Nothing is stored, of the photo or of the price.
 */
export async function readShelfPhoto(
  ctx: SignedInContext,
  input: { readonly image: Uint8Array },
): Promise<Outcome<ShelfTag, NotRead | "no_shelf_tag">> {
  const read = await readOwnPhoto(ctx, input);
  if (!read.ok) return read;
  const chains = await ownChains(ctx);
  const shopsAt = (store: string) => chains.has(chainOf(store));
  const tag = shelfTagOf(read.value.reading, ctx.edition, shopsAt);
  return tag ? done(tag) : refused("no_shelf_tag");
}
