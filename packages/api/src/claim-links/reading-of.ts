import { LOCALE_FACTS, localeOf } from "@gf-ledger/domain/edition/locale";
import type { ApiContext, SignedInContext } from "../context";
import type { LiveLink } from "../gate/claim-link-gate";

/**
 * The call of a visitor whom a link let in, as whoever reads that claim. Its documents are in the language that the
 * visitor's page asks in (claim-27); the owner's own setting is the owner's.
 */
export function readingOf(ctx: ApiContext, { actor, edition }: LiveLink): SignedInContext {
  return { ...ctx, actor, edition, ownLocale: localeOf(edition, LOCALE_FACTS[ctx.locale].language) };
}
