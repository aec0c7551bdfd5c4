import { type BestPeriods, type BestPeriodsInput, bestPeriods } from "../../src/periods/best-periods";

/** The best periods, worked out at once. */
export function bestPeriodsOf(input: BestPeriodsInput): BestPeriods {
  const search = bestPeriods(input);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
