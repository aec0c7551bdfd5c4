import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";

describe("matching-47 a name of digits alone", () => {
  it.each(["44500982114", "058354771077", "789654", "365"])("matching-47 %s has no counterpart", (name) => {
    const line = { name, quantity: 1, unit: "each", price: 498 } as const;
    const { match, glutenFree, candidates } = createMatcher().propose(line, "ca");
    expect({ match, glutenFree, candidates }).toEqual({ match: null, glutenFree: false, candidates: [] });
  });
});
