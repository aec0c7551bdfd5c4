import type { Figure } from "../figures/figure";
import { confirmed } from "../figures/provenance-of";

/** Medical expenses count above this percentage of adjusted gross income. */
export const US_FIGURES: readonly Figure<"agi-percent">[] = [
  {
    name: "agi-percent",
    year: 2017,
    value: 7.5,
    unit: "percent",
    ...confirmed("Internal Revenue Code, section 213(a)"),
  },
];
