import { translatorOf } from "@gf-ledger/messages/translator";
import { expect, test } from "vitest";
import { itemGroups } from "./item-groups";
import type { ItemRowProps } from "./item-row";

const row = (name: string, glutenFree: boolean, doubt: string | null = null) =>
  ({ item: { name, glutenFree, selected: !glutenFree }, doubt }) as ItemRowProps;
const shown = (rows: readonly ItemRowProps[]) =>
  itemGroups(rows, translatorOf("en-CA", "receipt.groups")).map(({ title, rows: members }) => [
    title,
    members.map(({ item }) => item.name),
  ]);

test("receipts-70 what the reader doubts stands first, then what is gluten-free, then everything else", () => {
  expect(
    shown([
      row("Milk", false),
      row("GF Bread", true),
      row("GF Oats", true, "Hard to read"),
      row("Eggs", false),
    ]),
  ).toEqual([
    ["Please check (1)", ["GF Oats"]],
    ["Gluten-free (1)", ["GF Bread"]],
    ["Everything else (2)", ["Milk", "Eggs"]],
  ]);
});

test("receipts-70 a group without items is left out", () => {
  expect(shown([row("GF Bread", true)])).toEqual([["Gluten-free (1)", ["GF Bread"]]]);
  expect(shown([])).toEqual([]);
});
