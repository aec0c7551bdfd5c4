import { expect, test } from "vitest";
import { PlacesInTurn } from "../src/places-in-turn";

const settings = { atOnce: 2, maxWaitingOfOwner: 2, waitMs: 10_000 };

/** Whether a place was given by now. */
async function isGiven(place: Promise<unknown>): Promise<boolean> {
  let given = false;
  void place.then(() => {
    given = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return given;
}

test("operating-49 one account has one place, and another gets the second while its own wait", async () => {
  const places = new PlacesInTurn(settings);
  const free = await places.take("a");
  const second = places.take("a");
  const third = places.take("a");
  expect(await isGiven(second)).toBe(false);
  expect(await places.take("b")).not.toBeNull();
  expect(await places.take("a")).toBeNull();
  free?.();
  expect(await isGiven(second)).toBe(true);
  expect(await isGiven(third)).toBe(false);
});

test("operating-49 accounts that wait are served in turn", async () => {
  const places = new PlacesInTurn({ ...settings, atOnce: 1 });
  const order: string[] = [];
  const served = ["a1", "a2", "b1", "c1"].map(async (name) => {
    const free = await places.take(name.slice(0, 1));
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    free?.();
  });
  await Promise.all(served);
  expect(order).toEqual(["a1", "b1", "c1", "a2"]);
});

test("operating-49 a place that is given back twice is one place", async () => {
  const places = new PlacesInTurn({ ...settings, atOnce: 1 });
  const free = await places.take("a");
  free?.();
  free?.();
  expect(await places.take("a")).not.toBeNull();
  expect(await isGiven(places.take("b"))).toBe(false);
});

test("operating-49 whoever leaves while waiting, or waits too long, has no place", async () => {
  const places = new PlacesInTurn({ ...settings, atOnce: 1, waitMs: 20 });
  const free = await places.take("a");
  const leaving = new AbortController();
  const left = places.take("b", leaving.signal);
  leaving.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  expect(await places.take("c")).toBeNull();
  free?.();
  expect(await places.take("a")).not.toBeNull();
});
