import type { LimitName } from "@gf-ledger/api/limits/rate-limits";
import type { ReadFailure } from "@gf-ledger/reader/receipt-reader";

/** How a collector's configuration names the processes: the label `job`. */
export const WEB = 'job="gf-ledger-web"';
export const READER = 'job="gf-ledger-reader"';

/** The label `outcome` of readings. `ok` is one with a receipt in it. */
export const outcomes = (...names: readonly ReadFailure[]): string => `outcome=~"${names.join("|")}"`;
/** The label `limit` of refused calls. */
export const limits = (...names: readonly LimitName[]): string => `limit=~"${names.join("|")}"`;

/** Readings that failed by the product, and not by the photo. */
export const OWN_FAULTS = outcomes("timed_out", "vendor_failed", "too_much_memory");

/**
 * The time within which a share of what a histogram counted was done, in seconds.
 * @param by labels that are told apart
 */
export const quantile = (
  share: number,
  histogram: string,
  labels: string,
  by: readonly string[] = [],
): string =>
  `histogram_quantile(${share}, sum by (${["le", ...by].join(", ")}) (rate(${histogram}_bucket{${labels}}[5m])))`;
