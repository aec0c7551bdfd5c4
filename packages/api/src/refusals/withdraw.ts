import type { Refused } from "@gf-ledger/domain/outcome/outcome";

/** Carries a refusal out of what only an error can end. It never leaves the function that called `orWithdrawn`. */
class Withdrawal extends Error {
  override readonly name = "Withdrawal";

  constructor(readonly refusal: Refused) {
    super(refusal.reason);
  }
}

/**
 * Ends what only an error can end: a transaction, or a parser in the middle of a stream. `orWithdrawn` around it makes
 * a value of it again.
 */
export function withdraw(refusal: Refused): never {
  throw new Withdrawal(refusal);
}

/** The refusal that an error carries; `null` for any other error. */
export function refusalIn(error: unknown): Refused | null {
  return error instanceof Withdrawal ? error.refusal : null;
}

/** What the work answers, or the refusal for which it was withdrawn. Any other error goes on. */
export async function orWithdrawn<Answer>(work: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) return refusal;
    throw error;
  }
}
