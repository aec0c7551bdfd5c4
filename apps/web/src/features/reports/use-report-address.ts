"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { isNewStep, type ReportAddress, readReportAddress, reportQuery } from "./report-address";

/** The view's state and a way to change it. Every choice is a step that Back takes back; a word being typed is one. */
export function useReportAddress() {
  const params = useSearchParams();
  const path = usePathname();
  const address = useMemo(() => readReportAddress(new URLSearchParams(params)), [params]);
  const change = useCallback(
    (part: Partial<ReportAddress>) => {
      // What stands there now: the page's own copy may be a moment behind.
      const before = readReportAddress(new URLSearchParams(window.location.search));
      const after = { ...before, ...part };
      const query = reportQuery(after);
      if (query === reportQuery(before)) return;
      // Straight to the browser's history: Next.js follows it, without a call to the server.
      if (isNewStep(before, after)) window.history.pushState(null, "", path + query);
      else window.history.replaceState(null, "", path + query);
    },
    [path],
  );
  return { address, change };
}
