import type { Transaction } from "@gf-ledger/db/database";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { chainOf } from "../prices/near-price";
import { liveLineItems } from "../tax-report/live-line-items";

interface Told {
  readonly fresh: readonly ImportedRow[];
  readonly duplicates: readonly ImportedRow[];
}

interface Bought {
  readonly purchaseDate: string;
  readonly name: string;
  readonly price: number;
}

const keyOf = ({ purchaseDate, name, price }: Bought) => `${purchaseDate} ${price} ${spellingKey(name)}`;

/** The chains of the line items that the account holds, by date, price and product. */
async function heldBy(
  database: Transaction,
  scope: UserScope,
  { rows, currency }: { readonly rows: readonly ImportedRow[]; readonly currency: Currency },
): Promise<Map<string, (string | null)[]>> {
  const dates = rows.map(({ purchaseDate }) => purchaseDate).sort();
  const [from = "", to = ""] = [dates[0], dates.at(-1)];
  const held = new Map<string, (string | null)[]>();
  const stored = await database.lineItem.findMany({
    where: {
      ...liveLineItems(scope),
      currency,
      purchaseDate: { gte: dateColumnOf(from), lte: dateColumnOf(to) },
    },
    select: { purchaseDate: true, name: true, price: true, store: true },
  });
  for (const { store, ...row } of stored) {
    const key = keyOf({ ...row, purchaseDate: calendarDateOf(row.purchaseDate) });
    held.set(key, [...(held.get(key) ?? []), chainOf(store)]);
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
): Promise<Told> {
  if (asked.rows.length === 0) return { fresh: [], duplicates: [] };
  const held = await heldBy(database, scope, asked);
  const fresh: ImportedRow[] = [];
  const duplicates: ImportedRow[] = [];
  for (const row of asked.rows) {
    const chains = held.get(keyOf(row)) ?? [];
    const chain = chainOf(row.store);
    const at = chains.findIndex((one) => one === null || chain === null || one === chain);
    if (at < 0) fresh.push(row);
    else {
      chains.splice(at, 1);
      duplicates.push(row);
    }
  }
  return { fresh, duplicates };
}
