import { join } from "node:path";
import type { Services } from "@gf-ledger/api/context";
import { createRateLimits } from "@gf-ledger/api/limits/rate-limits";
import { JOB_STATEMENT_MS, type OpenDatabase, openDatabase } from "@gf-ledger/db/database";
import { type DatabaseWatch, watchDatabase } from "@gf-ledger/db/database-watch";
import { openReadReplica } from "@gf-ledger/db/read-replica";
import { createOutboxReader, type OutboxReader } from "@gf-ledger/mail/outbox/outbox-reader";
import { after } from "next/server";
import { variables } from "../environment/process-environment";
import { createAssistant } from "./adapters/assistant";
import { createDocumentWriter } from "./adapters/document-writer";
import { createMailbox } from "./adapters/mailbox";
import { createMailer } from "./adapters/mailer";
import { createCatalogueMatcher } from "./adapters/matcher";
import { createParseProcesses } from "./adapters/parsing";
import { createPayments } from "./adapters/payments";
import { createProductSource } from "./adapters/product-source";
import { createReaders } from "./adapters/readers";
import type { Environment } from "./environment/environment";
import { readEnvironment } from "./environment/read-environment";
import { localOrigins, settingsOf } from "./environment/settings";
import { log } from "./logger";
import { addDatabaseGauges } from "./process/database-gauges";
import { metrics } from "./process/metrics";
import { processState } from "./process/process-state";

export interface Container extends Services {
  readonly environment: Environment;
  /** Reads the folder that local mail is written to (mail-1); `null` with a mail server. */
  readonly outbox: OutboxReader | null;
  /** Connections of the database itself, for jobs: past a pooler, and with statements that may take longer. */
  readonly jobs: OpenDatabase;
  /** Knows whether the database answers; callers are refused at once while it does not. */
  readonly databaseWatch: DatabaseWatch;
  readonly readersAreThere: () => Promise<boolean>;
}

/** The job queue asks for due jobs, one question at a time, beside the jobs that run and end. */
const JOB_CONNECTIONS = 3;

/** Next.js loads server code more than once; this keeps one container for the process. */
const holder = globalThis as typeof globalThis & { gfLedgerContainer?: Container };

function later(task: () => Promise<void>): void {
  const guarded = () => task().catch((error: unknown) => log("error", "background_task_failed", { error }));
  try {
    after(guarded);
  } catch {
    // Outside a request there is no answer to wait for.
    void guarded();
  }
}

function createContainer(): Container {
  const environment = readEnvironment(variables());
  const changeoverSeconds = environment.DATABASE_CHANGEOVER_SECONDS;
  const { database, pool, waiting, close } = openDatabase(environment.DATABASE_URL, undefined, {
    pooling: environment.DATABASE_POOLING,
    changeoverSeconds,
  });
  const directUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  const jobs = openDatabase(directUrl, JOB_CONNECTIONS, { changeoverSeconds, statementMs: JOB_STATEMENT_MS });
  const readers = createReaders(environment, pool);
  const parsing = createParseProcesses(environment);
  const documents = createDocumentWriter(environment);
  const { measured, registry, limitHit, reportRead } = metrics();
  const replica = environment.DATABASE_READ_URL
    ? openReadReplica(environment.DATABASE_READ_URL.split(","), pool, {
        pooling: environment.DATABASE_POOLING,
        onAnswer: reportRead,
      })
    : null;
  addDatabaseGauges(registry, pool, waiting);
  const databaseWatch = watchDatabase(environment.DATABASE_URL, {
    changeoverMs: changeoverSeconds * 1000,
    onChange: (away) => log("warn", away ? "database_away" : "database_back"),
  });
  processState().onStopping.add(readers.stopTaking);
  processState().beforeExit.add(async () => {
    await databaseWatch.close();
    await parsing.close();
    await readers.premium.close();
    await readers.local.close();
    await documents.close();
    await replica?.close();
    await jobs.close();
    await close();
  });
  const settings = settingsOf(environment, localOrigins(environment));
  const outboxDirectory = environment.SMTP_URL ? null : join(environment.DATA_DIR, "outbox");
  return {
    environment,
    outbox: outboxDirectory ? createOutboxReader(outboxDirectory) : null,
    database,
    pool,
    replica,
    jobs,
    documents,
    readers: { local: measured(readers.local), premium: measured(readers.premium) },
    databaseWatch,
    readersAreThere: readers.areThere,
    matcher: createCatalogueMatcher(pool),
    parsing,
    mailbox: createMailbox(environment, parsing),
    mailer: createMailer(environment, outboxDirectory),
    payments: createPayments(environment, database),
    assistant: createAssistant(environment),
    limits: createRateLimits(pool, environment.RATE_LIMIT_SCALE, limitHit),
    productSource: createProductSource(environment, settings.appUrls.ca),
    settings,
    log,
    now: () => new Date(),
    later,
  };
}

/** The adapters of this process, made once from the environment. */
export function container(): Container {
  holder.gfLedgerContainer ??= createContainer();
  return holder.gfLedgerContainer;
}
