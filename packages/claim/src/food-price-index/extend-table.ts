import type { Standing } from "../figures/provenance";

/** A level further away from the month before was mistyped, or is of another series. */
const LARGEST_STEP = 0.1;
const ROW = /\{ month: "(\d{4}-\d{2})", value: ([\d.]+),/g;
const TYPED = /^(\d{4}-(?:0[1-9]|1[0-2])),(\d+(?:\.\d+)?)$/;
const ORIGINS: Readonly<Record<Standing, true>> = {
  confirmed: true,
  secondary: true,
  derived: true,
  unconfirmed: true,
};

export interface MonthsRead {
  /** Lines `2026-06,201.3`, in the order of the months. */
  readonly csv: string;
  readonly source: string;
  readonly standing: string;
  /** `YYYY-MM-DD`. */
  readonly readOn: string;
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

function nextRow(line: string, last: { readonly month: string; readonly value: number }) {
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
 * The text of an index table's file with more months, each with its source and the day it was read.
 * @throws Error with a sentence for months that do not continue the table; nothing is changed then.
 */
export function extendedTable(file: string, { csv, source, standing, readOn }: MonthsRead): string {
  if (!(standing in ORIGINS)) throw new Error(`${standing} is no standing: write confirmed or secondary.`);
  const rows = [...file.matchAll(ROW)].map(([, month = "", value]) => ({ month, value: Number(value) }));
  let last = rows.at(-1);
  if (!last || !file.trimEnd().endsWith("];"))
    throw new Error("This file is not a table of the food price index.");
  const lines = csv.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new Error("The CSV file holds no month.");
  const origin = `READ_${readOn.replaceAll("-", "_")}`;
  const added: string[] = [];
  for (const line of lines) {
    last = nextRow(line.trim(), last);
    added.push(`  { month: "${last.month}", value: ${last.value}, ...${origin} },`);
  }
  const declared = `const ${origin} = ${standing}(${JSON.stringify(source)}, "${readOn}");\n`;
  const withOrigin = file
    .replace(/import \{ ([\w, ]+) \} from "\.\.\/figures\/provenance-of";/, (whole, names: string) =>
      names.split(", ").includes(standing) ? whole : whole.replace(names, `${standing}, ${names}`),
    )
    .replace(/\n\/\*\* [^\n]*\nexport const \w+_INDEX/, (start) => `\n${declared}${start}`);
  return `${withOrigin.trimEnd().slice(0, -"];".length)}${added.join("\n")}\n];\n`;
}
