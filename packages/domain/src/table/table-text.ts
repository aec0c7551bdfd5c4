import type { DataRows } from "./table";

/** The text of a table's file: one row a line, so that an entry is a line and a change is one too. */
export function tableText(table: DataRows): string {
  return `[\n${table.map((row) => `  ${cellText(row)}`).join(",\n")}\n]\n`;
}

function cellText(cell: unknown): string {
  return Array.isArray(cell) ? `[${cell.map(cellText).join(", ")}]` : JSON.stringify(cell);
}
