import { EDITION_FACTS, EDITION_PREFERENCE_KEY, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { editionAddress } from "./other-edition-address";

/**
 * Stores the choice (editions-5) and goes to the same path of that edition; reloads in this one (editions-5).
 */
export function switchEdition(to: Edition, current: Edition): void {
  try {
    localStorage.setItem(EDITION_PREFERENCE_KEY, EDITION_FACTS[to].preferenceValue);
  } catch {
    // Where the browser forbids storage, the switch still works.
  }
  if (to === current) window.location.reload();
  else window.location.assign(editionAddress(to, window.location));
}
