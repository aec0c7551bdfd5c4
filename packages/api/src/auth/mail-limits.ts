import type { ApiContext } from "../context";
import type { RateLimits } from "../limits/rate-limits";
import { knownDevice } from "./known-device";

/**
 * mail-6: takes the points of a request for a mail. A device on which the address signed in before has points
 * of its own, which nobody else can spend.
 */
export function takeMailPoints(ctx: ApiContext, email: string): ReturnType<RateLimits["take"]> {
  const device = knownDevice(ctx, email);
  return ctx.limits.take(
    device
      ? [["mailsForKnownDevice", device]]
      : [
          ["mailsForAddressAndClient", `${email} ${ctx.client}`],
          ["mailsForClient", ctx.client],
          ["mailsForAddress", email],
        ],
  );
}
