import type { LineLabel } from "./labelled-lines";

/** A label and what a recogniser read there. */
export interface ReadLine {
  readonly label: LineLabel;
  readonly text: string;
}

/** Rows of a table of exact texts: how many of a group were right. */
export interface LineShare {
  readonly group: string;
  readonly right: number;
  readonly of: number;
}

/** Sources whose labels are always upper case: there a difference in case is not an error. */
const CASELESS = new Set(["sroie"]);
/** Print of less than this many pixels in height is small. */
const SMALL_PX = 12;

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

function isRight({ label, text }: ReadLine, spaces: boolean): boolean {
  const [truth, read] = spaces ? [label.text, text] : [withoutSpaces(label.text), withoutSpaces(text)];
  return CASELESS.has(label.src) ? truth.toUpperCase() === read.toUpperCase() : truth === read;
}

/** Which groups a line counts in, with its mark in each. */
function marksOf(line: ReadLine): [group: string, right: boolean][] {
  const { label, text } = line;
  const right = isRight(line, false);
  const caseless = CASELESS.has(label.src);
  const marks: [string, boolean][] = [
    ["all", right],
    [label.src, right],
  ];
  if (label.spaces) marks.push(["with spaces", isRight(line, true)]);
  if (label.h < SMALL_PX) marks.push([`below ${SMALL_PX} px`, right]);
  if (label.kind === "amount") marks.push(["amounts", right]);
  if (label.kind === "date") marks.push(["dates", right]);
  if (!caseless && /\p{Ll}/u.test(label.text)) marks.push(["lower case", right]);
  if (caseless && right)
    marks.push(["case kept, of those right", withoutSpaces(label.text) === withoutSpaces(text)]);
  return marks;
}

const FIRST = ["all"];
const LAST = [
  "with spaces",
  `below ${SMALL_PX} px`,
  "amounts",
  "dates",
  "lower case",
  "case kept, of those right",
];

/**
 * Exact texts by group: all, each source, then groups that need watching. Spaces count only in `with spaces`.
 */
export function lineShares(lines: readonly ReadLine[]): LineShare[] {
  const groups = new Map<string, { right: number; of: number }>();
  for (const [group, right] of lines.flatMap(marksOf)) {
    const counted = groups.get(group) ?? { right: 0, of: 0 };
    groups.set(group, { right: counted.right + (right ? 1 : 0), of: counted.of + 1 });
  }
  const sources = [...groups.keys()]
    .filter((group) => !FIRST.includes(group) && !LAST.includes(group))
    .sort();
  return [...FIRST, ...sources, ...LAST].flatMap((group) => {
    const counted = groups.get(group);
    return counted ? [{ group, ...counted }] : [];
  });
}

/** The shares of several recognisers side by side, one row for each group. */
export function lineTable(columns: readonly { name: string; shares: readonly LineShare[] }[]): string {
  const groups = columns[0]?.shares ?? [];
  const share = (of: readonly LineShare[], group: string) => {
    const found = of.find((one) => one.group === group);
    return found ? (found.right / found.of).toFixed(4) : "–";
  };
  const rows = groups.map(({ group, of }) => [
    group,
    `${of}`,
    ...columns.map(({ shares }) => share(shares, group)),
  ]);
  const all = [["", "lines", ...columns.map(({ name }) => name)], ...rows];
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const print = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [print(all[0] ?? []), rule, ...all.slice(1).map(print)].join("\n");
}
