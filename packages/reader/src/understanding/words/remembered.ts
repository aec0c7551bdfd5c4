import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";

const MAX_REMEMBERED = 2_000;

/**
 * A function of a text that remembers its last answers. The same lines of a receipt are searched for a chain in
 * each way of joining them, and again in each look at its photo.
 * @param of always answers the same for the same text
 */
export function remembered<Answer>(of: (text: string) => Answer): (text: string) => Answer {
  const known = new BoundedCache<string, Answer>(MAX_REMEMBERED);
  return (text) => known.getOrMake(text, () => of(text));
}
