import { claimDaysInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import { useSearchParams } from "next/navigation";

/** The days of a claim, as the address says them (screens-40); `null` where it says none, which is the calendar year. */
export function useClaimDays(year: number | null): { from: string; to: string } | null {
  const asked = useSearchParams();
  const { data } = claimDaysInput.safeParse({ year, from: asked.get("from"), to: asked.get("to") });
  return data?.from !== undefined && data.to !== undefined ? { from: data.from, to: data.to } : null;
}
