import type { SignedInContext } from "../context";

/** The payment provider's answer; `null`, with a line in the log, when the call fails. */
export async function asked<Answer>(
  ctx: SignedInContext,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    ctx.log("error", "payment_provider_failed", { requestId: ctx.requestId, error });
    return null;
  }
}
