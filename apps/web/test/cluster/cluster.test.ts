import { setTimeout as sleep } from "node:timers/promises";
import { renderSampleReceipt } from "@gf-ledger/reader/generator/sample-receipt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lostOrHalf, startLoad } from "../resilience/support/load";
import { ITEMS, ownerWithDrafts, RECEIPT_CENTS } from "../resilience/support/owner";
import { report } from "../resilience/support/product";
import { type Cluster, openCluster } from "./support/cluster";
import { type Installation, openInstallation } from "./support/installation";
import { startReports } from "./support/reader-of-reports";

const KILLS = Number(process.env.KILLS ?? 10);
const BACK_WITHIN_MS = 30_000;
/** More than are confirmed in the longest of these tests. */
const DRAFTS = 8_000;

let cluster: Cluster;
let installation: Installation;
let image: string;
beforeAll(async () => {
  cluster = await openCluster();
  installation = await openInstallation(cluster);
  image = (await renderSampleReceipt("ca")).image.toString("base64");
});
afterAll(async () => {
  await installation?.close();
  await cluster?.close();
});

/** The drawn receipt, as a photo of its own by a byte behind the picture's end. */
const anotherPhoto = (which: number) =>
  Buffer.concat([Buffer.from(image, "base64"), Buffer.from([which])]).toString("base64");

/** Resolves with the milliseconds until a write is acknowledged that was sent after this was called. */
async function writesAgain(load: ReturnType<typeof startLoad>): Promise<number> {
  const started = performance.now();
  await load.acknowledgedMore(5);
  return performance.now() - started;
}

/** What the nodes hold, which is the same on all three, and adds up by count and sum. */
async function heldEverywhere(): Promise<string> {
  const held = await cluster.held();
  const { lineItems, cents, receipts } = held;
  expect({ lineItems, cents }).toEqual({ lineItems: receipts * ITEMS, cents: receipts * RECEIPT_CENTS });
  return `afterwards ${lineItems} line items on each of the three nodes, to the cent`;
}

/** Lets people save while the cluster is broken in some way, again and again, and counts what came of it. */
async function underLoad(
  done: string,
  times: number,
  breaking: () => Promise<void>,
  mending: () => Promise<void>,
) {
  const owner = await ownerWithDrafts(installation.product, DRAFTS);
  const load = startLoad(installation.product, owner);
  const reports = startReports(installation, owner, load);
  const away: number[] = [];
  const photos: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await load.acknowledgedMore(20);
    await breaking();
    const photo = installation.product
      .send("POST", "/api/receipts", {
        cookie: owner.cookie,
        json: { base64Image: anotherPhoto(time) },
        waitsMs: 2 * BACK_WITHIN_MS,
      })
      .then(
        ({ status }) => status,
        () => 0,
      );
    away.push(await writesAgain(load));
    photos.push(await photo);
    await mending();
    await cluster.whole();
  }
  await load.stop();
  const { answers, late, atReplica } = await reports.stop();
  const { acknowledged, refusals } = load;
  const { lost, half } = await lostOrHalf(installation.product, owner, acknowledged);
  const longest = Math.max(...away);
  const read = photos.filter((status) => status === 200).length;
  report({
    done,
    times,
    happened:
      `${acknowledged.length} acknowledged writes, ${lost.length} lost, ${half.length} half logged; saved again after ` +
      `${(longest / 1000).toFixed(1)} s at most; of ${times} photos sent meanwhile ${read} were read, the others refused with a word; ` +
      `${answers} reports read meanwhile, ${atReplica} of them at a replica, ${late} without what was saved before; ${await heldEverywhere()}`,
  });
  expect({ lost, half, late }).toEqual({ lost: [], half: [], late: 0 });
  expect(atReplica).toBeGreaterThan(0);
  expect(refusals.filter((status) => status !== 503)).toEqual([]);
  expect(photos.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(longest).toBeLessThan(BACK_WITHIN_MS);
}

test("operating-45 the primary is killed again and again: nothing that was acknowledged is lost, nothing is half done, and people save again within half a minute", () => {
  let victim: Awaited<ReturnType<Cluster["primary"]>>;
  return underLoad(
    "the primary of three database nodes killed, and started again",
    KILLS,
    async () => {
      victim = await cluster.primary();
      victim.kill();
    },
    async () => victim.startDatabase(),
  ).then(() => expect(victim.name).toMatch(/^[abc]$/));
});

test("operating-45 the primary's network is cut: another node takes over, and the old one follows it afterwards", async () => {
  let victim = await cluster.primary();
  await underLoad(
    "the network of the primary cut",
    3,
    async () => {
      victim = await cluster.primary();
      victim.cut();
    },
    async () => void victim.mend(),
  );
  expect((await cluster.primary()).name).not.toBe(victim.name);
});

test("operating-45 the disk of the synchronous replica is full: the other replica takes its place, and nothing is lost", async () => {
  let victim = await cluster.synchronous();
  if (!victim) throw new Error("No replica is synchronous.");
  await underLoad(
    "the disk of the synchronous replica full",
    1,
    async () => {
      victim = await cluster.synchronous();
      await victim?.volume.fill();
      await sleep(3_000);
    },
    async () => {
      await victim?.volume.free();
      victim?.kill();
      victim?.startDatabase();
    },
  );
  expect(victim).toBeDefined();
});

test("operating-45 a planned changeover loses no call: what is under way waits, and is answered", async () => {
  const owner = await ownerWithDrafts(installation.product, DRAFTS);
  const load = startLoad(installation.product, owner);
  const reports = startReports(installation, owner, load);
  const leaders: string[] = [(await cluster.primary()).name];
  for (let time = 0; time < 3; time += 1) {
    await load.acknowledgedMore(50);
    await cluster.switchOver();
    await load.acknowledgedMore(50);
    await cluster.whole();
    leaders.push((await cluster.primary()).name);
  }
  await load.stop();
  const { answers, late, atReplica } = await reports.stop();
  const { lost, half } = await lostOrHalf(installation.product, owner, load.acknowledged);
  report({
    done: "a planned changeover",
    times: 3,
    happened:
      `${load.acknowledged.length} calls answered, ${load.refusals.length} refused, ${lost.length} lost; ` +
      `${answers} reports read meanwhile, ${atReplica} of them at a replica, ${late} without what was saved before; ${await heldEverywhere()}`,
  });
  expect({ lost, half, late, refusals: load.refusals }).toEqual({
    lost: [],
    half: [],
    late: 0,
    refusals: [],
  });
  for (const [time, leader] of leaders.slice(1).entries()) expect(leader).not.toBe(leaders[time]);
});
