import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fillSampleAccount, SAMPLE_EMAIL } from "@gf-ledger/api/demo/fill-sample-account";
import { createRateLimits } from "@gf-ledger/api/limits/rate-limits";
import { openDatabase } from "@gf-ledger/db/database";
import { createAssistant } from "../src/server/adapters/assistant";
import { createMailer } from "../src/server/adapters/mailer";
import { createCatalogueMatcher } from "../src/server/adapters/matcher";
import { createPayments } from "../src/server/adapters/payments";
import { createReaders } from "../src/server/adapters/readers";
import { readEnvironment } from "../src/server/environment";
import { localOrigins, settingsOf } from "../src/server/settings";
import { RUNNING_URL_FILE } from "./database";
import { sampleYear } from "./sample-year";
import { say } from "./steps";

/** The database of the running product. */
async function runningDatabaseUrl(dataFolder: string): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const file = join(dataFolder, "postgres", RUNNING_URL_FILE);
  if (!existsSync(file))
    throw new Error("Start GF Ledger first with npm start, then run npm run demo beside it.");
  return (await readFile(file, "utf8")).trim();
}

/** `npm run demo`: fills an account of its own with a year of sample receipts, once. */
async function main(): Promise<void> {
  const dataFolder = resolve(process.env.DATA_DIR || ".data");
  const environment = readEnvironment({
    // Nothing here signs a session that a browser would hold.
    AUTH_SECRET: "x".repeat(32),
    ...process.env,
    DATA_DIR: dataFolder,
    DATABASE_URL: await runningDatabaseUrl(dataFolder),
  });
  if (environment.APP_ENV === "production") throw new Error("Sample data do not belong into production.");
  const origins = localOrigins(environment);
  const outbox = environment.SMTP_URL ? null : join(dataFolder, "outbox");
  const { database, pool, close } = openDatabase(environment.DATABASE_URL, 2);
  const readers = createReaders(environment);
  try {
    const services = {
      database,
      pool,
      readers,
      matcher: createCatalogueMatcher(),
      mailer: createMailer(environment, outbox),
      payments: createPayments(environment, database),
      assistant: createAssistant(environment),
      limits: createRateLimits(pool),
      settings: settingsOf(environment, origins),
      log: () => {},
      now: () => new Date(),
      later: () => {},
    };
    const { filled, receipts, lineItems } = await fillSampleAccount(services, sampleYear(new Date()));
    say(
      `${filled ? "Filled" : "Already filled"}: ${receipts} receipts, ${lineItems} logged expenses, all sample data.`,
    );
    say(`Sign in as ${SAMPLE_EMAIL} at ${environment.APP_URL_CA ?? origins.ca}/login with a mailed link;`);
    say(`the mail is shown at ${origins.ca}/outbox.`);
  } finally {
    await readers.premium.close();
    await readers.local.close();
    await close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
