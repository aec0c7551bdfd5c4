/** Where the command writes: results to `out`, messages for a person to `err`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person watches `err`, so that a progress bar makes sense. */
  readonly isWatched: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isWatched: process.stderr.isTTY === true,
  environment: process.env,
};

/** Rows under headings, numbers aligned right. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = headings.map((_heading, column) => typeof rows[0]?.[column] === "number");
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return `${[line(headings), ...cells.map(line)].join("\n")}\n`;
}
