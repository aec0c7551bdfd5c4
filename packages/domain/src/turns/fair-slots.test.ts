import { describe, expect, it } from "vitest";
import { FairSlots, type FairSlotsLimits, type Slot } from "./fair-slots";

/** Slots, and who was given one, in order. */
function opened(limits: FairSlotsLimits) {
  const slots = new FairSlots(limits);
  const given: string[] = [];
  const enter = (owner: string, name = owner): Slot | null => {
    const slot = slots.enter(owner);
    void slot?.given.then(() => given.push(name));
    return slot;
  };
  return { slots, given, enter };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe("api-43 slots are taken in turn", () => {
  it("api-43 somebody's first comes before another's many", async () => {
    const { given, enter } = opened({ atOnce: 1 });
    const many = Array.from({ length: 5 }, (_, n) => enter("a", `a${n + 1}`));
    const other = enter("b");
    many[0]?.leave();
    await settled();
    expect(given).toEqual(["a1", "b"]);
    other?.leave();
    await settled();
    expect(given).toEqual(["a1", "b", "a2"]);
  });

  it("api-43 one owner has a share alone, and the rest stays free for others", async () => {
    const { slots, given, enter } = opened({ atOnce: 4, ofOwner: 2 });
    for (let n = 0; n < 5; n += 1) enter("a");
    await settled();
    expect([given, slots.waiting]).toEqual([["a", "a"], 3]);
    enter("b");
    await settled();
    expect(given).toEqual(["a", "a", "b"]);
  });

  it("api-43 who leaves while waiting takes no slot, and leaving twice gives one back once", async () => {
    const { slots, given, enter } = opened({ atOnce: 1 });
    const first = enter("a", "a1");
    enter("a", "a2")?.leave();
    enter("a", "a3");
    enter("a", "a4");
    first?.leave();
    first?.leave();
    await settled();
    expect([given, slots.waiting]).toEqual([["a1", "a3"], 1]);
  });

  it("api-43 beyond the places to wait nobody is let in, of one owner or of all", () => {
    const { slots, enter } = opened({ atOnce: 1, max: 4, maxOfOwner: 3 });
    const places = ["a", "a", "a", "a", "b", "b"].map((owner) => enter(owner) !== null);
    expect(places).toEqual([true, true, true, false, true, false]);
    expect(slots.isFull).toBe(true);
  });
});
