"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type ReceiptsAddress, readReceiptsAddress, receiptsQuery } from "./receipts-address";

/** What the list shows, and how to change it: a choice is a step of the history, a typed letter is not. */
export function useReceiptsAddress() {
  const params = useSearchParams();
  const path = usePathname();
  const address = useMemo(() => readReceiptsAddress(new URLSearchParams(params)), [params]);
  const change = useCallback(
    (part: Partial<ReceiptsAddress>) => {
      // Read from the window: the page's own copy may be a moment behind.
      const before = readReceiptsAddress(new URLSearchParams(window.location.search));
      const query = receiptsQuery({ ...before, page: 1, ...part });
      if (query === receiptsQuery(before)) return;
      if (part.query !== undefined && before.query !== "")
        window.history.replaceState(null, "", path + query);
      else window.history.pushState(null, "", path + query);
    },
    [path],
  );
  return { address, change };
}
