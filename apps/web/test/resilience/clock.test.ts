import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerWithDrafts } from "./support/owner";
import { openProduct, type Product, report } from "./support/product";

const CLOCK = pathToFileURL(join(import.meta.dirname, "support/jumping-clock.mjs")).href;

let product: Product;
let folder: string;
const clock = () => join(folder, "ahead");
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gf-ledger-clock-"));
  product = await openProduct({
    LOG_LEVEL: "debug",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${CLOCK}`.trim(),
    CLOCK_AHEAD_FILE: clock(),
  });
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

/** How many days the newest line of the product's log is ahead of the true time. */
function daysAhead(): number {
  const times = [...product.output().matchAll(/"time":"([^"]+)"/g)].map(([, time]) => time ?? "");
  return Math.round((Date.parse(times.at(-1) ?? "") - Date.now()) / DAY_MS) + 0;
}

async function mailArrives(email: string): Promise<boolean> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await product.send("GET", `/api/outbox?to=${encodeURIComponent(email)}`);
    const { messages } = (await answer.json()) as { messages: unknown[] };
    if (messages.length > 0) return true;
    await sleep(100);
  }
  return false;
}

test("operating-9 a clock that jumps ahead by a day and back by two keeps people signed in, saves, mails and locks nobody out", async () => {
  const owner = await ownerWithDrafts(product, 10);
  await product.readyAgain();
  const jumps: unknown[] = [];
  for (const [index, days] of [1, -1, 0].entries()) {
    await writeFile(clock(), String(days * DAY_MS));
    await sleep(500);
    const email = `clock-${index}@example.com`;
    const saved = await product.send("POST", `/api/receipts/${owner.drafts[index]}/confirm`, {
      cookie: owner.cookie,
      json: {},
    });
    const years = await product.send("GET", "/api/tax-report/years", { cookie: owner.cookie });
    const wrong = { email, password: "Correct-Horse-7" };
    const login = await product.send("POST", "/api/login", { json: wrong });
    const asked = await product.send("POST", "/api/auth/magic-link", { json: { email } });
    const ready = await product.send("GET", "/api/ready");
    expect(daysAhead()).toBe(days);
    jumps.push([
      saved.status,
      years.status,
      login.status,
      asked.status,
      ready.status,
      await mailArrives(email),
    ]);
  }
  const well = [200, 200, 401, 200, 200, true];
  expect(jumps).toEqual([well, well, well]);
  report({
    done: "clock set a day ahead, then back by two",
    times: 1,
    happened: "saved, signed in and mailed throughout",
  });
});
