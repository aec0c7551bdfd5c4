import type { Refused } from "@gf-ledger/domain/outcome/outcome";
import { WAITING_PLACES } from "@gf-ledger/domain/subscription/plans";
import type { ReadOptions } from "@gf-ledger/reader/receipt-reader";
import type { SignedInContext } from "../context";
import type { RateLimits } from "../limits/rate-limits";
import { readImage } from "../photos/read-image";

/**
 * Reads a photo in one of the account's waiting places (api-20). Once the reader has taken it, it counts
 * against the hour's readings, even if it is aborted, fails or times out; without a place it does not count.
 * Stages are reported after the count, so that a refusal comes before them.
 */
export async function readCounted(
  ctx: SignedInContext,
  image: Uint8Array,
  premium: boolean,
  { onStage, signal }: ReadOptions = {},
): Promise<Awaited<ReturnType<typeof readImage>> | Refused<"too_many_requests">> {
  const id = ctx.actor.scope.userId;
  const tooMany = new AbortController();
  let counted: ReturnType<RateLimits["take"]> | null = null;
  const count = async () => {
    try {
      const taken = await ctx.limits.take([["readingsOfAccount", id]]);
      if (!taken.ok) tooMany.abort();
      return taken;
    } catch (error) {
      tooMany.abort();
      throw error;
    }
  };
  const reading = readImage(ctx, image, premium, {
    owner: { id, places: premium ? WAITING_PLACES.premium : WAITING_PLACES.free },
    signal: signal ? AbortSignal.any([signal, tooMany.signal]) : tooMany.signal,
    onStage: (stage, place) => {
      counted ??= count();
      counted.then(
        (taken) => (taken.ok ? onStage?.(stage, place) : undefined),
        () => {},
      );
    },
  });
  const [read, limit] = await Promise.allSettled([
    reading,
    reading.then(
      () => counted,
      () => counted,
    ),
  ]);
  if (limit.status === "rejected") throw limit.reason;
  if (limit.value && !limit.value.ok) return limit.value;
  if (read.status === "rejected") throw read.reason;
  return read.value;
}
