import { EDITION_FACTS, EDITION_PREFERENCE_KEY, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { editionAddress } from "./other-edition-address";

/** Keeps the choice (editions-5) and goes to that edition at the same path, or reloads if it is this one (editions-5). */
export function switchEdition(to: Edition, current: Edition): void {
  try {
    localStorage.setItem(EDITION_PREFERENCE_KEY, EDITION_FACTS[to].preferenceValue);
  } catch {
    // A browser that forbids storage still may switch.
  }
  if (to === current) window.location.reload();
  else window.location.assign(editionAddress(to, window.location));
}
