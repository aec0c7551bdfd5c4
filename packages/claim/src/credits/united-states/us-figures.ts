import type { Figure } from "../../figures/figure";
import { confirmed, secondary } from "../../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/**
 * Medical expenses count above `agi-percent` of adjusted gross income. A dollar of itemised deductions saves at most
 * `most-saved-percent`: in the bracket of 37% itemised deductions lose 2/37, and 37% less 2/37 of it is 35%.
 */
export const US_FIGURES: readonly Figure<"agi-percent" | "most-saved-percent">[] = [
  {
    name: "agi-percent",
    year: 2017,
    value: 7.5,
    unit: "percent",
    ...confirmed("irc-213-a", READ_ON),
  },
  {
    name: "most-saved-percent",
    year: 2026,
    value: 35,
    unit: "percent",
    ...secondary("public-law-119-21", "2026-11-28"),
  },
];
