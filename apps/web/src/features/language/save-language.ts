import type { Language } from "@gf-ledger/domain/edition/locale";
import { shownTo } from "../device/shown-to";

const WAIT_MS = 2000;

/**
 * Keeps the language with the account of whoever is signed in (accounts-57). The next page follows the account, so
 * the link waits for it, but not for long.
 */
export async function saveLanguage(language: Language): Promise<void> {
  await fetch("/api/account/profile", {
    method: "PUT",
    headers: { "Content-Type": "application/json", ...shownTo() },
    body: JSON.stringify({ language }),
    keepalive: true,
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => undefined);
}
