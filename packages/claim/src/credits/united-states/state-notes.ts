import type { Provenance } from "../../figures/provenance";
import { confirmed, secondary, unconfirmed } from "../../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export type StateNoteKey =
  | "own-floor"
  | "all-expenses-when-itemising"
  | "own-deduction"
  | "own-income-floor"
  | "above-own-standard"
  | "above-federal-standard"
  | "no-medical"
  | "federal-amount"
  | "outside-cap"
  | "deduction-ended"
  | "no-income-tax"
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
const NY = unconfirmed("new-york-it-196-reported", "2026-11-28");
const NONE = secondary("states-without-income-tax-listed", "2026-11-28");
const UNREAD = unconfirmed("no-state-text", READ_ON);

/** States that tax no wages: Washington taxes some capital gains, and New Hampshire taxed interest and dividends until 2024. */
const WITHOUT_INCOME_TAX = ["AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY"];

export const STATE_NOTES: readonly StateNote[] = [
  { state: "NJ", note: "own-floor", floorPercent: 2, fromYear: null, ...NJ },
  { state: "AZ", note: "all-expenses-when-itemising", floorPercent: 0, fromYear: null, ...AZ },
  { state: "AL", note: "own-floor", floorPercent: 4, fromYear: null, ...REPORTED },
  { state: "OH", note: "own-deduction", floorPercent: 7.5, fromYear: null, ...REPORTED },
  { state: "NY", note: "own-floor", floorPercent: 10, fromYear: 2018, ...NY },
  { state: "AR", note: "own-income-floor", floorPercent: 7.5, fromYear: null, ...REPORTED },
  { state: "HI", note: "own-income-floor", floorPercent: 7.5, fromYear: null, ...REPORTED },
  { state: "VT", note: "above-own-standard", floorPercent: null, fromYear: null, ...REPORTED },
  { state: "LA", note: "above-federal-standard", floorPercent: null, fromYear: 2022, ...REPORTED },
  { state: "KY", note: "no-medical", floorPercent: null, fromYear: null, ...REPORTED },
  { state: "MA", note: "federal-amount", floorPercent: null, fromYear: null, ...REPORTED },
  { state: "ME", note: "outside-cap", floorPercent: null, fromYear: null, ...REPORTED },
  { state: "NM", note: "deduction-ended", floorPercent: null, fromYear: 2025, ...REPORTED },
  ...WITHOUT_INCOME_TAX.map((state) => ({
    state,
    note: "no-income-tax" as const,
    floorPercent: null,
    fromYear: null,
    ...NONE,
  })),
  { state: null, note: "may-differ", floorPercent: null, fromYear: null, ...UNREAD },
];
