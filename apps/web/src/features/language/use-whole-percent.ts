"use client";

import { useFormatter } from "use-intl";

/** Returns how the page writes a share of 0 to 1 in whole percent: `50%`, in French `50 %`. */
export function useWholePercent(): (share: number) => string {
  const { number } = useFormatter();
  // Rounded first: a half goes up, whatever the format would do.
  return (share) => number(Math.round(share * 100) / 100, { style: "percent", maximumFractionDigits: 0 });
}
