import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@gf-ledger/db/database";
import { expect, test } from "vitest";
import { lostOrHalf, startLoad } from "./support/load";
import { ownerWithDrafts } from "./support/owner";
import { openProduct, type Product, report } from "./support/product";
import { mountSmallVolume } from "./support/small-volume";

const FULL_FOR_MS = Number(process.env.AWAY_SECONDS ?? 8) * 1000;
const REFUSED_WITHIN_MS = 60_000;

/** Where no volume can be mounted: makes the database itself report a full disk, with its own code. */
function databaseSayingFull(product: Product) {
  const notify = async (sql: string) => {
    const { pool, close } = openDatabase(product.databaseUrl(), 1);
    await pool.query(sql);
    await close();
  };
  return {
    fill: () =>
      notify(`CREATE FUNCTION say_full() RETURNS trigger LANGUAGE plpgsql AS
              $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
            CREATE TRIGGER full_disk BEFORE INSERT ON line_items EXECUTE FUNCTION say_full()`),
    free: () => notify("DROP FUNCTION say_full CASCADE"),
  };
}

test("api-8 while the disk is full, callers are told that nothing was saved; what was acknowledged stays, and with room all is well again", async () => {
  const volume = await mountSmallVolume(400);
  const product = await openProduct({}, volume?.folder);
  const disk = volume ?? databaseSayingFull(product);
  try {
    const owner = await ownerWithDrafts(product, 40_000);
    const load = startLoad(product, owner);
    await load.acknowledgedMore(20);
    await disk.fill();
    const until = performance.now() + FULL_FOR_MS;
    while (load.refusals.length === 0 && performance.now() < until + REFUSED_WITHIN_MS) await sleep(50);
    await sleep(Math.max(0, until - performance.now()));
    const health = await product.send("GET", "/api/health");
    const page = await product.send("GET", "/");
    await disk.free();
    const back = await product.readyAgain();
    await load.acknowledgedMore(20);
    await load.stop();

    const { lost, half } = await lostOrHalf(product, owner, load.acknowledged);
    report({
      done: `disk of the database ${volume ? "full" : "said to be full"} under load, ${FULL_FOR_MS / 1000} s`,
      times: 1,
      happened: `${load.refusals.length} calls answered ${[...new Set(load.refusals)].join(", ")}, ${load.acknowledged.length} acknowledged, ${lost.length} lost, ${half.length} half logged; well again ${(back / 1000).toFixed(1)} s after there was room`,
    });
    expect([health.status, page.status]).toEqual([200, 200]);
    expect(load.refusals.length).toBeGreaterThan(0);
    expect(load.refusals.filter((status) => status !== 503)).toEqual([]);
    expect({ lost, half }).toEqual({ lost: [], half: [] });
  } finally {
    await (volume ? product.stop() : product.close());
    await volume?.unmount();
  }
});
