import { type Cents, roundHalfAwayFromZero } from "../money/cents";

/** calculators-4. */
const WEEKS_PER_YEAR = 52;

/** What gluten-free food costs beyond regular food in a year, in cents; `extraCost` in dollars an item. */
export function yearlyExtraCost(extraCost: number, itemsPerWeek: number): Cents {
  return roundHalfAwayFromZero(extraCost * itemsPerWeek * WEEKS_PER_YEAR * 100);
}
