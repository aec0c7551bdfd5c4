import { SIGNED_IN_HINT_COOKIE } from "@gf-ledger/domain/account/cookie-names";
import type { Language } from "@gf-ledger/domain/edition/locale";

/**
 * Keeps the language with the account of whoever is signed in (accounts-57), while the browser follows the link
 * that was pressed. A browser of nobody keeps it in its cookie alone, which the link sets.
 */
export function saveLanguage(language: Language): void {
  if (!document.cookie.split("; ").includes(`${SIGNED_IN_HINT_COOKIE}=1`)) return;
  fetch("/api/account/profile", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => undefined);
}
