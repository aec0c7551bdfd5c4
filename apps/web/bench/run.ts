import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { seedCatalogue } from "@gf-ledger/db/catalogue/seed-catalogue";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import { createAccount } from "./account";
import { claimPackage } from "./claim-package";
import { csvDownload } from "./csv-download";
import { feltSpeed } from "./felt-speed";
import { largeData } from "./large-data";
import { readingLoad } from "./load/reading-load";
import { isOver, type Measurement } from "./measurement";
import { benchBuild } from "./process/bench-build";
import { type BenchServer, startBenchServer, startServer } from "./process/bench-server";
import { startUp } from "./process/start-up";
import { reportCalls } from "./report-calls";
import { staticPages } from "./static-pages";
import { machine, table } from "./table";
import { workFolder } from "./work-folder";
import { writeIntoPage } from "./written-down";

/**
 * `npm run bench [-- --json] [--write] [--only calls,pages,csv,package,phone,reading,large,start]`: measures every budget
 * in one run, each beside what it is compared with.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    only: { type: "string", default: "calls,pages,csv,package,phone,reading,large,start" },
  },
});
const root = fileURLToPath(new URL("../../..", import.meta.url));
const web = join(root, "apps/web");
const wanted = new Set(values.only.split(","));
const print = (line: string) => process.stderr.write(`${line}\n`);
/** People of the rows on large data; `npm run bench:growth` asks ten times as many. */
const LARGE = 10_000;

async function emptyApp(): Promise<BenchServer> {
  const command = [process.execPath, "node_modules/next/dist/bin/next", "start", "bench/empty-app"];
  return startServer(command, { cwd: web, port: await freePort(), path: "/" });
}

async function measureServer(work: string): Promise<Measurement[]> {
  const database = await startEmbeddedServer({ directory: join(work, "postgres") });
  const closers = [() => database.stop()];
  try {
    await applyMigrations(database.url);
    await seedCatalogue(database.url, CATALOGUE, CATALOGUE_VERSION);
    const env = { DATABASE_URL: database.url, DATA_DIR: join(work, "server") };
    const server = await startBenchServer(root, await freePort(), env);
    closers.push(() => server.stop());
    const account = await createAccount(database.url, 5_000, 4);
    const rows: Measurement[] = [];
    if (wanted.has("calls")) rows.push(...(await reportCalls(server, account)));
    if (wanted.has("pages")) {
      const empty = await emptyApp();
      closers.push(() => empty.stop());
      rows.push(...(await staticPages(server, empty)));
    }
    if (wanted.has("csv")) {
      const usual = await createAccount(database.url, 20_000, 1);
      const large = await createAccount(database.url, 200_000, 1);
      const twiceAsLarge = await createAccount(database.url, 400_000, 1);
      rows.push(...(await csvDownload(server, usual, large, twiceAsLarge)));
    }
    if (wanted.has("package")) rows.push(...(await claimPackage(server, database.url)));
    if (wanted.has("phone"))
      rows.push(...(await feltSpeed(server, await createAccount(database.url, 2_000, 1))));
    if (wanted.has("reading")) {
      const other = await createAccount(database.url, 10, 1);
      rows.push(await readingLoad(server, [account, other], root));
    }
    return rows;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const work = workFolder();
try {
  await benchBuild(root, print);
  const rows = await measureServer(work);
  if (wanted.has("large")) rows.push(...(await largeData(root, work, LARGE, { say: print })).rows);
  if (wanted.has("start")) rows.push(...(await startUp(root, await freePort(), join(work, "product"))));
  const taken = machine(new Date());
  const text = `${taken}\n\n${table(rows)}`;
  if (values.write) await writeIntoPage(root, "bench", text);
  process.stdout.write(values.json ? `${JSON.stringify({ machine: taken, rows }, null, 2)}\n` : `${text}\n`);
  const over = rows.filter(isOver);
  for (const { name } of over) print(`Over its budget: ${name}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  rmSync(work, { recursive: true, force: true });
}
