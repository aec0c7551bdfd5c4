"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type ReportAddress, readReportAddress, reportQuery } from "./report-address";

/** The view's state and a way to change it. The address is replaced, so that Back leaves the page. */
export function useReportAddress() {
  const params = useSearchParams();
  const path = usePathname();
  const address = useMemo(() => readReportAddress(new URLSearchParams(params)), [params]);
  const change = useCallback(
    (part: Partial<ReportAddress>) => {
      // Straight to the browser's history: Next.js follows it, without a call to the server.
      window.history.replaceState(null, "", path + reportQuery({ ...address, ...part }));
    },
    [address, path],
  );
  return { address, change };
}
