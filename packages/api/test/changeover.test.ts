import { type OpenDatabase, openDatabase } from "@gf-ledger/db/database";
import { createTestDatabase, type TestDatabase } from "@gf-ledger/db/testing/test-database";
import { done, refused } from "@gf-ledger/domain/outcome/outcome";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../src/refusals/in-transaction";
import { openLine } from "./support/cut-line";

let testApp: TestDatabase;
let line: Awaited<ReturnType<typeof openLine>>;
let cluster: OpenDatabase;
beforeEach(async () => {
  testApp = await createTestDatabase();
  line = await openLine(testApp.url);
  cluster = openDatabase(line.url, 3, { changeoverSeconds: 30 });
});
afterEach(async () => {
  line.close();
  await cluster.close();
  await testApp.close();
});

/** Makes an account in a transaction; answers its result, and how often its work was run. */
async function makeAccount(database = cluster.database) {
  let runs = 0;
  const outcome = await inTransaction(database, async (transaction) => {
    runs += 1;
    const { email } = await transaction.user.create({ data: { email: "one@example.com", edition: "ca" } });
    return done(email);
  });
  return { outcome, runs };
}
const accounts = () => testApp.database.user.count();

test("operating-42 work whose connection is lost before its commit is run again, and done once", async () => {
  line.cutAt('INTO "public"."users"', "after it arrived");
  expect(await makeAccount()).toEqual({ outcome: done("one@example.com"), runs: 2 });
  expect([line.isCut(), await accounts()]).toEqual([true, 1]);
});

test("operating-42 a commit that never arrived is made again, and done once", async () => {
  line.cutAt("COMMIT", "before it arrives");
  expect(await makeAccount()).toEqual({ outcome: done("one@example.com"), runs: 2 });
  expect([line.isCut(), await accounts()]).toEqual([true, 1]);
});

test("operating-42 a commit that arrived, and whose answer was lost, is found by its mark: nothing is done twice", async () => {
  line.cutAt("COMMIT", "after it arrived");
  expect(await makeAccount()).toEqual({ outcome: done("one@example.com"), runs: 1 });
  expect([line.isCut(), await accounts(), await testApp.database.commitMark.count()]).toEqual([true, 1, 1]);
});

test("operating-42 a refusal leaves neither its work nor a mark", async () => {
  const outcome = await inTransaction(cluster.database, async (transaction) => {
    await transaction.user.create({ data: { email: "one@example.com", edition: "ca" } });
    return refused("no_such_receipt");
  });
  expect(outcome).toEqual(refused("no_such_receipt"));
  expect([await accounts(), await testApp.database.commitMark.count()]).toEqual([0, 0]);
});

test("operating-42 on a single database no mark is left, and a lost commit is told", async () => {
  const single = openDatabase(line.url, 1);
  expect(await makeAccount(single.database)).toEqual({ outcome: done("one@example.com"), runs: 1 });
  expect(await testApp.database.commitMark.count()).toBe(0);
  line.cutAt("COMMIT", "after it arrived");
  await expect(
    inTransaction(single.database, async (transaction) => done(await transaction.user.deleteMany())),
  ).rejects.toThrow();
  await single.close();
});
