"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { isNewStep, type ReportAddress, readReportAddress, reportQuery } from "./report-address";

/** The view's state, and how to change it. Back undoes one choice at a time; a typed word is one choice. */
export function useReportAddress() {
  const params = useSearchParams();
  const path = usePathname();
  const address = useMemo(() => readReportAddress(new URLSearchParams(params)), [params]);
  const change = useCallback(
    (part: Partial<ReportAddress>) => {
      // Read from the window: the page's own copy may be a moment behind.
      const before = readReportAddress(new URLSearchParams(window.location.search));
      const after = { ...before, ...part };
      const query = reportQuery(after);
      if (query === reportQuery(before)) return;
      // Next.js follows the browser's history, without a call to the server.
      if (isNewStep(before, after)) window.history.pushState(null, "", path + query);
      else window.history.replaceState(null, "", path + query);
    },
    [path],
  );
  return { address, change };
}
