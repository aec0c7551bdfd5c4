import type { Figure } from "../figures/figure";
import { confirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/** Medical expenses count above this percentage of adjusted gross income. */
export const US_FIGURES: readonly Figure<"agi-percent">[] = [
  {
    name: "agi-percent",
    year: 2017,
    value: 7.5,
    unit: "percent",
    ...confirmed("irc-213-a", READ_ON),
  },
];
