import { type BestPeriods, type BestPeriodsInput, bestPeriods } from "../../src/periods/best/best-periods";
import { finished } from "./finished";

/** The best periods, worked out at once. */
export const bestPeriodsOf = (input: BestPeriodsInput): BestPeriods => finished(bestPeriods(input));
