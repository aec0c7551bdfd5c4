import type { Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { ApiContext, SignedInContext } from "../context";
import type { LimitPoint } from "../limits/rate-limits";
import { knownDevice } from "./known-device";
import { passwordFits } from "./password";

type Look = Outcome<boolean, "too_many_sign_ins">;
type Guess = Outcome<boolean, "too_many_sign_ins" | "too_many_requests">;

/**
 * Whether a password fits. The points are taken before the check, so that neither a batch nor calls at once
 * pass the limit (accounts-19). They are given back when the password was right or could not be checked.
 */
async function guess(
  { limits }: ApiContext,
  points: readonly LimitPoint[],
  look: () => Promise<Look>,
): Promise<Guess> {
  const taken = await limits.take(points);
  if (!taken.ok) return taken;
  const giveBack = taken.value;
  const fits = await look().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!fits.ok || fits.value) await giveBack();
  return fits;
}

/**
 * accounts-19: a guess at an address's password by somebody not signed in. `look` checks it, and runs only
 * when the guess is allowed.
 */
export function guessAtSignIn(ctx: ApiContext, email: string, look: () => Promise<Look>): Promise<Guess> {
  const device = knownDevice(ctx, email);
  const points: LimitPoint[] = device
    ? [["guessesOfKnownDevice", device]]
    : [
        ["guessesForAddressAndClient", `${email} ${ctx.client}`],
        ["guessesOfClient", ctx.client],
        ["guessesForAddress", email],
      ];
  return guess(ctx, points, look);
}

/**
 * accounts-19: whether a signed-in person gave their own password again; counted per session, apart from
 * sign-ins.
 */
export function confirmPassword(ctx: SignedInContext, stored: string, password: string): Promise<Guess> {
  const key = ctx.actor.sessionId ?? ctx.actor.scope.userId;
  return guess(ctx, [["confirmationsOfSession", key]], () => passwordFits(stored, password));
}
