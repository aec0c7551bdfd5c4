import type { Transaction } from "@gf-ledger/db/database";
import type { ApiContext } from "../context";
import { hashToken } from "../gate/secret-token";

/** For this long a challenge waits for its answer. */
const CHALLENGE_MS = 15 * 60_000;

/** Remembers a challenge that was sent out: for `userId`, or for whoever signs in where it is `null`. */
export async function keepChallenge(
  ctx: ApiContext,
  challenge: string,
  userId: string | null,
): Promise<void> {
  const expires = new Date(ctx.now().getTime() + CHALLENGE_MS);
  await ctx.database.passkeyChallenge.create({
    data: { challengeHash: hashToken(challenge), userId, expires },
  });
}

/** Takes a challenge, which works once; `false` where none of this kind waits any more. */
export async function takeChallenge(
  ctx: ApiContext,
  transaction: Transaction,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const { count } = await transaction.passkeyChallenge.deleteMany({
    where: { challengeHash: hashToken(challenge), userId, expires: { gt: ctx.now() } },
  });
  return count === 1;
}

/** The challenge that a browser's answer says it signed, not yet believed; `null` where it says none. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const { challenge } = Object(parsed) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
