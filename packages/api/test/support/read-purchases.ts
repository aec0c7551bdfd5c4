import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { purchasesOfTable } from "../../src/imports/tables/purchases-of-table";
import type { TableHead } from "../../src/imports/tables/table-head";

export interface Seen {
  readonly head: TableHead;
  readonly rows: readonly ImportedRow[];
  readonly faults: readonly string[];
}

export async function readPurchases(
  bytes: Uint8Array,
  mapping: ImportMapping | null,
  currency: Currency = "CAD",
): Promise<Seen> {
  let head: TableHead | null = null;
  const rows: ImportedRow[] = [];
  const faults: string[] = [];
  for await (const item of purchasesOfTable({
    kind: "table",
    bytes,
    mapping,
    currency,
    today: "2026-11-30",
  })) {
    if (item.kind === "head") head = item;
    else if (item.kind === "rows") rows.push(...item.rows);
    else if (item.kind === "faults") faults.push(...item.faults.map(({ line, field }) => `${line} ${field}`));
    else throw new Error(`refused: ${item.refusal.reason}`);
  }
  if (!head) throw new Error("The table has no head.");
  return { head, rows, faults };
}

/** An export of another tool, and what is read of it. */
export type Layout = [
  name: string,
  text: string,
  asked: readonly string[],
  purchases: readonly (readonly [date: string, name: string, cents: number, store: string | null])[],
  faults?: readonly string[],
  currency?: Currency,
];

/** What a file says once its questions are answered: amounts below 0 were paid, and the month comes first. */
export async function answered(bytes: Uint8Array, currency: Currency = "CAD") {
  const first = await readPurchases(bytes, null, currency);
  const asked = first.head.questions;
  const mapping = { ...first.head.mapping };
  if (asked.includes("dateOrder")) mapping.dateOrder = "mdy";
  if (asked.includes("spending")) mapping.spending = "below";
  const { rows, faults } = asked.length === 0 ? first : await readPurchases(bytes, mapping, currency);
  const purchases = rows.map(({ purchaseDate, name, price, store }) => [purchaseDate, name, price, store]);
  return { asked, purchases, faults };
}
