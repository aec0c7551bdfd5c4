import { useEffect, useState } from "react";

/** Whether this browser has passkeys; `null` until the page's scripts run. */
export function useKnowsPasskeys(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null);
  useEffect(() => setKnows("PublicKeyCredential" in window), []);
  return knows;
}
