import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedServer } from "../embedded/embedded-server";
import { applyMigrations } from "../migrations/apply-migrations";

const TEMPLATE = "gfledger_template";

/** The address of the migrated database that every test file copies, by that of the test run's server. */
export const templateUrl = (serverUrl: string) => serverUrl.replace(/\/[^/]*$/, `/${TEMPLATE}`);

/** Starts a PostgreSQL for this test run and prepares the migrated database every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "gf-ledger-test-"));
  const server = await startEmbeddedServer({ directory, durable: false });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await applyMigrations(templateUrl(server.url));
  project.provide("testServerUrl", server.url);
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
