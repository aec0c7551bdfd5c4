import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { lostOrHalf, startLoad } from "./support/load";
import { ownerWithDrafts } from "./support/owner";
import { openProduct, report } from "./support/product";
import { mountSmallVolume } from "./support/small-volume";

const FULL_FOR_MS = Number(process.env.AWAY_SECONDS ?? 8) * 1000;
const DONE = "disk of the database full under load";

test("D30 while the disk is full, callers are told that nothing was saved; what was acknowledged stays, and with room all is well again", async () => {
  const volume = await mountSmallVolume(400);
  if (!volume) {
    report({ done: DONE, times: 0, happened: "not done: only root may mount a volume to fill" });
    return expect(process.getuid?.()).not.toBe(0);
  }
  const product = await openProduct({}, volume.folder);
  try {
    const owner = await ownerWithDrafts(product, 40_000);
    const load = startLoad(product, owner);
    await load.acknowledgedMore(20);
    volume.fill();
    const until = performance.now() + FULL_FOR_MS;
    while (load.refusals.length === 0 && performance.now() < until + 60_000) await sleep(50);
    await sleep(Math.max(0, until - performance.now()));
    const health = await product.send("GET", "/api/health");
    const page = await product.send("GET", "/");
    await volume.free();
    const back = await product.readyAgain();
    await load.acknowledgedMore(20);
    await load.stop();

    const { lost, half } = await lostOrHalf(product, owner, load.acknowledged);
    report({
      done: `${DONE}, ${FULL_FOR_MS / 1000} s`,
      times: 1,
      happened: `${load.refusals.length} calls answered ${[...new Set(load.refusals)].join(", ")}, ${load.acknowledged.length} acknowledged, ${lost.length} lost, ${half.length} half logged; well again ${(back / 1000).toFixed(1)} s after there was room`,
    });
    expect([health.status, page.status]).toEqual([200, 200]);
    expect(load.refusals.length).toBeGreaterThan(0);
    expect(load.refusals.filter((status) => status !== 503)).toEqual([]);
    expect({ lost, half }).toEqual({ lost: [], half: [] });
  } finally {
    await product.stop();
    await volume.unmount();
  }
});
