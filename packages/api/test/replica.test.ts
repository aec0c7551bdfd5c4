import { buffer } from "node:stream/consumers";
import { type OpenDatabase, openDatabase } from "@gf-ledger/db/database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportAccount } from "../src/account-data/verbs/open-account-export";
import { appRouter, createCaller } from "../src/app-router";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import type { SignedInContext } from "../src/context";
import { answerOf } from "../src/refusals/refusal-error";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn } from "./support/zip";

let testApp: TestApp;
let replica: OpenDatabase;
/** Reads on the database itself, and on the replica. */
let atPrimary: SignedInContext;
let atReplica: SignedInContext;
let claimId: string;
/** Connections that were taken of the replica. */
let taken = 0;

/** Roles are the whole server's, so this one bears the test's own name. */
const GIVES_UP = `gives_up_${process.pid}_${process.hrtime.bigint()}`;

/** Ann's calls where this database is the replica, for what her documents are written from too. */
function on(open: OpenDatabase): SignedInContext {
  const standby = { caughtUp: async () => open, close: async () => {} };
  return { ...atPrimary, replica: standby, documents: testApp.documentsOf(standby) };
}

beforeAll(async () => {
  testApp = await openTestApp();
  // A database that refuses every write, as a standby does.
  replica = openDatabase(
    `${testApp.url}?options=${encodeURIComponent("-c default_transaction_read_only=on")}`,
  );
  replica.pool.on("acquire", () => {
    taken += 1;
  });
  const ann = await testApp.signIn();
  await logged(testApp, ann, [{}, { name: "GF pasta", category: "Pasta and Grains", price: 450 }]);
  claimId = (await ann.call.claims.create({ taxYear: 2026 })).id;
  if (!ann.context.actor) throw new Error("Ann is signed in.");
  atPrimary = { ...ann.context, actor: ann.context.actor };
  atReplica = on(replica);
});
afterAll(async () => {
  await replica.close();
  await testApp.close();
});
beforeEach(() => {
  taken = 0;
});

/** A question of the report or the claim by its name, `claims.worth`, as a caller asks it. */
async function ask(ctx: SignedInContext, name: string): Promise<unknown> {
  const [group = "", verb = ""] = name.split(".");
  const call = createCaller(ctx) as unknown as Record<
    string,
    Record<string, (input?: object) => Promise<unknown>>
  >;
  const input = group === "claims" ? { id: claimId } : { year: 2026, format: "hledger" };
  return call[group]?.[verb]?.(input);
}

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
const QUESTIONS = Object.entries(procedures)
  .filter(([name, { _def }]) => /^(claims|taxReport)\./.test(name) && _def.type === "query")
  .map(([name]) => name);

/** Stands for the database itself, where it must not be asked. */
const unasked = <Adapter extends object>(): Adapter =>
  new Proxy({} as Adapter, {
    get: () => {
      throw new Error("The database itself was asked.");
    },
  });

describe("operating-43 reports and exports are read on the replica, and say what the database itself says", () => {
  test.each(QUESTIONS)("%s", async (name) => {
    const answer = await ask({ ...atReplica, database: unasked(), pool: unasked() }, name);
    expect(taken).toBeGreaterThan(0);
    expect(answer).toEqual(await ask(atPrimary, name));
  });

  test("a claim's papers", async () => {
    const document = { id: claimId, document: "summary.csv" } as const;
    const read = async (ctx: SignedInContext) =>
      (await buffer(answerOf(await openClaimDocument(ctx, document)).stream)).toString();
    const answer = await read(atReplica);
    expect(taken).toBeGreaterThan(0);
    expect(answer).toContain("GF bread");
    expect(answer).toBe(await read(atPrimary));
  });

  test("the download of an account's data", async () => {
    const read = async (ctx: SignedInContext) =>
      filesIn(await buffer(answerOf(await exportAccount(ctx)).stream));
    const files = await read(atReplica);
    expect(taken).toBeGreaterThan(0);
    expect(files).toEqual(await read(atPrimary));
  });
});

test("operating-43 what is written is never sent to the replica", async () => {
  const added = await createCaller(atReplica).taxReport.addLineItem({
    name: "GF flour",
    store: "Maple Grocer",
    purchaseDate: "2026-03-15",
    quantity: 1,
    price: 8,
    regularPrice: 3,
  });
  expect(taken).toBe(0);
  const { lineItems } = await createCaller(atReplica).taxReport.lineItems();
  expect(lineItems.map(({ id }) => id)).toContain(added.id);
});

describe("operating-43 a replica that breaks while it is asked is no failure: the database itself answers", () => {
  let gone: OpenDatabase;
  let givesUp: OpenDatabase;
  beforeAll(async () => {
    gone = openDatabase("postgresql://nobody@127.0.0.1:9/none");
    // A database that gives a question up at the first row of the claim, as a standby does whose primary clears it away.
    await testApp.pool.query(`
      CREATE FUNCTION give_up() RETURNS boolean LANGUAGE plpgsql AS
        $$ BEGIN RAISE SQLSTATE '40001' USING MESSAGE = 'canceling statement due to conflict with recovery'; END $$;
      CREATE ROLE ${GIVES_UP};
      GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${GIVES_UP};
      ALTER TABLE line_items ENABLE ROW LEVEL SECURITY;
      ALTER TABLE claims ENABLE ROW LEVEL SECURITY;
      CREATE POLICY given_up ON line_items USING (give_up());
      CREATE POLICY given_up ON claims USING (give_up())`);
    givesUp = openDatabase(`${testApp.url}?options=${encodeURIComponent(`-c role=${GIVES_UP}`)}`);
  });
  afterAll(async () => {
    await gone.close();
    await givesUp.close();
    await testApp.pool.query(`DROP OWNED BY ${GIVES_UP}; DROP ROLE ${GIVES_UP}`);
  });

  test.each(QUESTIONS)("%s", async (name) => {
    const answer = await ask(atPrimary, name);
    expect(await ask(on(gone), name)).toEqual(answer);
    expect(await ask(on(givesUp), name)).toEqual(answer);
  });

  test("a claim's papers", async () => {
    for (const broken of [gone, givesUp]) {
      const { stream } = answerOf(
        await openClaimDocument(on(broken), { id: claimId, document: "summary.csv" }),
      );
      expect((await buffer(stream)).toString()).toContain("GF bread");
    }
  });

  test("the download of an account's data", async () => {
    const files = await filesIn(await buffer(answerOf(await exportAccount(on(gone))).stream));
    expect(files.get("line-items.json")).toContain("GF bread");
  });
});

test("operating-43 a refusal of the replica's answer is the caller's: nothing is asked twice", async () => {
  const nobodys = "00000000-0000-4000-8000-000000000000";
  await expect(createCaller(atReplica).claims.get({ id: nobodys })).rejects.toThrow();
  expect(taken).toBe(1);
});
