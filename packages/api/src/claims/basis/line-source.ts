import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { type CustomTypesConfig, type Pool, types } from "pg";

/** Where line items are read: runs a statement and returns its rows. */
export type LineSource = <Row extends object>(statement: Prisma.Sql) => Promise<Row[]>;

/** Many purchases rest on one price: what it was chosen from is held once, however many lines there are. */
function evidenceHeldOnce(): CustomTypesConfig {
  const held = new Map<string, unknown>();
  const parsed = (text: string): unknown => {
    if (!held.has(text)) held.set(text, JSON.parse(text));
    return held.get(text);
  };
  return {
    getTypeParser: (type: number, format?: "text" | "binary") =>
      type === types.builtins.JSONB ? parsed : types.getTypeParser(type, format),
  };
}

/** Read by the driver directly: thousands of rows cost several times as much through Prisma. */
export function byDriver(pool: Pool): LineSource {
  const types = evidenceHeldOnce();
  return async <Row extends object>({ text, values }: Prisma.Sql) =>
    (await pool.query<Row>({ text, values, types })).rows;
}

/** Read as a transaction sees them. */
export const within =
  (transaction: Transaction): LineSource =>
  (statement) =>
    transaction.$queryRaw(statement);
