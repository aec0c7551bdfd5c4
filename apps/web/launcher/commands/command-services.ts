import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "@gf-ledger/api/context";
import { createRateLimits } from "@gf-ledger/api/limits/rate-limits";
import { JOB_STATEMENT_MS, openDatabase } from "@gf-ledger/db/database";
import { dataFolder, directDatabaseUrl, variables } from "../../src/environment/process-environment";
import { createAssistant } from "../../src/server/adapters/assistant";
import { createDocumentWriter } from "../../src/server/adapters/document-writer";
import { createMailer } from "../../src/server/adapters/mailer";
import { createCatalogueMatcher } from "../../src/server/adapters/matcher";
import { createParseProcesses } from "../../src/server/adapters/parsing";
import { createPayments } from "../../src/server/adapters/payments";
import { createReaders } from "../../src/server/adapters/readers";
import type { Environment } from "../../src/server/environment/environment";
import { readEnvironment } from "../../src/server/environment/read-environment";
import { localOrigins, settingsOf } from "../../src/server/environment/settings";
import { log } from "../../src/server/logger";
import { RUNNING_URL_FILE } from "../process/database";

/** The address of the running product's database. @throws Error when no product runs. */
async function runningDatabaseUrl(folder: string): Promise<string> {
  const given = directDatabaseUrl();
  if (given) return given;
  const file = join(folder, "postgres", RUNNING_URL_FILE);
  if (!existsSync(file))
    throw new Error("Start GF Ledger first with npm start, then run this command beside it.");
  return (await readFile(file, "utf8")).trim();
}

async function environmentOfCommand(): Promise<Environment> {
  const folder = dataFolder();
  return readEnvironment({
    // No command signs a session or a link, so commands do without the server's secret.
    AUTH_SECRET: "x".repeat(32),
    ...variables(),
    DATA_DIR: folder,
    DATABASE_URL: await runningDatabaseUrl(folder),
  });
}

/** Runs a command on the running product's database, with the adapters that the environment names. */
export async function withServices(
  run: (services: Services, environment: Environment) => Promise<void>,
  options: { readonly silent?: boolean } = {},
): Promise<void> {
  const environment = await environmentOfCommand();
  const { database, pool, close } = openDatabase(environment.DATABASE_URL, 2, {
    statementMs: JOB_STATEMENT_MS,
  });
  const readers = createReaders(environment, pool);
  const parsing = createParseProcesses(environment);
  const outbox = environment.SMTP_URL ? null : join(environment.DATA_DIR, "outbox");
  try {
    await run(
      {
        database,
        pool,
        readers,
        matcher: createCatalogueMatcher(pool),
        parsing,
        mailbox: null,
        productSource: null,
        replica: null,
        documents: createDocumentWriter(environment),
        mailer: createMailer(environment, outbox),
        payments: createPayments(environment, database),
        assistant: createAssistant(environment),
        limits: createRateLimits(pool),
        settings: settingsOf(environment, localOrigins(environment)),
        log: options.silent ? () => {} : log,
        now: () => new Date(),
        // Work put off until later (mail) waits in the database for the server.
        later: () => {},
      },
      environment,
    );
  } finally {
    await parsing.close();
    await readers.premium.close();
    await readers.local.close();
    await close();
  }
}
