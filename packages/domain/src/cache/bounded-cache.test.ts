import { expect, it } from "vitest";
import { BoundedCache } from "./bounded-cache";

it("keeps at most as many entries as it may, and the first makes room", () => {
  const cache = new BoundedCache<string, number>(2);
  for (const [at, key] of ["a", "b", "c"].entries()) cache.set(key, at);
  expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([undefined, 1, 2]);
});

it("counts a key that is set again as the newest", () => {
  const cache = new BoundedCache<string, number>(2);
  for (const key of ["a", "b", "a", "c"]) cache.set(key, 1);
  expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([1, undefined, 1]);
});

it("lets go of the one that was set longest ago, however often keys are set again", () => {
  const cache = new BoundedCache<number, number>(50);
  let kept: number[] = [];
  for (let at = 0; at < 5_000; at += 1) {
    const key = (at * 7919) % 83;
    cache.set(key, at);
    kept = [...kept.filter((one) => one !== key), key].slice(-50);
    if (at % 97 === 0)
      expect(
        Array.from({ length: 83 }, (_, one) => one).filter((one) => cache.get(one) !== undefined),
      ).toEqual(kept.toSorted((one, other) => one - other));
  }
});

it("makes a value once, also one that says that there is none", () => {
  const cache = new BoundedCache<string, string | null>(2);
  let makes = 0;
  const made = () => {
    makes += 1;
    return null;
  };
  expect([cache.getOrMake("a", made), cache.getOrMake("a", made), makes]).toEqual([null, null, 1]);
});
