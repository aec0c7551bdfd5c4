import { expect, test } from "vitest";
import { planLists } from "./plan-lists";

test("plans-2 plans-28 the home page promises no reader that the server may not have", () => {
  const { premium } = planLists("en-CA");
  expect(premium[1]?.note).toBe("By a vision model, where this installation has one.");
});

test("plans-2 editions-10 and in French, as many features with their figures", () => {
  const [english, { free, premium }] = [planLists("en-CA"), planLists("fr-CA")];
  expect([free.length, premium.length]).toEqual([english.free.length, english.premium.length]);
  expect(free[0]?.name).toBe("5 reçus par mois");
  expect(premium[3]?.note).toContain("5 photos peuvent attendre leur lecture à la fois, au lieu de 2");
});
