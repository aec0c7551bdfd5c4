import {
  type MadePasskey,
  type MakePasskeyOptions,
  makePasskeyOptionsSchema,
  type PasskeysView,
} from "@gf-ledger/domain/account/sign-in/passkey";
import { done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { someWayLeft, waysInLeft } from "../auth/ways-in-left";
import type { SignedInContext } from "../context";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { challengeIn, keepChallenge, takeChallenge } from "./challenges";
import { passkeyPlace } from "./passkey-place";

/** More than anybody keeps apart. */
export const MAX_PASSKEYS = 20;
const PRODUCT = "GF Ledger";

/** GET /api/account/passkeys, newest first (accounts-62). */
export async function listPasskeys(ctx: SignedInContext): Promise<PasskeysView> {
  const rows = await ctx.database.passkey.findMany({
    where: { userId: ctx.actor.scope.userId },
    orderBy: { createdAt: "desc" },
  });
  return rows.map(({ id, name, host, createdAt, lastUsedAt }) => ({
    id,
    name,
    host,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** POST /api/account/passkeys/options: for a passkey that names its person itself, and verifies them. */
export async function newPasskeyOptions(
  ctx: SignedInContext,
): Promise<Outcome<MakePasskeyOptions, "too_many_passkeys" | "too_many_requests">> {
  const { userId } = ctx.actor.scope;
  const taken = await ctx.limits.take([["passkeyChallengesOfClient", ctx.client]]);
  if (!taken.ok) return taken;
  const known = await ctx.database.passkey.findMany({ where: { userId } });
  if (known.length >= MAX_PASSKEYS) return refused("too_many_passkeys", { most: MAX_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: passkeyPlace(ctx).host,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: ctx.actor.user.email,
    userDisplayName: ctx.actor.user.name ?? ctx.actor.user.email,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await keepChallenge(ctx, options.challenge, userId);
  return done(makePasskeyOptionsSchema.parse(options));
}

/** What is stored of a passkey that was made here; `null` where the answer does not hold. */
async function verifiedPasskey(ctx: SignedInContext, made: MadePasskey, challenge: string) {
  const { host, origin } = passkeyPlace(ctx);
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: made.type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: BigInt(credential.counter),
      transports,
      host,
    };
  } catch (error) {
    // The library throws for whatever does not hold.
    ctx.log("info", "passkey_refused", { requestId: ctx.requestId, why: String(error).slice(0, 200) });
    return null;
  }
}

type NotAdded = "passkey_not_fitting" | "passkey_too_late" | "passkey_known" | "too_many_passkeys" | NotGiven;

/** POST /api/account/passkeys: from now on it opens the account, and the owner is mailed (accounts-62). */
export async function addPasskey(
  ctx: SignedInContext,
  { name, credential: made }: { name: string; credential: MadePasskey },
): Promise<Outcome<PasskeysView, NotAdded>> {
  const { userId } = ctx.actor.scope;
  const challenge = challengeIn(made.response.clientDataJSON);
  const passkey = challenge === null ? null : await verifiedPasskey(ctx, made, challenge);
  if (challenge === null || passkey === null) return refused("passkey_not_fitting");
  const added = await giveGrant<null, Refused<NotAdded>>(ctx, async (transaction) => {
    if (!(await takeChallenge(ctx, transaction, challenge, userId))) return refused("passkey_too_late");
    const held = await transaction.passkey.count({ where: { userId } });
    if (held >= MAX_PASSKEYS) return refused("too_many_passkeys", { most: MAX_PASSKEYS });
    const { count } = await transaction.passkey.createMany({
      data: { ...passkey, userId, name, createdAt: ctx.now() },
      skipDuplicates: true,
    });
    if (count === 0) return refused("passkey_known");
    return done({ answer: null, change: { kind: "passkeyAdded", name } });
  });
  return added.ok ? done(await listPasskeys(ctx)) : added;
}

/** PUT /api/account/passkeys/{id}: another name for it. */
export async function renamePasskey(
  ctx: SignedInContext,
  { id, name }: { id: string; name: string },
): Promise<Outcome<PasskeysView, "no_such_passkey">> {
  const where = { id, userId: ctx.actor.scope.userId };
  const { count } = await ctx.database.passkey.updateMany({ where, data: { name } });
  return count === 0 ? refused("no_such_passkey") : done(await listPasskeys(ctx));
}

/**
 * DELETE /api/account/passkeys/{id}: it opens the account no more. The owner's row is locked, so that two
 * removals at once do not take the last way in (accounts-72).
 */
export async function removePasskey(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<PasskeysView, "no_such_passkey" | "last_way_in" | NotGiven>> {
  const { userId } = ctx.actor.scope;
  const removed = await giveGrant<null, Refused<"no_such_passkey" | "last_way_in">>(
    ctx,
    async (transaction) => {
      const passkey = await transaction.passkey.findFirst({ where: { id, userId }, select: { name: true } });
      if (!passkey) return refused("no_such_passkey");
      await transaction.passkey.deleteMany({ where: { id, userId } });
      const left = await waysInLeft(transaction, ctx.settings, userId);
      if (!someWayLeft(left)) return refused("last_way_in");
      return done({ answer: null, change: { kind: "passkeyRemoved", name: passkey.name } });
    },
  );
  return removed.ok ? done(await listPasskeys(ctx)) : removed;
}
