import { PROVENANCE_STATUSES } from "../figures/provenance";
import { SOURCE_CODES } from "../figures/source-names";
import type { IndexMonth } from "./index-month";

/** A level further away from the month before was mistyped, or is of another series. */
const LARGEST_STEP = 0.1;
const TYPED = /^(\d{4}-(?:0[1-9]|1[0-2])),(\d+(?:\.\d+)?)$/;

export interface MonthsRead {
  /** Lines `2026-06,201.3`, in the order of the months. */
  readonly csv: string;
  /** A code of `SOURCE_NAMES`. */
  readonly source: string;
  readonly standing: string;
  /** `YYYY-MM-DD`. */
  readonly readOn: string;
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

function nextRow(line: string, last: Pick<IndexMonth, "month" | "value">) {
  const [, month = "", level = ""] = TYPED.exec(line) ?? [];
  if (month === "") throw new Error(`"${line}" is not a month and its level, for example 2026-06,201.3.`);
  const step = monthNumber(month) - monthNumber(last.month);
  if (step < 1) throw new Error(`${month} does not come after ${last.month}, the last month of the table.`);
  if (step > 2)
    throw new Error(`Between ${last.month} and ${month} more than one month is missing. Please add them.`);
  const value = Number(level);
  if (Math.abs(value / last.value - 1) > LARGEST_STEP)
    throw new Error(
      `${month}: ${value} is more than 10 % away from ${last.value}. Please check the series and its base.`,
    );
  return { month, value };
}

/**
 * The months of an index with more behind them, each with its source and the day it was read.
 * @throws Error with a sentence for months that do not continue the index.
 */
export function extendedTable(months: readonly IndexMonth[], read: MonthsRead): readonly IndexMonth[] {
  const provenanceStatus = PROVENANCE_STATUSES.find((one) => one === read.standing);
  if (provenanceStatus === undefined)
    throw new Error(`Unknown status ${read.standing}: write confirmed or secondary.`);
  const source = SOURCE_CODES.find((one) => one === read.source);
  if (source === undefined)
    throw new Error(`Unknown source ${read.source}: add it to data/source-names.json and to the messages.`);
  const lines = read.csv.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new Error("The CSV file holds no month.");
  const extended = [...months];
  for (const line of lines) {
    const last = extended.at(-1);
    if (last === undefined) throw new Error("This table of the food price index is empty.");
    extended.push({ ...nextRow(line.trim(), last), standing: provenanceStatus, source, readOn: read.readOn });
  }
  return extended;
}
