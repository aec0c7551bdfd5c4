"use client";

import type { WaysIn } from "@gf-ledger/domain/account/sign-in/sign-on";
import { useEffect, useState } from "react";

/**
 * What this installation offers beside a mailed link. `null` until it is known, and where it cannot be asked:
 * the page then shows what most installations have (accounts-60).
 */
export function useWaysIn(): WaysIn | null {
  const [ways, setWays] = useState<WaysIn | null>(null);
  useEffect(() => {
    const left = new AbortController();
    fetch("/api/auth/ways", { cache: "no-store", signal: left.signal })
      .then(async (answer) => setWays(answer.ok ? ((await answer.json()) as WaysIn) : null))
      .catch(() => setWays(null));
    return () => left.abort();
  }, []);
  return ways;
}
