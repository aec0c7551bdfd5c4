import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tableText } from "@gf-ledger/domain/table/table-text";
import { describe, expect, it } from "vitest";
import {
  FOOD_MAKERS_TABLE,
  GLUTEN_FREE_MAKERS_TABLE,
  HOUSEHOLD_GOODS_MAKERS_TABLE,
} from "../data/tables.mjs";
import { PRODUCT_ROWS } from "../src/product-table";
import { comparedUnder, STAND_INS } from "../src/stand-ins";

const PACKAGES = join(import.meta.dirname, "../..");
const TABLES = ["catalogue/data", "catalogue/words", "domain/data", "claim/data"].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`),
);
/** More is read by nobody, and a row can be split. */
const LONGEST = 200;

describe("matching-801 data stands in tables, an entry a line", () => {
  it.each(TABLES)("packages/%s is written with one entry a line", (path) => {
    const text = readFileSync(join(PACKAGES, path), "utf8");
    const table = JSON.parse(text);
    expect(tableText(table)).toBe(text);
    expect(table.length).toBeGreaterThan(1);
    const long = text.split("\n").flatMap((line, at) => (line.length > LONGEST ? [`line ${at + 1}`] : []));
    expect(long).toEqual([]);
  });

  it("there are many of them", () => {
    expect(TABLES.length).toBeGreaterThan(40);
  });
});

describe("rows that name another table's", () => {
  it("matching-27 a stand-in is compared with a product of its category", () => {
    const names = new Set(PRODUCT_ROWS.map(({ name, category }) => `${category}: ${name}`));
    const unknown = STAND_INS.filter((standIn) => {
      const name = comparedUnder(standIn);
      return name !== null && !names.has(`${standIn.category}: ${name}`);
    });
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it("a maker's spelling says one thing: no other row of its table has it", () => {
    const doubled = (spellings: readonly unknown[]) =>
      spellings.filter((one, at) => spellings.indexOf(one) !== at);
    for (const [columns = [], ...makers] of [
      FOOD_MAKERS_TABLE,
      GLUTEN_FREE_MAKERS_TABLE,
      HOUSEHOLD_GOODS_MAKERS_TABLE,
    ] as const) {
      const spellings = makers.flatMap(
        (cells) => cells[(columns as readonly unknown[]).indexOf("spellings")],
      );
      expect(doubled(spellings)).toEqual([]);
    }
  });
});
