import type { Proportion } from "../bench-summary";
import { STAGES } from "./losses";
import type { FolderRead, Strangers } from "./strangers";

const figure = (value: number | null) => (value === null ? "–" : value.toFixed(4));
const share = ({ right, of }: Proportion) => (of === 0 ? "–" : `${right} of ${of}`);

const ROWS: readonly (readonly [name: string, text: (read: FolderRead) => string])[] = [
  ["item F1", ({ summary }) => figure(summary.f1)],
  ["wholly right", ({ summary }) => share(summary.perfect)],
  ["store", ({ summary }) => share(summary.store)],
  ["date", ({ summary }) => share(summary.date)],
  ["total", ({ summary }) => share(summary.total)],
  ...STAGES.map((stage) => [stage, ({ losses }: FolderRead) => `${losses[stage]}`] as const),
];

/** Both ways of reading a set side by side, as a Markdown table, with the chains that were taken out. */
export function strangersTable(title: string, { usual, strangers, ofKnown, chains }: Strangers): string {
  const known = [...chains.values()].reduce((all, count) => all + count, 0);
  const columns = [
    ["all, as usual", usual],
    ["all, as strangers", strangers],
    [`${known} of known chains, as usual`, ofKnown.usual],
    [`${known} as strangers`, ofKnown.strangers],
  ] as const;
  return [
    title,
    `| | ${columns.map(([name]) => name).join(" | ")} |`,
    `| --- |${" --- |".repeat(columns.length)}`,
    ...ROWS.map(([name, text]) => `| ${name} | ${columns.map(([, read]) => text(read)).join(" | ")} |`),
    `Taken out in turn: ${[...chains].map(([name, count]) => `${name} ${count}`).join(", ")}`,
  ].join("\n");
}
