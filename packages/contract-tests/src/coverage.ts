import { addressOf, SPECIFIED_ROWS } from "./specified-rows";

export const KINDS = ["happy", "unauthenticated", "foreign", "malformed", "over-limit"] as const;
export type Kind = (typeof KINDS)[number];

const proven = new Set<string>();
const key = (address: string, kind: Kind) => `${kind} ${address}`;

/** Notes that a test of this kind has passed for a row. */
export function covered(address: string, kind: Kind): void {
  proven.add(key(address, kind));
}

/** Rows × kinds that no test has passed for. */
export function holes(): string[] {
  return SPECIFIED_ROWS.flatMap((row) =>
    KINDS.filter((kind) => !proven.has(key(addressOf(row), kind))).map((kind) => key(addressOf(row), kind)),
  );
}

/** api-1's rows × kinds of test, as a table to read. */
export function coverageTable(): string {
  const width = Math.max(...SPECIFIED_ROWS.map((row) => addressOf(row).length));
  const heading = `${"api-1".padEnd(width)}  ${KINDS.join("  ")}`;
  const lines = SPECIFIED_ROWS.map((row) => {
    const marks = KINDS.map((kind) =>
      (proven.has(key(addressOf(row), kind)) ? "yes" : "NO").padEnd(kind.length),
    );
    return `${addressOf(row).padEnd(width)}  ${marks.join("  ")}`;
  });
  return [heading, ...lines].join("\n");
}
