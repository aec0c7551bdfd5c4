import { createHmac, timingSafeEqual } from "node:crypto";
import type { Settings } from "../context";

type Signing = Pick<Settings, "signingSecret">;

function signatureOf({ signingSecret }: Signing, userId: string): Buffer {
  return createHmac("sha256", signingSecret).update(`tax-reminders-off:${userId}`).digest();
}

/**
 * The token in a reminder's link. It stops that person's reminders, gives no other access and never expires.
 */
export function unsubscribeToken(settings: Signing, userId: string): string {
  return `${userId}.${signatureOf(settings, userId).toString("base64url")}`;
}

/** Whose reminders a token stops; `null` for one that was not made here. */
export function userOfUnsubscribeToken(settings: Signing, token: string): string | null {
  const [, userId = "", signature = ""] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(settings, userId);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}
