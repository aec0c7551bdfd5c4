import { actorOfApiKey } from "@gf-ledger/api/gate/api-key-gate";
import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import { OWNED_TABLES } from "@gf-ledger/db/generated/owned-tables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "../../api/test/support/test-app";
import { openAppWithPayments } from "./owners/app-with-payments";
import { giveBelongings } from "./owners/belongings";
import { inputNaming, outcomeOf, procedures } from "./owners/calls";
import { ownerCaseOf } from "./owners/owner-cases";
import { crowdLike, PEOPLES_TABLES } from "./plans/crowd";
import { queriesDuring, wholeTableSteps } from "./plans/query-plan";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openAppWithPayments();
  const { user } = await testApp.signIn();
  await giveBelongings(testApp, user.id);
  await crowdLike(testApp.pool, user.id);
});
afterAll(() => testApp.close());

async function stepsOf(work: () => Promise<unknown>) {
  const asked = await queriesDuring(testApp.pool, work);
  const steps: string[] = [];
  for (const query of asked) steps.push(...(await wholeTableSteps(testApp.pool, query)));
  return { asked: asked.length, steps };
}

/** The procedures that ask for a person's own rows. */
const personal = procedures.filter((path) => ownerCaseOf(path).kind !== "open");

describe("operating-19 among a thousand people, no query on a person's path goes through everybody's rows", () => {
  test.each(personal)("%s", async (path) => {
    const person = await testApp.signIn();
    const belongings = await giveBelongings(testApp, person.user.id);
    const input = inputNaming(path, ownerCaseOf(path), belongings);
    const { asked, steps } = await stepsOf(() => outcomeOf(person.context, path, input));
    expect(steps).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  test("the gates of session and API key", async () => {
    const { token, call } = await testApp.signIn();
    const { key } = await call.account.createApiKey({ name: "plans" });
    const { asked, steps } = await stepsOf(async () => {
      await actorOfSession(testApp.pool, token, testApp.clock.now);
      await actorOfApiKey(testApp.database, key, testApp.clock.now);
    });
    expect(asked).toBeGreaterThan(1);
    expect(steps).toEqual([]);
  });

  test("a foreign key's rows are found by an index, so that deleting one person reads nobody else's", async () => {
    const { rows } = await testApp.pool.query(
      `SELECT conrelid::regclass || '.' || attname AS key FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND conrelid::regclass::text = ANY($1) AND NOT EXISTS (
         SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`,
      [PEOPLES_TABLES],
    );
    expect(rows).toEqual([]);
  });

  test("accounts-35 every table whose rows name their owner is among those that are watched", async () => {
    const { rows } = await testApp.pool.query<{ table: string }>(
      `SELECT table_name AS "table" FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'user_id'`,
    );
    const owned = rows.map(({ table }) => table).sort();
    expect([...OWNED_TABLES].sort()).toEqual(owned);
    expect(PEOPLES_TABLES).toEqual(expect.arrayContaining(owned));
  });

  test("a query without an index is found out", async () => {
    const { steps } = await stepsOf(() => testApp.database.lineItem.findMany({ where: { name: "bread" } }));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatch(/^Seq Scan on line_items/);
  });
});
