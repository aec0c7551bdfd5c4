import type { Part, Shoebox } from "./empty-shoebox";
import { type Act, SECONDS, Tally } from "./person-time";

const ACTS = Object.keys(SECONDS) as Act[];

function rowOf(how: string, { name, tally }: Part): string {
  const cells = [how, name, ...ACTS.map((act) => String(tally.counts[act])), tally.minutes.toFixed(1)];
  return `| ${cells.join(" | ")} |`;
}

function together(parts: readonly Part[]): Part {
  const tally = new Tally();
  for (const part of parts) tally.add(part.tally.counts);
  return { name: "**together**", tally };
}

/** Both ways as Markdown, with the model that turns acts into minutes. */
export function shoeboxTable({ receipts, lines, sure, unnoticed, doubts, before, after }: Shoebox): string {
  const asked = Object.entries(doubts)
    .sort(([, a], [, b]) => b - a)
    .map(([doubt, count]) => `${doubt} ${count}`);
  const head = ["how", "what", ...ACTS, "minutes"];
  const seconds = ["", "seconds each", ...ACTS.map((act) => String(SECONDS[act])), ""];
  return [
    `${receipts} receipts with ${lines} gluten-free lines; ${sure} need no look, and ${unnoticed} lines on these have another price than the paper. Asked: ${asked.join(", ") || "nothing"}.`,
    "",
    `| ${head.join(" | ")} |`,
    `| ${head.map(() => "---").join(" | ")} |`,
    `| ${seconds.join(" | ")} |`,
    ...[...before, together(before)].map((part) => rowOf("one at a time", part)),
    ...[...after, together(after)].map((part) => rowOf("by exception", part)),
  ].join("\n");
}
