import { expect, test } from "vitest";
import { FREE_FEATURES, PREMIUM_FEATURES } from "../subscription/plan-features";
import { planNotes } from "../subscription/plan-notes";
import { planLists } from "./plan-lists";

test("plans-2 plans-28 the home page says of each plan what the plan pages say", () => {
  const { free, premium } = planLists("en-CA");
  const notes = planNotes(null);
  const said = [...FREE_FEATURES, ...PREMIUM_FEATURES].map((name) => ({ name, note: notes[name] }));
  expect([...free, ...premium]).toEqual(said);
});

test("plans-2 editions-10 and in French, as many features with their figures", () => {
  const { free, premium } = planLists("fr-CA");
  expect([free.length, premium.length]).toEqual([FREE_FEATURES.length, PREMIUM_FEATURES.length]);
  expect(free[0]?.name).toBe("5 reçus par mois");
  expect(premium[3]?.note).toContain("5 photos peuvent attendre leur lecture à la fois, au lieu de 2");
});
