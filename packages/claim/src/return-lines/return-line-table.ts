import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Province } from "../credits/canada/provinces";
import type { Provenance } from "../figures/provenance";
import { confirmed, secondary, unconfirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-26";

/** The forms of a return that an amount of a claim goes on. */
export const RETURN_FORMS = ["t1", "428", "on479", "tp-1", "schedule-a", "1040-x"] as const;
export type ReturnForm = (typeof RETURN_FORMS)[number];

/** What stands on a line, in the order of the forms: keys, since the words for each language are not in this package. */
export const LINE_MEANINGS = [
  "own-expenses",
  "other-dependants",
  "allowable",
  "supplement",
  "province-own-expenses",
  "province-other-dependants",
  "province-allowable",
  "ontario-seniors",
  "quebec-allowable",
  "quebec-refundable",
  "medical",
  "income",
  "floor",
  "deduction",
  "adjusted-gross-income",
  "deducted",
  "difference",
] as const;
export type LineMeaning = (typeof LINE_MEANINGS)[number];

export interface ReturnLineRow extends Provenance {
  readonly edition: Edition;
  readonly form: ReturnForm;
  /** The line's number as the form prints it. */
  readonly line: string;
  readonly meaning: LineMeaning;
}

const t1 = confirmed("form-t1-2025", READ_ON);
const form428 = confirmed("province-form-428", READ_ON);
const scheduleA = unconfirmed("irs-publication-17", READ_ON);
const form1040X = confirmed("irs-form-1040-x-2024", READ_ON);

/** The lines that a claim's amounts go on, in the order in which a return asks for them. */
export const RETURN_LINE_ROWS: readonly ReturnLineRow[] = [
  { edition: "ca", form: "t1", line: "33099", meaning: "own-expenses", ...t1 },
  { edition: "ca", form: "t1", line: "33199", meaning: "other-dependants", ...t1 },
  { edition: "ca", form: "t1", line: "33200", meaning: "allowable", ...t1 },
  {
    edition: "ca",
    form: "t1",
    line: "45200",
    meaning: "supplement",
    ...confirmed("cra-line-45200-guide-2024", READ_ON),
  },
  { edition: "ca", form: "428", line: "58689", meaning: "province-own-expenses", ...form428 },
  { edition: "ca", form: "428", line: "58729", meaning: "province-other-dependants", ...form428 },
  { edition: "ca", form: "428", line: "58769", meaning: "province-allowable", ...form428 },
  {
    edition: "ca",
    form: "on479",
    line: "63095",
    meaning: "ontario-seniors",
    ...confirmed("ontario-form-479", "2026-11-28"),
  },
  {
    edition: "ca",
    form: "tp-1",
    line: "381",
    meaning: "quebec-allowable",
    ...confirmed("quebec-line-381", READ_ON),
  },
  {
    edition: "ca",
    form: "tp-1",
    line: "462",
    meaning: "quebec-refundable",
    ...confirmed("quebec-line-462-guide", READ_ON),
  },
  { edition: "us", form: "schedule-a", line: "1", meaning: "medical", ...scheduleA },
  { edition: "us", form: "schedule-a", line: "2", meaning: "income", ...scheduleA },
  { edition: "us", form: "schedule-a", line: "3", meaning: "floor", ...scheduleA },
  { edition: "us", form: "schedule-a", line: "4", meaning: "deduction", ...scheduleA },
  { edition: "us", form: "1040-x", line: "1", meaning: "adjusted-gross-income", ...form1040X },
  { edition: "us", form: "1040-x", line: "2", meaning: "deducted", ...form1040X },
  { edition: "us", form: "1040-x", line: "3", meaning: "difference", ...form1040X },
];

/** The provinces whose own form was read; of the others a public program says that they have the same numbers. */
const READ_FORMS: readonly Province[] = ["AB", "BC", "MB", "ON"];
const reportedForm = secondary("province-form-428-or-t4127-reported", READ_ON);

/** How well the number of a line is known, in a province where that matters. */
export function lineProvenance(row: ReturnLineRow, province: Province | null): Provenance {
  const { standing, source, readOn } = row;
  const isReported = row.form === "428" && province !== null && !READ_FORMS.includes(province);
  return isReported ? reportedForm : { standing, source, readOn };
}
