import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES } from "@gf-ledger/domain/category/categories";
import { faultsOf, tableEntries } from "@gf-ledger/domain/table/table";
import { tableText } from "@gf-ledger/domain/table/table-text";
import { describe, expect, it } from "vitest";
import { ANCHOR_TABLE } from "../src/derivation/anchors";
import { COUNTRY_PAIR_TABLE } from "../src/derivation/country-ratio";
import { REGIONAL_PRICE_TABLE } from "../src/derivation/regional-price";
import { FRENCH_NAME_TABLES } from "../src/french-names";
import { GLUTEN_FREE_MAKER_TABLE } from "../src/gluten-free/brands";
import { KIND_TABLE } from "../src/kinds/kind-table";
import { SHORT_FORM_TABLE } from "../src/matching/readings/short-forms";
import { PRODUCT_ROWS, productTable } from "../src/product-table";
import { MAKER_SIZE_TABLE } from "../src/size/maker-size";
import { comparedUnder, STAND_IN_TABLE, STAND_INS } from "../src/stand-ins";
import { FOOD_MAKER_TABLE, HOUSEHOLD_GOODS_TABLE } from "../src/text/brands/maker-foods";
import { NEIGHBOUR_TABLE } from "../src/text/neighbour-forms";
import { formTable, wordTable } from "../src/text/word-table";
import {
  BOTH_LANGUAGES_ROWS,
  ENGLISH_ROWS,
  FRENCH_CUTS_ROWS,
  FRENCH_ONLY_CUTS_ROWS,
  FRENCH_ROWS,
  GLUTEN_FOODS_ROWS,
  PLAIN_NAMES_ROWS,
  SAME_THINGS_ROWS,
  SECOND_MEANINGS_ROWS,
  SILENT_ROWS,
} from "../words/tables.mjs";

const ROOT = join(import.meta.dirname, "../../..");
/** More is read by nobody, and a row can be split. */
const LONGEST = 200;

const TABLES = [
  ...CATEGORIES.map((category) => productTable(category)),
  ...FRENCH_NAME_TABLES,
  FOOD_MAKER_TABLE,
  GLUTEN_FREE_MAKER_TABLE,
  HOUSEHOLD_GOODS_TABLE,
  ANCHOR_TABLE,
  COUNTRY_PAIR_TABLE,
  MAKER_SIZE_TABLE,
  REGIONAL_PRICE_TABLE,
  STAND_IN_TABLE,
  KIND_TABLE,
  NEIGHBOUR_TABLE,
  SHORT_FORM_TABLE,
  formTable("english", ENGLISH_ROWS),
  formTable("french", FRENCH_ROWS),
  formTable("french-cuts", FRENCH_CUTS_ROWS),
  formTable("plain-names", PLAIN_NAMES_ROWS),
  formTable("same-things", SAME_THINGS_ROWS),
  formTable("second-meanings", SECOND_MEANINGS_ROWS),
  wordTable("both-languages", BOTH_LANGUAGES_ROWS),
  wordTable("french-only-cuts", FRENCH_ONLY_CUTS_ROWS),
  wordTable("gluten-foods", GLUTEN_FOODS_ROWS),
  wordTable("silent", SILENT_ROWS),
];

describe("matching-42 data stands in tables, an entry a line", () => {
  it.each(TABLES.map((table) => [table.file, faultsOf(table), table.rows] as const))(
    "every row of %s can be read, none is there twice, and each stands on a line of its own",
    (file, faults, rows) => {
      expect(faults).toEqual([]);
      expect(rows.length).toBeGreaterThan(1);
      const text = readFileSync(join(ROOT, file), "utf8");
      expect(text).toBe(tableText(rows));
      expect(text.split("\n").filter((line) => line.length > LONGEST)).toEqual([]);
    },
  );

  it("no file of data is left out", () => {
    const files = ["data", "words"].flatMap((folder) =>
      readdirSync(join(ROOT, "packages/catalogue", folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".json"))
        .map((name) => `packages/catalogue/${folder}/${name}`),
    );
    expect(TABLES.map(({ file }) => file).sort()).toEqual(files.sort());
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

  it("a maker's spelling stands in one row of its table", () => {
    for (const makers of [
      tableEntries(FOOD_MAKER_TABLE),
      tableEntries(GLUTEN_FREE_MAKER_TABLE),
      tableEntries(HOUSEHOLD_GOODS_TABLE),
    ]) {
      const spellings = makers.flatMap((maker) => maker.spellings);
      expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([]);
    }
  });

  it("nor does one maker sell food and things that no one eats", () => {
    const food = new Set(tableEntries(FOOD_MAKER_TABLE).flatMap(({ spellings }) => spellings));
    const goods = tableEntries(HOUSEHOLD_GOODS_TABLE).flatMap(({ spellings }) => spellings);
    expect(goods.filter((spelling) => food.has(spelling))).toEqual([]);
  });
});
