import type { Transaction } from "@gf-ledger/db/database";
import { calendarDateOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";

/** What of an entry beside the food tells whether it is here already. */
type Entry =
  | {
      readonly thing: "other-expense";
      readonly personId: string | null;
      readonly date: string;
      readonly amount: number;
      readonly currency: string;
      readonly what: string;
    }
  | {
      readonly thing: "adjustment";
      readonly personId: string | null;
      readonly date: string;
      readonly kind: string;
      readonly amount: number | null;
      readonly miles: number | null;
      readonly currency: string;
      readonly note: string;
    }
  | {
      readonly thing: "exchange-rate";
      readonly method: string;
      readonly date: string;
      readonly cadPerUsd: number;
    };

/** How an entry is recognised, and what must be alike for it to be the same: a day has one rate by a method. */
export function sameEntry(entry: Entry): { readonly key: string; readonly says: string } {
  if (entry.thing === "exchange-rate")
    return {
      key: JSON.stringify([entry.thing, entry.method, entry.date]),
      says: JSON.stringify([entry.cadPerUsd]),
    };
  const { thing, personId, date, amount, currency } = entry;
  const own = thing === "adjustment" ? [entry.kind, entry.miles, entry.note] : [entry.what];
  return { key: JSON.stringify([thing, personId, date, amount, currency, ...own]), says: "" };
}

/** The owner's entries that were here before an import. */
export async function heldEntries(database: Transaction, { userId }: UserScope) {
  const many = { where: { userId } };
  const entries: Entry[] = [
    ...(await database.otherExpense.findMany(many)).map((row) => ({
      ...row,
      thing: "other-expense" as const,
      date: calendarDateOf(row.date),
    })),
    ...(await database.adjustment.findMany(many)).map((row) => ({
      ...row,
      thing: "adjustment" as const,
      date: calendarDateOf(row.date),
    })),
    ...(await database.givenRate.findMany(many)).map((row) => ({
      ...row,
      thing: "exchange-rate" as const,
      date: calendarDateOf(row.date),
    })),
  ];
  return entries.map((entry) => ({ id: null, ...sameEntry(entry) }));
}
