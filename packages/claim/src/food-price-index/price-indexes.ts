import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { AMERICAN_MONTHS_ROWS, CANADIAN_MONTHS_ROWS } from "../../data/tables.mjs";
import { type IndexMonth, indexMonthSchema } from "./index-month";

export const CANADIAN_TABLE = defineTable(
  "packages/claim/data/food-price-index/canada.json",
  CANADIAN_MONTHS_ROWS,
  indexMonthSchema,
  ["month"],
);

/** Food purchased from stores, Statistics Canada, vector v41690975, 2002 = 100, not seasonally adjusted. */
export const CANADIAN_INDEX: readonly IndexMonth[] = tableEntries(CANADIAN_TABLE);

export const AMERICAN_TABLE = defineTable(
  "packages/claim/data/food-price-index/united-states.json",
  AMERICAN_MONTHS_ROWS,
  indexMonthSchema,
  ["month"],
);

/** CPI-U, food at home, CUUR0000SAF11, 1982-84 = 100, not seasonally adjusted. October 2025 was never published. */
export const AMERICAN_INDEX: readonly IndexMonth[] = tableEntries(AMERICAN_TABLE);
