import { expect, test } from "vitest";
import { allChosen, extended, NONE_CHOSEN, shownOf, toggled } from "./chosen-rows";

const ORDER = ["a", "b", "c", "d", "e"];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort();

test("reports-48 a row is chosen and given up again", () => {
  const one = toggled(NONE_CHOSEN, "b");
  expect([idsOf(one), idsOf(toggled(one, "b"))]).toEqual([["b"], []]);
});

test("reports-48 Shift takes every row from the last one, in either direction", () => {
  const from = toggled(NONE_CHOSEN, "c");
  expect(idsOf(extended(from, ORDER, "e"))).toEqual(["c", "d", "e"]);
  expect(idsOf(extended(extended(from, ORDER, "e"), ORDER, "a"))).toEqual(ORDER);
  expect(idsOf(extended(NONE_CHOSEN, ORDER, "d"))).toEqual(["d"]);
});

test("reports-48 what a filter hides is not among the rows that change", () => {
  const chosen = toggled(toggled(NONE_CHOSEN, "a"), "d");
  expect(shownOf(chosen, ["d", "e"])).toEqual(["d"]);
});

test("reports-48 no more rows are chosen at once than the server changes at once", () => {
  const many = Array.from({ length: 700 }, (_, n) => `row ${n}`);
  expect(allChosen(many).ids.size).toBe(500);
});
