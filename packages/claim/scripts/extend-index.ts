// `npm run index:extend -- ca|us CSV SOURCE confirmed|secondary`: adds months to a country's food price index.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { extendedTable } from "../src/food-price-index/extend-table";

const TABLES: Readonly<Record<string, string>> = { ca: "canada.ts", us: "united-states.ts" };

const [country = "", csvPath, source, standing = "secondary"] = process.argv.slice(2);
const table = TABLES[country];
if (!table || !csvPath || !source) {
  process.stderr.write('Usage: npm run index:extend -- ca|us months.csv "Source" confirmed|secondary\n');
  process.exit(1);
}
const path = fileURLToPath(new URL(`../src/food-price-index/${table}`, import.meta.url));
try {
  const csv = readFileSync(resolve(csvPath), "utf8");
  const readOn = new Date().toISOString().slice(0, 10);
  writeFileSync(path, extendedTable(readFileSync(path, "utf8"), { csv, source, standing, readOn }));
  process.stdout.write(
    `${table} was extended. Now raise the last month in carry-price.test.ts and run it.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} Nothing was changed.\n`);
  process.exit(1);
}
