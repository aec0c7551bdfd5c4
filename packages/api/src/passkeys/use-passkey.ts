import type { Transaction } from "@gf-ledger/db/database";
import type { Passkey, User } from "@gf-ledger/db/generated/client";
import {
  type UsedPasskey,
  type UsePasskeyOptions,
  usePasskeyOptionsSchema,
} from "@gf-ledger/domain/account/sign-in/passkey";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { ApiContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { challengeIn, keepChallenge, takeChallenge } from "./challenges";
import { passkeyPlace } from "./passkey-place";

/** What a browser asks for a passkey with: for `userId`, or for whoever signs in where it is `null`. */
export async function usePasskeyOptions(
  ctx: ApiContext,
  userId: string | null,
): Promise<Outcome<UsePasskeyOptions, "too_many_requests">> {
  const taken = await ctx.limits.take([["passkeyChallengesOfClient", ctx.client]]);
  if (!taken.ok) return taken;
  const options = await generateAuthenticationOptions({
    rpID: passkeyPlace(ctx).host,
    userVerification: "required",
  });
  await keepChallenge(ctx, options.challenge, userId);
  return done(usePasskeyOptionsSchema.parse(options));
}

interface StoredPasskey {
  readonly host: string;
  readonly credentialId: string;
  readonly publicKey: string;
}

/** How often the authenticator says it was used; `null` where the answer is not this passkey's, or not for here. */
async function verifiedCounter(
  ctx: ApiContext,
  stored: StoredPasskey,
  used: UsedPasskey,
  challenge: string,
): Promise<bigint | null> {
  const { host, origin } = passkeyPlace(ctx);
  // Each edition has a host of its own, and a passkey opens the account on the one it was made for (accounts-86).
  if (stored.host !== host) return null;
  const { userHandle, ...response } = used.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: used.id,
        rawId: used.rawId,
        type: used.type,
        clientExtensionResults: {},
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
        // Compared below, so that a counter that went back has words of its own.
        counter: 0,
      },
      requireUserVerification: true,
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch (error) {
    // The library throws for whatever does not hold.
    ctx.log("info", "passkey_refused", { requestId: ctx.requestId, why: String(error).slice(0, 200) });
    return null;
  }
}

export type PasskeyUnfit =
  | "passkey_not_fitting"
  | "passkey_too_late"
  | "passkey_counter_back"
  | "too_many_requests";

/**
 * Takes a passkey's answer to a challenge that was made for `userId`, with what follows from it: an answer works once,
 * also when two come at once (accounts-63).
 */
export async function usePasskey<Answer>(
  ctx: ApiContext,
  { used, userId }: { readonly used: UsedPasskey; readonly userId: string | null },
  then: (transaction: Transaction, passkey: Passkey & { readonly user: User }) => Promise<Answer>,
): Promise<Outcome<Answer, PasskeyUnfit>> {
  const taken = await ctx.limits.take([["passkeyChallengesOfClient", ctx.client]]);
  if (!taken.ok) return taken;
  const challenge = challengeIn(used.response.clientDataJSON);
  const stored = await ctx.database.passkey.findUnique({
    where: { credentialId: used.id, ...(userId === null ? {} : { userId }) },
    include: { user: true },
  });
  if (stored === null || challenge === null) return refused("passkey_not_fitting");
  const counter = await verifiedCounter(ctx, stored, used, challenge);
  if (counter === null) return refused("passkey_not_fitting");
  return inTransaction<Outcome<Answer, PasskeyUnfit>>(ctx.database, async (transaction) => {
    if (!(await takeChallenge(ctx, transaction, challenge, userId))) return refused("passkey_too_late");
    const { count } = await transaction.passkey.updateMany({
      // One that does not count stays at 0; any other goes up with each use.
      where: { id: stored.id, ...(counter === 0n ? { counter: 0n } : { counter: { lt: counter } }) },
      data: { counter, lastUsedAt: ctx.now() },
    });
    if (count === 0) return refused("passkey_counter_back");
    return done(await then(transaction, stored));
  });
}
