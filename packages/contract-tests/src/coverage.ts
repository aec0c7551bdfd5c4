import { rowAddress, SPECIFIED_ROWS } from "./specified-rows";

export const TEST_KINDS = ["happy", "unauthenticated", "foreign", "malformed", "over-limit"] as const;
export type TestKind = (typeof TEST_KINDS)[number];

const proven = new Set<string>();
const key = (address: string, kind: TestKind) => `${kind} ${address}`;

/** Notes that a test of this kind has passed for a row. */
export function covered(address: string, kind: TestKind): void {
  proven.add(key(address, kind));
}

/** Rows × kinds that no test has passed for. */
export function holes(): string[] {
  return SPECIFIED_ROWS.flatMap((row) =>
    TEST_KINDS.filter((kind) => !proven.has(key(rowAddress(row), kind))).map((kind) =>
      key(rowAddress(row), kind),
    ),
  );
}

/** api-1's rows × kinds of test, as a table to read. */
export function coverageTable(): string {
  const width = Math.max(...SPECIFIED_ROWS.map((row) => rowAddress(row).length));
  const heading = `${"api-1".padEnd(width)}  ${TEST_KINDS.join("  ")}`;
  const lines = SPECIFIED_ROWS.map((row) => {
    const marks = TEST_KINDS.map((kind) =>
      (proven.has(key(rowAddress(row), kind)) ? "yes" : "NO").padEnd(kind.length),
    );
    return `${rowAddress(row).padEnd(width)}  ${marks.join("  ")}`;
  });
  return [heading, ...lines].join("\n");
}
