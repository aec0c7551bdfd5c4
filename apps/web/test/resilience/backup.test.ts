import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "@gf-ledger/db/database";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { expect, test } from "vitest";
import { lostOrHalf, startLoad } from "./support/load";
import { ownerWithDrafts } from "./support/owner";
import { openProduct, type Product, report } from "./support/product";

const ROOT = join(import.meta.dirname, "../../../..");
/** More drafts than can be confirmed while the commands run. */
const DRAFTS = 6000;
const run = promisify(execFile);

/** Runs the command as a person types it, beside the running product; answers the figures that it prints. */
async function command(verb: "backup" | "restore", file: string, env: Readonly<Record<string, string>>) {
  const { stdout } = await run("npm", ["run", "--silent", verb, "--", file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  const [users, receipts, lineItems, extraCost] = (stdout.match(/[\d.]+(?=\D|$)/g) ?? []).map((one) =>
    Number(one.replace(/\.$/, "")),
  );
  return { users, receipts, lineItems, extraCost };
}

/** The same figures, counted without the command. */
async function figuresOf(product: Product) {
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM receipts) AS receipts,
       count(*)::int AS "lineItems", (sum(extra_cost) / 100.0)::float AS "extraCost" FROM line_items`,
  );
  await close();
  return rows[0] as Awaited<ReturnType<typeof command>>;
}

async function backedUpAndRestored(product: Product, env: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "gf-ledger-backup-"));
  const file = join(folder, "everything.gz");
  const owner = await ownerWithDrafts(product, DRAFTS);
  const load = startLoad(product, owner);
  await load.acknowledgedMore(50);
  const before = load.acknowledged.length;
  const saved = await command("backup", file, env);
  const meanwhile = load.acknowledged.length - before;
  await load.acknowledgedMore(20);

  // People go on saving while everything is replaced: a person missing in the backup is signed out, and
  // nobody gets an error.
  const later = await ownerWithDrafts(product, 1);
  const restored = await command("restore", file, env);
  await load.stop();
  await product.readyAgain();

  expect(saved).toMatchObject({ users: expect.any(Number), lineItems: expect.any(Number) });
  expect(restored).toEqual(saved);
  expect(saved.lineItems).toBeGreaterThanOrEqual(50 * 5);
  expect(meanwhile).toBeGreaterThan(0);
  expect(load.refusals.filter((status) => status !== 503)).toEqual([]);
  const years = (cookie: string) => product.send("GET", "/api/tax-report/years", { cookie });
  expect([(await years(owner.cookie)).status, (await years(later.cookie)).status]).toEqual([200, 401]);

  // Without load: what is there now is what was saved, to the cent.
  expect(await command("restore", file, env)).toEqual(saved);
  expect(await figuresOf(product)).toEqual(saved);
  expect((await lostOrHalf(product, owner, [])).half).toEqual([]);
  await rm(folder, { recursive: true });
  const where = env.DATABASE_URL ? "an outside PostgreSQL" : "the embedded PostgreSQL";
  report({
    done: `backup and restore of ${where} under load`,
    times: 1,
    happened: `${saved.receipts} receipts, ${saved.lineItems} line items, the same counts and sums after; ${meanwhile} writes meanwhile, ${load.refusals.length} told to try again`,
  });
}

test("operating-10 the embedded database is backed up and restored by the commands while the product runs", async () => {
  const product = await openProduct();
  try {
    await backedUpAndRestored(product, { DATA_DIR: product.dataDir, DATABASE_URL: "" });
  } finally {
    await product.close();
  }
});

test("operating-10 an outside PostgreSQL is backed up and restored by the same commands while the product runs", async () => {
  const directory = await mkdtemp(join(tmpdir(), "gf-ledger-outside-"));
  const outside = await startEmbeddedServer({ directory });
  const product = await openProduct({ DATABASE_URL: outside.url });
  try {
    await backedUpAndRestored(product, { DATABASE_URL: outside.url });
  } finally {
    await product.close();
    await outside.stop();
    await rm(directory, { recursive: true });
  }
});
