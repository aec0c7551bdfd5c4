import { ANSWERED_BY_LANGUAGE, isAnsweredByLanguage } from "../../features/language/addresses/page-addresses";
import { isNotFound } from "./page-routes";

/** The page of a claim's link, whose address holds a secret (claim-26). */
const NEVER_KEPT = /^\/\w+\/shared-claim$/;

/** The `Cache-Control` of a built page, named by its path with the edition; `null` where the usual one will do. */
export function cacheControlOf(built: string): string | null {
  if (NEVER_KEPT.test(built)) return "private, no-store";
  return isAnsweredByLanguage(built) || isNotFound(built) ? ANSWERED_BY_LANGUAGE : null;
}
