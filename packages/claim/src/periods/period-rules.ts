import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Figure } from "../figures/figure";
import { confirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

const ITA = confirmed("ita-118-2-1-b-c-and-d", READ_ON);
const IRC = confirmed("irc-213-a-paid-in-year", READ_ON);

export type PeriodRuleName = "months" | "months-around-a-death";

/** How long a period may be. In the US it is the calendar year itself. */
export const PERIOD_RULES: Readonly<Record<Edition, readonly Figure<PeriodRuleName>[]>> = {
  ca: [
    { name: "months", year: 2003, value: 12, unit: "months", ...ITA },
    { name: "months-around-a-death", year: 2003, value: 24, unit: "months", ...ITA },
  ],
  us: [{ name: "months", year: 2003, value: 12, unit: "months", ...IRC }],
};
