import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import type { SignedInContext } from "../context";
import { turns } from "../in-turns";
import { reasonNotToCount } from "../tax-report/reason-not-to-count";

interface Unclaimable {
  readonly row: ImportedRow;
  /** The message that says why it does not count. */
  readonly reason: string;
}

/** Rows matched before others get their turn. */
const ROWS_IN_A_TURN = 10;
/** Names that a preview looks at: a second's work. What stands below them is told by the import itself. */
const MAX_NAMES = 500;

/**
 * Tells the rows whose kind does not count by itself, as on a receipt (reports-60): they come in with a note that says
 * why they do, or not at all. Each name is asked once, and of a very long table the first ones.
 */
export async function withoutUnclaimable(
  ctx: SignedInContext,
  rows: readonly ImportedRow[],
): Promise<{ readonly counting: readonly ImportedRow[]; readonly unclaimable: readonly Unclaimable[] }> {
  const known = new Map<string, string | null>();
  const nextName = turns(ROWS_IN_A_TURN);
  const counting: ImportedRow[] = [];
  const unclaimable: Unclaimable[] = [];
  for (const row of rows) {
    let reason = known.get(row.name);
    if (reason === undefined && known.size >= MAX_NAMES) reason = null;
    if (reason === undefined) {
      await nextName();
      reason = await reasonNotToCount(ctx, row.name);
      known.set(row.name, reason);
    }
    if (reason === null) counting.push(row);
    else unclaimable.push({ row, reason });
  }
  return { counting, unclaimable };
}
