import type { Slot } from "./fair-slots";

/**
 * Resolves with `true` when the slot is given, with `false` when that takes longer than `waitMs`.
 * @throws the signal's reason when it is aborted before
 */
export function slotGiven(
  slot: Slot,
  { signal, waitMs }: { readonly signal?: AbortSignal | undefined; readonly waitMs?: number } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      end();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    const timer = waitMs === undefined ? undefined : setTimeout(() => settle(() => resolve(false)), waitMs);
    signal?.addEventListener("abort", onAbort, { once: true });
    slot.given.then(() => settle(() => resolve(true)), reject);
  });
}
