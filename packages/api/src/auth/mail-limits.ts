import type { ApiContext } from "../context";
import { knownDevice } from "./known-device";

/**
 * mail-6: requests for a mail. A device on which the address signed in before has points of its own, which nobody
 * else can spend.
 */
export async function consumeMailLimits(ctx: ApiContext, email: string): Promise<void> {
  const device = knownDevice(ctx, email);
  await ctx.limits.take(
    device
      ? [["mailsForKnownDevice", device]]
      : [
          ["mailsForAddressAndClient", `${email} ${ctx.client}`],
          ["mailsForClient", ctx.client],
          ["mailsForAddress", email],
        ],
  );
}
