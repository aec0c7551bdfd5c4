import { OWNED_MODELS } from "@gf-ledger/db/generated/owned-tables";
import type { AccountSource } from "./account-source";

type Model = (typeof OWNED_MODELS)[keyof typeof OWNED_MODELS];

/** What the download tells in the account's record or in a file of its own. */
const TOLD_APART: ReadonlySet<string> = new Set<Model>([
  "session",
  "householdMember",
  "householdInvitation",
  "mailAddress",
  "mailSender",
  "mailIn",
  "claimComment",
  "apiKey",
  "signOn",
  "passkey",
  "secondFactor",
  "calendarFeed",
  "webhook",
  "countedSave",
  "receipt",
  "undo",
  "lineItem",
  "productPrice",
  "mergedName",
  "correction",
  "priceObservation",
  "person",
  "allocation",
  "claim",
  "recordChange",
  "otherExpense",
  "adjustment",
  "givenRate",
  "subscription",
]);

/** Secrets, and what is over in minutes. */
const NOT_TOLD: ReadonlySet<string> = new Set<Model>([
  "verificationToken",
  "passkeyChallenge",
  "recoveryCode",
  "readingTurn",
]);

/** A column whose name speaks of a secret. */
const SECRET = /hash|token|secret|credential/i;

interface Rows {
  findMany(query: { where: { userId: string }; omit: { userId: true } }): Promise<Record<string, unknown>[]>;
}

/**
 * The rows of every table of the person's that nothing else tells of, under the table's name and without
 * secrets: a new table is in the download without being named.
 */
export async function otherRecords({ database, actor }: AccountSource) {
  const where = { userId: actor.scope.userId };
  const records: Record<string, unknown[]> = {};
  for (const [table, model] of Object.entries(OWNED_MODELS)) {
    if (TOLD_APART.has(model) || NOT_TOLD.has(model)) continue;
    const rows = await (database[model] as unknown as Rows).findMany({ where, omit: { userId: true } });
    records[table.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase())] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column))),
    );
  }
  return records;
}
