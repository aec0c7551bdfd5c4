import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import type { SignedInContext } from "../context";
import { turns } from "../in-turns";
import { countsByKind, whyNotCounted } from "../items/rules/counted-kind";

interface UncountedRow {
  readonly row: ImportedRow;
  /** The message that says why it does not count. */
  readonly reason: string;
}

/** Rows matched before others get their turn. */
const ROWS_IN_A_TURN = 10;
/** Names that a preview looks at: a second's work. The import itself looks at every row. */
const MAX_NAMES = 500;

/**
 * The rows that come in without counting, as they would on a receipt (claim-50). Each name is asked once, and of a
 * very long table the first ones.
 */
export async function uncountedRows(
  { matcher, edition }: SignedInContext,
  rows: readonly ImportedRow[],
): Promise<UncountedRow[]> {
  const reasons = new Map<string, string | null>();
  const nextName = turns(ROWS_IN_A_TURN);
  const uncounted: UncountedRow[] = [];
  for (const row of rows) {
    let reason = reasons.get(row.name);
    if (reason === undefined && reasons.size >= MAX_NAMES) continue;
    if (reason === undefined) {
      await nextName();
      const { kind, kindReason } = await matcher.propose({ name: row.name }, edition);
      reason = whyNotCounted({ counts: countsByKind(kind, edition), kind, kindReason });
      reasons.set(row.name, reason);
    }
    if (reason !== null) uncounted.push({ row, reason });
  }
  return uncounted;
}
