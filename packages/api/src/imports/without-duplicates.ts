import { setImmediate as pause } from "node:timers/promises";
import type { Transaction } from "@gf-ledger/db/database";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { chainOf } from "../prices/rules/near-price";
import { liveLineItems } from "../tax-report/queries/live-line-items";

interface Reported {
  readonly fresh: readonly ImportedRow[];
  readonly duplicates: readonly ImportedRow[];
}

interface Bought {
  readonly purchaseDate: string;
  readonly name: string;
  readonly price: number;
}

const keyOf = ({ purchaseDate, name, price }: Bought) => `${purchaseDate} ${price} ${spellingKey(name)}`;

/** Rows compared before others get their turn. */
const ROWS_IN_A_TURN = 2000;

/** How many line items of each chain the account holds; `null` for those that name none. */
type ChainCounts = Map<string | null, number>;

const addTo = (counts: ChainCounts, chain: string | null) => counts.set(chain, (counts.get(chain) ?? 0) + 1);

/** Takes one line item out that stands for a row of this chain; `false` where none does. */
function takeFrom(counts: ChainCounts, chain: string | null): boolean {
  const [any] = counts.keys();
  const found = chain === null ? any : [chain, null].find((one) => counts.has(one));
  if (found === undefined) return false;
  const left = (counts.get(found) ?? 0) - 1;
  if (left > 0) counts.set(found, left);
  else counts.delete(found);
  return true;
}

/** The chains of the line items that the account holds, by date, price and product. */
async function heldBy(
  database: Transaction,
  scope: UserScope,
  { rows, currency }: { readonly rows: readonly ImportedRow[]; readonly currency: Currency },
): Promise<Map<string, ChainCounts>> {
  const dates = rows.map(({ purchaseDate }) => purchaseDate).sort();
  const [from = "", to = ""] = [dates[0], dates.at(-1)];
  const held = new Map<string, ChainCounts>();
  const stored = await database.lineItem.findMany({
    where: {
      ...liveLineItems(scope),
      currency,
      purchaseDate: { gte: dateColumnOf(from), lte: dateColumnOf(to) },
    },
    select: { purchaseDate: true, name: true, price: true, store: true },
  });
  for (const [index, { store, ...row }] of stored.entries()) {
    if (index % ROWS_IN_A_TURN === ROWS_IN_A_TURN - 1) await pause();
    const key = keyOf({ ...row, purchaseDate: calendarDateOf(row.purchaseDate) });
    const counts: ChainCounts = held.get(key) ?? new Map();
    held.set(key, counts);
    addTo(counts, chainOf(store));
  }
  return held;
}

/**
 * Tells the rows that the account holds already (reports-41): the same date, product and price, and the same
 * chain where both name one. Each line item stands for one row, so that a second loaf stays a second loaf.
 */
export async function withoutDuplicates(
  database: Transaction,
  scope: UserScope,
  asked: { readonly rows: readonly ImportedRow[]; readonly currency: Currency },
): Promise<Reported> {
  if (asked.rows.length === 0) return { fresh: [], duplicates: [] };
  const held = await heldBy(database, scope, asked);
  const fresh: ImportedRow[] = [];
  const duplicates: ImportedRow[] = [];
  for (const [index, row] of asked.rows.entries()) {
    if (index % ROWS_IN_A_TURN === ROWS_IN_A_TURN - 1) await pause();
    const counts = held.get(keyOf(row));
    if (counts && takeFrom(counts, chainOf(row.store))) duplicates.push(row);
    else fresh.push(row);
  }
  return { fresh, duplicates };
}
