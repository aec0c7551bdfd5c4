import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance } from "../figures/provenance";
import { unconfirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export type WayToReport = "change-my-return" | "t1-adj" | "form-1040-x";

export interface WayToReportRow extends Provenance {
  readonly edition: Edition;
  readonly way: WayToReport;
}

/** How a change after filing is reported, the easiest first. */
export const WAYS_TO_REPORT: readonly WayToReportRow[] = [
  {
    edition: "ca",
    way: "change-my-return",
    ...unconfirmed("cra-change-my-return", READ_ON),
  },
  { edition: "ca", way: "t1-adj", ...unconfirmed("cra-t1-adj", READ_ON) },
  { edition: "us", way: "form-1040-x", ...unconfirmed("irs-form-1040-x", READ_ON) },
];
