import type { Provenance } from "../figures/provenance";
import { confirmed, secondary, unconfirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export type StateNoteKey =
  | "own-floor"
  | "all-expenses-when-itemising"
  | "own-deduction"
  | "deduction-ended"
  | "may-differ";

/** What is known of a state's own medical deduction. `floorPercent` of the state's income measure. */
export interface StateNote extends Provenance {
  /** Postal letters; `null` is every state without a row. */
  readonly state: string | null;
  readonly note: StateNoteKey;
  readonly floorPercent: number | null;
  readonly fromYear: number | null;
}

const NJ = confirmed("new-jersey-18-35-2-9", READ_ON);
const AZ = secondary("arizona-43-1042", READ_ON);
const REPORTED = secondary("state-statute-reported", READ_ON);
const UNREAD = unconfirmed("no-state-text", READ_ON);

export const STATE_NOTES: readonly StateNote[] = [
  { state: "NJ", note: "own-floor", floorPercent: 2, fromYear: null, ...NJ },
  { state: "AZ", note: "all-expenses-when-itemising", floorPercent: 0, fromYear: null, ...AZ },
  { state: "AL", note: "own-floor", floorPercent: 4, fromYear: null, ...REPORTED },
  { state: "OH", note: "own-deduction", floorPercent: 7.5, fromYear: null, ...REPORTED },
  { state: "NM", note: "deduction-ended", floorPercent: null, fromYear: 2025, ...REPORTED },
  { state: null, note: "may-differ", floorPercent: null, fromYear: null, ...UNREAD },
];
