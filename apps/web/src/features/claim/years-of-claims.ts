interface Years {
  /** With purchases. */
  readonly bought: readonly number[];
  readonly claimed: readonly number[];
  readonly currentYear: number;
}

/**
 * The tax years that a claim can be of, newest first: a period that holds purchases may end in a year that has none
 * (claim-91).
 */
export function yearsOfClaims({ bought, claimed, currentYear }: Years): number[] {
  const known = [...bought, ...claimed, currentYear];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: last - first + 1 }, (_, back) => last - back);
}
