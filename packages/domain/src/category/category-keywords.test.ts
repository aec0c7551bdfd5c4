import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faultsOf } from "../table/table";
import { tableText } from "../table/table-text";
import { CATEGORY_KEYWORD_TABLE } from "./keyword-category";

it("matching-42 every keyword is in singular, has a category and stands once, on a line of its own", () => {
  expect(faultsOf(CATEGORY_KEYWORD_TABLE)).toEqual([]);
  const text = readFileSync(new URL("../../data/category-keywords.json", import.meta.url), "utf8");
  expect(text).toBe(tableText(CATEGORY_KEYWORD_TABLE.rows));
});
