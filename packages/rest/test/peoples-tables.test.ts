import { buffer } from "node:stream/consumers";
import { beginAccountExport } from "@gf-ledger/api/account-data/views/export-account";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { backedUpTables } from "@gf-ledger/db/backup/backed-up-tables";
import { OWNED_TABLES } from "@gf-ledger/db/generated/owned-tables";
import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../api/test/support/test-app";
import { filesIn } from "../../api/test/support/zip";
import { giveBelongings } from "./owners/belongings";
import { everythingOf, peoplesTables } from "./owners/peoples-tables";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ payments: createDemoPayments({ read: async () => null }) });
});
afterAll(() => testApp.close());

const tablesIn = (rows: string) => new Set(rows.split("\n").map((row) => row.split(" ")[0]));

test("accounts-35 whoever is tried has a row of every table of people's rows", async () => {
  const { user } = await testApp.signIn();
  await giveBelongings(testApp, user.id);
  const tables = (await peoplesTables(testApp.pool)).map(({ table }) => table);
  expect([...tablesIn(await everythingOf(testApp, user.id))].sort()).toEqual([...tables, "users"].sort());
});

test("accounts-42 every table whose rows name their owner is emptied of them with the account", async () => {
  const { rows } = await testApp.pool.query<{ table: string }>(
    `SELECT table_name AS "table" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id'`,
  );
  const owned = rows.map(({ table }) => table).sort();
  expect([...OWNED_TABLES].sort()).toEqual(owned);
  expect((await peoplesTables(testApp.pool)).map(({ table }) => table)).toEqual(
    expect.arrayContaining(owned),
  );
  const { user, call } = await testApp.signIn();
  await giveBelongings(testApp, user.id);
  await call.account.delete({});
  expect(await everythingOf(testApp, user.id)).toBe("");
});

/** Secrets, and what is over in minutes. */
const NOT_TOLD = ["claim_link_browsers", "recovery_codes", "verification_tokens"];

test("accounts-40 the download tells of every table of people's rows", async () => {
  const { user, context } = await testApp.signIn();
  if (!context.actor) throw new Error("This person is signed in.");
  const signedIn = { ...context, actor: context.actor };
  await giveBelongings(testApp, user.id);
  const reported = async () => {
    const files = await filesIn(await buffer(answerOf(await beginAccountExport(signedIn)).stream));
    return [...files].filter(([name]) => name.endsWith(".json") && name !== "manifest.json").join("\n");
  };
  const whoseOf = new Map((await peoplesTables(testApp.pool)).map(({ table, whose }) => [table, whose]));
  const untold: string[] = [];
  let before = await reported();
  // What hangs on other rows goes first, so that each table is missed by itself.
  for (const table of (await backedUpTables(testApp.pool)).reverse()) {
    const whose = whoseOf.get(table);
    if (!whose) continue;
    const client = await testApp.pool.connect();
    await client.query("BEGIN; SET LOCAL gf_ledger.recording = 'off'");
    await client.query(`DELETE FROM ${table} t WHERE ${whose}`, [user.id]);
    await client.query("COMMIT");
    client.release();
    const after = await reported();
    if (after === before) untold.push(table);
    before = after;
  }
  expect(untold.sort()).toEqual(NOT_TOLD);
});

test("accounts-35 of a table that nobody has named yet, whoever is tried has a row as well", async () => {
  const fresh = await openTestApp();
  await fresh.pool.query(
    `CREATE TABLE new_things (
      id UUID PRIMARY KEY,
      user_id UUID NOT NULL REFERENCES users ON DELETE CASCADE,
      receipt_id UUID NOT NULL REFERENCES receipts ON DELETE CASCADE,
      store TEXT NOT NULL, stars INTEGER NOT NULL, told_at TIMESTAMPTZ(3) NOT NULL, more JSONB NOT NULL,
      UNIQUE (user_id, store));
    CREATE TABLE words_of_things (thing_id UUID NOT NULL REFERENCES new_things ON DELETE CASCADE, word TEXT)`,
  );
  const { user } = await fresh.signIn();
  const { newThing, mark } = await giveBelongings(fresh, user.id);
  const rows = await everythingOf(fresh, user.id);
  expect(rows).toMatch(new RegExp(`^new_things .*"${newThing}".*"${mark}"`, "m"));
  expect(rows).toMatch(new RegExp(`^words_of_things .*"${mark}"`, "m"));
  await fresh.close();
});
