import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lostOrHalf, startLoad } from "../resilience/support/load";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product, report } from "../resilience/support/product";
import { type ArchivedDatabase, openArchivedDatabase } from "./support/archived-database";

const DRAFTS = 6_000;

let database: ArchivedDatabase;
let product: Product;
beforeEach(async () => {
  database = await openArchivedDatabase();
  product = await openProduct({ DATABASE_URL: database.url });
});
afterEach(async () => {
  await product?.close();
  database?.close();
});

const figures = async () =>
  (
    await database.ask(
      `SELECT count(*)::int AS "lineItems", coalesce(sum(extra_cost), 0)::int AS "extraCost",
         (SELECT count(*)::int FROM receipts WHERE status = 'confirmed') AS receipts,
         (SELECT count(*)::int FROM users) AS users FROM line_items WHERE deleted_at IS NULL`,
    )
  )[0];

/** People who save while a full backup is made, and a smaller one after it. */
async function savingWhileBackedUp() {
  const owner = await ownerWithDrafts(product, DRAFTS);
  const load = startLoad(product, owner);
  await load.acknowledgedMore(20);
  database.backUp("full");
  await load.acknowledgedMore(20);
  database.backUp("diff");
  await load.acknowledgedMore(20);
  return { owner, load };
}

/** Resolves with the seconds until the product is ready again after the work. */
async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  await product.readyAgain();
  return (performance.now() - started) / 1000;
}

test("operating-44 after a mistake the database is brought back to the moment before it: what was saved until then is there to the cent, and nothing later", async () => {
  const { owner, load } = await savingWhileBackedUp();
  await load.stop();
  const [now] = await database.ask<{ moment: string }>("SELECT clock_timestamp()::text AS moment");
  const before = await figures();
  const saved = [...load.acknowledged];
  await sleep(1_500);

  const later = startLoad(product, { ...owner, drafts: owner.drafts.slice(-500) });
  await later.acknowledgedMore(20);
  await later.stop();
  await database.ask("DELETE FROM line_items");
  await database.archived();
  expect(await figures()).toMatchObject({ lineItems: 0 });

  const seconds = await timed(() => {
    database.stop();
    return database.restore(now?.moment ?? "");
  });

  expect(await figures()).toEqual(before);
  expect(await lostOrHalf(product, owner, saved)).toEqual({ lost: [], half: [] });
  expect((await lostOrHalf(product, owner, later.acknowledged)).lost).toEqual(later.acknowledged);
  // People go on where they were.
  const again = startLoad(product, { ...owner, drafts: owner.drafts.slice(-400) });
  await again.acknowledgedMore(10);
  await again.stop();
  const [whole] = database.info()[0]?.backup ?? [];
  report({
    done: "every line item deleted, and the database brought back to the moment before",
    times: 1,
    happened: `${saved.length} receipts saved before: all there, to the cent; ${later.acknowledged.length} saved after it: drafts again; ready ${seconds.toFixed(1)} s after the database was stopped; ${((whole?.info.size ?? 0) / 1e6).toFixed(0)} MB of files are ${((whole?.info.repository.size ?? 0) / 1e6).toFixed(0)} MB in the repository`,
  });
});

test("operating-44 when the database's machine is lost, all that its archive holds comes back, and nothing is half done", async () => {
  const { owner, load } = await savingWhileBackedUp();
  const saved = [...load.acknowledged];
  await database.archived();
  await load.acknowledgedMore(20);
  database.lose();
  await load.stop();

  const seconds = await timed(() => database.restore(null));

  const { lost, half } = await lostOrHalf(product, owner, saved);
  expect({ lost, half }).toEqual({ lost: [], half: [] });
  const later = load.acknowledged.slice(saved.length);
  const gone = (await lostOrHalf(product, owner, later)).lost;
  expect(load.refusals.filter((status) => status !== 503)).toEqual([]);
  report({
    done: "the database's machine lost with all its files",
    times: 1,
    happened: `${saved.length} receipts saved before the last segment of the log was archived: all there, 0 half logged; of ${later.length} saved later ${gone.length} gone; ready ${seconds.toFixed(1)} s after the restore began`,
  });
});
