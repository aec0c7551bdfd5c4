import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ITEMS, loggedReceipts, ownerWithDrafts } from "./support/owner";
import { openProduct, type Product, report } from "./support/product";

const KILLS = Number(process.env.KILLS ?? 3);
const WRITERS = 4;
const DRAFTS_A_KILL = 400;

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

async function underLoad(victim: "web server" | "database"): Promise<void> {
  const owner = await ownerWithDrafts(product, 400 + DRAFTS_A_KILL * KILLS);
  const acknowledged: string[] = [];
  const waiting = [...owner.drafts];
  const load = { on: true };
  const write = async () => {
    while (load.on) {
      const id = waiting.shift();
      if (!id) throw new Error("There are too few drafts for this load.");
      const answer = await product
        .send("POST", `/api/receipts/${id}/confirm`, { cookie: owner.cookie, json: {} })
        .catch(() => null);
      if (answer?.status === 200) acknowledged.push(id);
      else await sleep(50);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  const away: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.length;
    while (acknowledged.length < before + 5) await sleep(20);
    await sleep(Math.random() * 800);
    const pid = victim === "database" ? product.postmaster() : product.webServer();
    if (!pid) throw new Error(`The ${victim}'s process is not known.`);
    process.kill(pid, "SIGKILL");
    await sleep(300);
    away.push(await product.readyAgain());
  }
  load.on = false;
  await Promise.all(writers);

  const logged = await loggedReceipts(product, owner.userId);
  const lost = acknowledged.filter((id) => logged.get(id)?.[0] !== ITEMS);
  const half = [...logged.values()].filter(
    ([rows, said]) => !(rows === 0 && said === null) && !(rows === ITEMS && said === ITEMS),
  );
  report({
    done: `kill -9 of the ${victim} under load`,
    times: KILLS,
    happened: `${acknowledged.length} acknowledged writes, ${lost.length} lost, ${half.length} half logged; back after ${(Math.max(...away) / 1000).toFixed(1)} s at most`,
  });
  expect({ lost, half }).toEqual({ lost: [], half: [] });
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 5);
}

test("D19 the web server is killed under load: what was acknowledged is there, nothing is half logged, it comes back", () =>
  underLoad("web server").then(() => expect(product.webServer()).toBeGreaterThan(0)));

test("D19 the database is killed under load: what was acknowledged is there, nothing is half logged, it comes back", () =>
  underLoad("database").then(() => expect(product.postmaster()).toBeGreaterThan(0)));
