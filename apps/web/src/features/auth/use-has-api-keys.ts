import { useEffect, useState } from "react";

/** Whether the account has API keys; `false` until it is known, and where it can't be asked. */
export function useHasApiKeys(signedIn: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!signedIn) return;
    fetch("/api/account/api-keys", { credentials: "include", cache: "no-store" })
      .then(async (answer) => setHas(answer.ok && ((await answer.json()) as unknown[]).length > 0))
      .catch(() => setHas(false));
  }, [signedIn]);
  return has;
}
