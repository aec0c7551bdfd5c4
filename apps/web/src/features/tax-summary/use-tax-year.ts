"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { trpc } from "@/trpc/client";

export interface TaxYearChoice {
  /** `null` until the years are known. */
  readonly year: number | null;
  readonly years: readonly number[];
  choose(year: number): void;
}

/**
 * The address's tax year, else the newest with purchases; the current one when none can be had (reports-16).
 * Without one in the address, a list from before a change is asked anew first: no year is shown and then taken back.
 */
export function useTaxYear(): TaxYearChoice {
  const asked = Number(useSearchParams().get("year"));
  const path = usePathname();
  const { data, isError, isPaused, isStale, isFetchedAfterMount } = trpc.taxReport.years.useQuery();
  const [wasStale] = useState(isStale);
  const currentYear = data?.currentYear ?? new Date().getFullYear();
  const found = data?.years ?? [];
  const years = [...new Set([...found, currentYear])].sort((a, b) => b - a);
  const isAsked = years.includes(asked);
  const isCurrent = isAsked || !wasStale || isFetchedAfterMount || isPaused;
  const known = isError || (data !== undefined && isCurrent);
  return {
    years,
    year: known ? (isAsked ? asked : (found[0] ?? currentYear)) : null,
    choose: (year) => window.history.replaceState(null, "", `${path}?year=${year}`),
  };
}
