import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** Number of leases at which those that have ended are deleted. */
const KEPT = 10_000;

interface Lease {
  left: number;
  readonly until: number;
}

/**
 * Takes a limiter's points in lots, so that most calls need not wait for the database. All servers together
 * never exceed the limit; points that a server leased and did not use are lost until the window ends.
 * @returns takes one point of `key`; rejects as the limiter does once they are used up.
 */
export function leasedPoints(limiter: RateLimiterAbstract, lot: number): (key: string) => Promise<void> {
  const leases = new Map<string, Lease>();
  const underWay = new Map<string, Promise<void>>();

  async function lease(key: string): Promise<void> {
    const { msBeforeNext } = await limiter.consume(key, lot);
    const now = Date.now();
    if (leases.size >= KEPT) {
      for (const [other, { until }] of leases) if (until <= now) leases.delete(other);
    }
    leases.set(key, { left: lot, until: now + msBeforeNext });
  }

  return async (key) => {
    for (;;) {
      const held = leases.get(key);
      if (held && held.left > 0 && Date.now() < held.until) {
        held.left -= 1;
        return;
      }
      // Calls that come at once share one lease, or each would take a lot for itself.
      const taking = underWay.get(key) ?? lease(key).finally(() => underWay.delete(key));
      underWay.set(key, taking);
      await taking;
    }
  };
}
