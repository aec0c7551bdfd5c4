import type { Refused } from "@gf-ledger/domain/outcome/outcome";

/** Carries a refusal out of work that only an error can end. `catchRefusal` catches it. */
class Withdrawal extends Error {
  override readonly name = "Withdrawal";

  constructor(readonly refusal: Refused) {
    super(refusal.reason);
  }
}

/**
 * Ends work that only an error can end, a transaction or a parser in the middle of a stream, with a refusal.
 * `catchRefusal` around the work returns the refusal as a value.
 */
export function throwRefusal(refusal: Refused): never {
  throw new Withdrawal(refusal);
}

/** The refusal that an error carries; `null` for any other error. */
export function refusalIn(error: unknown): Refused | null {
  return error instanceof Withdrawal ? error.refusal : null;
}

/** The work's answer, or the refusal that it threw. Any other error is thrown on. */
export async function catchRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) return refusal;
    throw error;
  }
}
