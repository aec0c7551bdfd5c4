import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../database";

declare module "vitest" {
  interface ProvidedContext {
    /** The maintenance database of the test run's own PostgreSQL. */
    testServerUrl: string;
  }
}

export interface TestDatabase extends OpenDatabase {
  readonly url: string;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A test fills tables with the rows of a crowd, on a machine that has other work. */
const STATEMENT_MS = 180_000;

/** Creates a migrated, empty database of its own; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("testServerUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE gfledger_template`);
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const open = openDatabase(url, undefined, { statementMs: STATEMENT_MS });
  return {
    ...open,
    url,
    close: async () => {
      await open.close();
      await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
