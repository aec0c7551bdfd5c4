"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { trpc } from "@/trpc/client";

export interface TaxYearChoice {
  /** `null` until the years are known. */
  readonly year: number | null;
  readonly years: readonly number[];
  choose(year: number): void;
}

/**
 * The address's tax year, else the newest with purchases; the current one when none can be had (reports-16).
 */
export function useTaxYear(): TaxYearChoice {
  const asked = Number(useSearchParams().get("year"));
  const path = usePathname();
  const { data, isError } = trpc.taxReport.years.useQuery();
  const currentYear = data?.currentYear ?? new Date().getFullYear();
  const found = data?.years ?? [];
  const years = [...new Set([...found, currentYear])].sort((a, b) => b - a);
  const known = data !== undefined || isError;
  return {
    years,
    year: known ? (years.includes(asked) ? asked : (found[0] ?? currentYear)) : null,
    choose: (year) => window.history.replaceState(null, "", `${path}?year=${year}`),
  };
}
