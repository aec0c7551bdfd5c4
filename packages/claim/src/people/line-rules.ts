import type { Figure } from "../figures/figure";
import { confirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/** An own child below this age on 31 December is on the claimant's own line. */
export const ADULT_AGES: readonly Figure<"adult-age">[] = [
  {
    name: "adult-age",
    year: 2003,
    value: 18,
    unit: "years",
    ...confirmed("ita-118-2-1-b-and-d", READ_ON),
  },
];
