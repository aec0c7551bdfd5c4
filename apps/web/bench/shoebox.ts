import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { seedCatalogue } from "@gf-ledger/db/catalogue/seed-catalogue";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import { buildWorkers } from "@gf-ledger/reader/command/build-workers";
import { withServices } from "../launcher/commands/command-services";
import { setDatabaseUrl } from "../src/environment/process-environment";
import { emptyShoebox } from "./shoebox/empty-shoebox";
import { shoeboxTable } from "./shoebox/shoebox-table";
import { signedInFamily } from "./shoebox/signed-in-family";
import { machine } from "./table";
import { workFolder } from "./work-folder";
import { writeIntoPage } from "./written-down";

/**
 * `npm run bench:shoebox [-- --receipts 60] [--write]`: what a shoebox of receipts asks of a person, counted on the
 * product's own verbs and reader: one receipt at a time, and by exception.
 */
const { values } = parseArgs({
  options: {
    receipts: { type: "string", default: "60" },
    write: { type: "boolean", default: false },
  },
});
const root = fileURLToPath(new URL("../../..", import.meta.url));
const print = (line: string) => process.stderr.write(`${line}\n`);
const work = workFolder();
const database = await startEmbeddedServer({ directory: join(work, "postgres") });
try {
  await applyMigrations(database.url);
  await seedCatalogue(database.url, CATALOGUE, CATALOGUE_VERSION);
  setDatabaseUrl(database.url);
  const reader = join(root, "packages/reader/dist");
  await buildWorkers(reader);
  process.env.READER_WORKER = join(reader, "worker.mjs");
  await withServices(
    async (services) => {
      const family = await signedInFamily(services);
      const shoebox = await emptyShoebox(family, Number(values.receipts), print);
      const text = `${machine(new Date())}\n\n${shoeboxTable(shoebox)}`;
      if (values.write) await writeIntoPage(root, "shoebox", text);
      process.stdout.write(`${text}\n`);
    },
    { silent: true },
  );
} finally {
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}
