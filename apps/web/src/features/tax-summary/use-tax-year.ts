"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { yearsOfClaims } from "@/features/claim/years-of-claims";
import { trpc } from "@/trpc/client";

export interface TaxYearChoice {
  /** `null` until the years are known. */
  readonly year: number | null;
  readonly years: readonly number[];
  choose(year: number): void;
}

/**
 * The address's tax year, else the newest with purchases; the current one when none can be had (reports-16).
 * Without one in the address, a list from before a change is asked again first: no year is shown and then taken back.
 * `of`: the years with purchases, or those that a claim can be of (claim-91).
 */
export function useTaxYear(of: "purchases" | "claims" = "purchases"): TaxYearChoice {
  const asked = Number(useSearchParams().get("year"));
  const path = usePathname();
  const { data, isError, isPaused, isStale, isFetchedAfterMount } = trpc.taxReport.years.useQuery();
  const ofClaims = of === "claims";
  const claims = trpc.claims.list.useQuery(undefined, { enabled: ofClaims });
  const [wasStale] = useState(isStale);
  const currentYear = data?.currentYear ?? new Date().getFullYear();
  const found = data?.years ?? [];
  const claimed = claims.data?.claims.map(({ taxYear }) => taxYear) ?? [];
  const years = ofClaims
    ? yearsOfClaims({ bought: found, claimed, currentYear })
    : [...new Set([...found, currentYear])].sort((a, b) => b - a);
  const isAsked = years.includes(asked);
  const isCurrent = isAsked || !wasStale || isFetchedAfterMount || isPaused;
  // A year of the address that has a claim and no purchase is known with the claims.
  const waits = ofClaims && asked > 0 && !isAsked && claims.isLoading;
  const known = isError || (data !== undefined && isCurrent && !waits);
  return {
    years,
    year: known ? (isAsked ? asked : (found[0] ?? currentYear)) : null,
    choose: (year) => window.history.replaceState(null, "", `${path}?year=${year}`),
  };
}
