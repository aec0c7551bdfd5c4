import type { Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { ReadImage } from "@gf-ledger/reader/receipt-reader";
import type { SignedInContext } from "../context";
import { readCounted } from "../drafts/counted-reading";
import { imageWithinSize } from "../photos/image-size";
import type { Unread } from "../photos/read-image";
import { currentSubscription } from "../subscription/current-subscription";
import { isPremium } from "../subscription/premium";

export type NotRead = Unread | "image_too_large" | "image_undecodable" | "too_many_requests";

/** Reads a photo that is no receipt in one of the account's waiting places, like a receipt's. */
export async function readOwnPhoto(
  ctx: SignedInContext,
  input: { readonly image: Uint8Array },
): Promise<Outcome<ReadImage, NotRead>> {
  const image = imageWithinSize(input.image);
  if (!image.ok) return image;
  const subscription = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  return readCounted(ctx, image.value, isPremium(subscription, ctx.now()));
}
