import type { Outcome, Refused } from "@gf-ledger/domain/outcome/outcome";
import type { ApiContext } from "../context";

/**
 * Checks a code. The try counts against the account's limit beforehand, and no longer when the code was right
 * (accounts-66). It is called after the password was right, so that nobody else can use the tries up.
 */
export async function guessCode<Answer extends Outcome<unknown, never> | Refused>(
  ctx: ApiContext,
  userId: string,
  attempt: () => Promise<Answer>,
): Promise<Answer | Refused<"too_many_requests">> {
  const taken = await ctx.limits.take([["codesOfAccount", userId]]);
  if (!taken.ok) return taken;
  const answer = await attempt();
  if (answer.ok) await taken.value();
  return answer;
}
