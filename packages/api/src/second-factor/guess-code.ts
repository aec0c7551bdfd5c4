import type { Outcome, Refused } from "@gf-ledger/domain/outcome/outcome";
import type { ApiContext } from "../context";

/**
 * Runs a try with a code, whose point is taken first and given back when it was right (accounts-66). Only who
 * gave the password comes here, so nobody else can use the points up.
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
