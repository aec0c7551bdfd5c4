import { createHmac } from "node:crypto";
import type { Settings } from "../context";
import type { Actor } from "../gate/actor";

/**
 * What a browser keeps one account's photos under (accounts-88): the same on every device and at every sign-in of
 * this person for these records, and nothing that another account could guess. `null` for whoever has no session.
 */
export function deviceSecret(
  { signingSecret }: Pick<Settings, "signingSecret">,
  { via, user, scope }: Pick<Actor, "via" | "user" | "scope">,
): string | null {
  if (via !== "session") return null;
  return createHmac("sha256", signingSecret).update(`device:${user.id}:${scope.userId}`).digest("base64url");
}
