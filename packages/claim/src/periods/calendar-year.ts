import type { Period } from "./period";

/** 1 January to 31 December: the only period in the US, one of many in Canada (claim-13). */
export function calendarYear(taxYear: number): Period {
  return { from: `${taxYear}-01-01`, to: `${taxYear}-12-31` };
}
