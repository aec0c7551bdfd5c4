import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TARGETS } from "../src/targets";

const RUNS = 300;

function crashesOf(name: string): [string, Uint8Array][] {
  const folder = join(import.meta.dirname, "../crashes", name);
  try {
    return readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]);
  } catch {
    return [];
  }
}

/** Bytes that are nearly something: random, or a good input with a part of it changed. */
function nearlyGood(seeds: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const changed = fc
    .record({
      seed: fc.constantFrom(...seeds),
      at: fc.nat(4096),
      drop: fc.nat(20),
      put: fc.oneof(
        fc.uint8Array({ maxLength: 12 }),
        fc.string({ unit: "binary", maxLength: 12 }).map((text) => Buffer.from(text)),
      ),
    })
    .map(({ seed, at, drop, put }) => {
      const place = at % (seed.length + 1);
      return new Uint8Array([...seed.subarray(0, place), ...put, ...seed.subarray(place + drop)]);
    });
  return fc.oneof(
    { weight: 3, arbitrary: changed },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 600 }) },
  );
}

describe.each(Object.entries(TARGETS))("The parser behind %s", (name, target) => {
  test("keeps its promises for what it was written for", async () => {
    const seeds = await target.seeds();
    for (const seed of seeds) await target.run(seed);
    expect(seeds.length).toBeGreaterThan(1);
  });

  test("keeps its promises for whatever crashed it once", async () => {
    for (const [file, data] of crashesOf(name)) {
      await expect(
        Promise.resolve().then(() => target.run(data)),
        file,
      ).resolves.toBeUndefined();
    }
    expect(readdirSync(join(import.meta.dirname, "../src/targets"))).toContain(`${name}.ts`);
  });

  test("keeps its promises for anything near to it", async () => {
    const property = fc.asyncProperty(nearlyGood(await target.seeds()), async (data) => {
      await target.run(data);
    });
    const outcome = await fc.check(property, { numRuns: RUNS });
    expect(outcome.failed, fc.defaultReportMessage(outcome) ?? "").toBe(false);
  });
});

test("Every parser of what comes from outside has a target", () => {
  const files = readdirSync(join(import.meta.dirname, "../src/targets")).map((file) =>
    file.replace(".ts", ""),
  );
  expect(Object.keys(TARGETS).sort()).toEqual(files.sort());
});
