// `npm run index:extend -- ca|us CSV SOURCE-CODE confirmed|secondary`: adds months to a country's food price index.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { tableText } from "@gf-ledger/domain/table/table-text";
import { extendedTable } from "../src/food-price-index/extend-table";
import { indexMonthSchema } from "../src/food-price-index/index-month";
import { AMERICAN_INDEX, CANADIAN_INDEX } from "../src/food-price-index/price-indexes";

const INDEXES = {
  ca: ["canada.json", CANADIAN_INDEX],
  us: ["united-states.json", AMERICAN_INDEX],
} as const;

const [country = "", csvPath, source, standing = "secondary"] = process.argv.slice(2);
if (!(country === "ca" || country === "us") || !csvPath || !source) {
  process.stderr.write("Usage: npm run index:extend -- ca|us months.csv source-code confirmed|secondary\n");
  process.exit(1);
}
const [file, months] = INDEXES[country];
const path = fileURLToPath(new URL(`../data/food-price-index/${file}`, import.meta.url));
try {
  const csv = readFileSync(resolve(csvPath), "utf8");
  const readOn = new Date().toISOString().slice(0, 10);
  const columns = indexMonthSchema.keyof().options;
  const rows = extendedTable(months, { csv, source, standing, readOn }).map((row) =>
    columns.map((column) => row[column]),
  );
  writeFileSync(path, tableText([columns, ...rows]));
  process.stdout.write(`${file} was extended. Now raise the last month in carry-price.test.ts and run it.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} Nothing was changed.\n`);
  process.exit(1);
}
