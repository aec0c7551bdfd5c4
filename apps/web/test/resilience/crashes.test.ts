import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lostOrHalf, startLoad } from "./support/load";
import { ownerWithDrafts } from "./support/owner";
import { openProduct, type Product, report } from "./support/product";

const KILLS = Number(process.env.KILLS ?? 3);
const DRAFTS_A_KILL = 400;

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

async function underLoad(victim: "web server" | "database"): Promise<void> {
  const owner = await ownerWithDrafts(product, 400 + DRAFTS_A_KILL * KILLS);
  const load = startLoad(product, owner);
  const away: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await load.acknowledgedMore(5);
    await sleep(Math.random() * 800);
    const pid = victim === "database" ? product.postmaster() : product.webServer();
    if (!pid) throw new Error(`The ${victim}'s process is not known.`);
    process.kill(pid, "SIGKILL");
    await sleep(300);
    away.push(await product.readyAgain());
  }
  await load.stop();

  const { acknowledged, refusals } = load;
  const { lost, half } = await lostOrHalf(product, owner, acknowledged);
  report({
    done: `kill -9 of the ${victim} under load`,
    times: KILLS,
    happened: `${acknowledged.length} acknowledged writes, ${lost.length} lost, ${half.length} half logged; back after ${(Math.max(...away) / 1000).toFixed(1)} s at most`,
  });
  expect({ lost, half }).toEqual({ lost: [], half: [] });
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 5);
  // Every refused caller was told to try again, and nothing else.
  expect(refusals.filter((status) => status !== 503)).toEqual([]);
}

test("receipts-26 the web server is killed under load: what was acknowledged is there, nothing is half logged, it comes back", () =>
  underLoad("web server").then(() => expect(product.webServer()).toBeGreaterThan(0)));

test("receipts-26 the database is killed under load: what was acknowledged is there, nothing is half logged, it comes back", () =>
  underLoad("database").then(() => expect(product.postmaster()).toBeGreaterThan(0)));
