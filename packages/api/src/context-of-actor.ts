import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Services, SignedInContext } from "./context";
import type { Actor } from "./gate/actor";

/**
 * What a verb needs, for work that no call asked for: its words are in the account's own edition and language.
 * `client` stands in logs and limits where a caller's address would.
 */
export function contextOfActor(services: Services, actor: Actor, client: "mail" | "folder"): SignedInContext {
  const { edition, language } = actor.user;
  const locale = localeOf(edition, language ?? "en");
  return {
    ...services,
    actor,
    edition,
    locale,
    ownLocale: locale,
    requestId: client,
    client,
    userAgent: null,
    cookieHeader: null,
    secure: true,
    setCookies: [],
  };
}
