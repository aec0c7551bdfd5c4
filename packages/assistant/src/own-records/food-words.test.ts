import { readFileSync } from "node:fs";
import { faultsOf } from "@gf-ledger/domain/table/table";
import { tableText } from "@gf-ledger/domain/table/table-text";
import { expect, it } from "vitest";
import { FOOD_TABLE, namesFood } from "./food-words";

it("matching-42 every food stands once, on a line of its own", () => {
  expect(faultsOf(FOOD_TABLE)).toEqual([]);
  const text = readFileSync(new URL("../../data/foods.json", import.meta.url), "utf8");
  expect(text).toBe(tableText(FOOD_TABLE.rows));
});

it.each(["loaves", "sandwiches", "baking powder", "French fries", "gâteaux", "petits pains", "œufs"])(
  "chat-44 what is bought as food is known: %s",
  (named) => {
    expect(namesFood(named)).toBe(true);
  },
);

it.each(["dollar", "breadth", "painting", "the claim"])("chat-44 %s is no food", (named) => {
  expect(namesFood(named)).toBe(false);
});
