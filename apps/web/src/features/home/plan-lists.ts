import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { planFeatures } from "../subscription/plan-features";

/**
 * What each plan includes, in the words of a locale (plans-2, plans-28). The home page is built before anybody
 * knows which readers the server has.
 */
export function planLists(locale: Locale) {
  const names = translatorOf(locale, "plans.features");
  const notes = translatorOf(locale, "plans.notes");
  return planFeatures({ names, notes }, null);
}
