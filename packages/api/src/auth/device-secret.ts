import { createHmac } from "node:crypto";
import type { Settings } from "../context";
import type { Actor } from "../gate/actor";

type Session = Pick<Actor, "via" | "user" | "scope">;

/** The same for this person and these records each time, and to be guessed by nobody; `null` without a session. */
function nameOf(label: string, signingSecret: string, { via, user, scope }: Session): string | null {
  if (via !== "session") return null;
  return createHmac("sha256", signingSecret)
    .update(`${label}:${user.id}:${scope.userId}`)
    .digest("base64url");
}

/**
 * What a browser keeps one account's photos under (accounts-88): the same on every device and at every sign-in of
 * this person for these records, and nothing that another account could guess. `null` for whoever has no session.
 */
export const deviceSecret = ({ signingSecret }: Pick<Settings, "signingSecret">, actor: Session) =>
  nameOf("device", signingSecret, actor);

/** What a page names its account by in what it sends (accounts-96): nothing that opens the device's photos. */
export const pageMark = ({ signingSecret }: Pick<Settings, "signingSecret">, actor: Session) =>
  nameOf("page", signingSecret, actor);
