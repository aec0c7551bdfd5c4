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
    ...unconfirmed("Canada Revenue Agency, Change my return", READ_ON),
  },
  { edition: "ca", way: "t1-adj", ...unconfirmed("Canada Revenue Agency, form T1-ADJ", READ_ON) },
  { edition: "us", way: "form-1040-x", ...unconfirmed("IRS, form 1040-X", READ_ON) },
];
