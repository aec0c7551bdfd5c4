import type { GrantView } from "@gf-ledger/domain/account/grants";
import { useEffect, useState } from "react";

/** What else opens the account; `undefined` until it is known, `null` where it can't be asked. */
export function useGrants(signedIn: boolean): readonly GrantView[] | null | undefined {
  const [grants, setGrants] = useState<readonly GrantView[] | null>();
  useEffect(() => {
    if (!signedIn) return;
    // The server describes devices in the language of the page.
    const headers = { "Accept-Language": document.documentElement.lang };
    fetch("/api/account/grants", { credentials: "include", cache: "no-store", headers })
      .then(async (answer) => setGrants(answer.ok ? ((await answer.json()) as GrantView[]) : null))
      .catch(() => setGrants(null));
  }, [signedIn]);
  return grants;
}
