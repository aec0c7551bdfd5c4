import { cpus, totalmem } from "node:os";
import { isOver, type Measurement, median, noise } from "./measurement";

const figure = (value: number, unit: Measurement["unit"]) =>
  `${value.toFixed(unit === "×" || value < 10 ? 2 : 0)}${unit === "×" ? " ×" : ` ${unit}`}`;

/** The machine and the moment, in a sentence. */
export function machine(now: Date): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${now.toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? "unknown processor"}, ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** The table as Markdown. */
export function table(rows: readonly Measurement[]): string {
  const lines = rows.map((row) => {
    const { unit, runs, budget, atLeast = false } = row;
    return [
      row.name,
      row.against,
      `${figure(median(runs), unit)} ± ${figure(noise(runs), unit)}`,
      `${atLeast ? "≥" : "≤"} ${figure(budget, unit)}`,
      isOver(row) ? "**over**" : "within",
      row.detail,
    ];
  });
  const head = ["what", "against", "median of five runs", "budget", "", "own : other"];
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
