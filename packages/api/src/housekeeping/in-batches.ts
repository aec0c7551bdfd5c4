/** Rows that are changed at once. */
const BATCH = 500;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Reads rows in the order of their ids, those behind one id at a time, and changes them, until there are no more.
 * Returns how many were changed.
 */
export async function inBatches<Row extends { readonly id: string }>(
  read: (after: string, max: number) => Promise<readonly Row[]>,
  change: (rows: readonly Row[]) => Promise<number>,
): Promise<number> {
  let changed = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const rows = await read(after, BATCH);
    const last = rows.at(-1);
    if (last === undefined) return changed;
    after = last.id;
    changed += await change(rows);
  }
}
