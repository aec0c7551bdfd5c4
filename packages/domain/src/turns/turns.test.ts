import { describe, expect, it } from "vitest";
import { Turns } from "./turns";

const photos = (owner: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ owner, name: `${owner}${n + 1}` }));

function turnsOf(...entries: { owner: string; name: string }[]) {
  const turns = new Turns<{ owner: string; name: string }>();
  for (const entry of entries) turns.add(entry);
  return turns;
}

/** Takes the next entry and ends serving it. */
function serve(turns: ReturnType<typeof turnsOf>): string | undefined {
  const entry = turns.take();
  if (entry) turns.done(entry);
  return entry?.name;
}

describe("api-20 accounts are served in turn", () => {
  it("api-20 one photo of each account, then the second of each", () => {
    const turns = turnsOf(...photos("a", 3), ...photos("b", 1), ...photos("c", 2));
    expect(turns.inOrder().map(({ name }) => name)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  it("api-20 photos leave in the order that was told", () => {
    const turns = turnsOf(...photos("a", 3), ...photos("b", 1), ...photos("c", 2));
    const reported = turns.inOrder().map(({ name }) => name);
    const left = reported.map(() => serve(turns));
    expect(left).toEqual(reported);
    expect(turns.take()).toBeUndefined();
  });

  it("api-20 an account that comes back waits behind all others", () => {
    const turns = turnsOf(...photos("a", 1), ...photos("b", 1));
    serve(turns);
    turns.add({ owner: "a", name: "again" });
    expect(turns.inOrder().map(({ name }) => name)).toEqual(["b1", "again"]);
  });

  it("api-20 an account that is being served waits behind those who come meanwhile", () => {
    const turns = turnsOf(...photos("a", 3));
    const first = turns.take();
    for (const late of [...photos("b", 1), ...photos("c", 2)]) turns.add(late);
    const order = ["b1", "c1", "a2", "c2", "a3"];
    expect(turns.inOrder().map(({ name }) => name)).toEqual(order);
    if (first) turns.done(first);
    expect(order.map(() => serve(turns))).toEqual(order);
  });

  it("reading-39 a photo whose sender has gone leaves its place to the next of that account", () => {
    const [first, second] = photos("a", 2);
    if (!first || !second) throw new Error("There are two photos.");
    const turns = turnsOf(first, second, ...photos("b", 1));
    expect(turns.remove(first)).toBe(true);
    expect(turns.remove(first)).toBe(false);
    expect(turns.countOf("a")).toBe(1);
    expect(turns.inOrder().map(({ name }) => name)).toEqual(["a2", "b1"]);
  });
});
