/** Writes the derived prices into the product files: run after a figure, a size or a rule has changed. */
import { writeFileSync } from "node:fs";
import { CATEGORIES } from "@gf-ledger/domain/category/categories";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { tableText } from "@gf-ledger/domain/table/table-text";
import { derivePrice } from "../src/derivation/derive-price";
import { PRODUCT_FILES, productFile } from "../src/product-files";
import { PRODUCT_ROWS, type ProductRow } from "../src/product-table";

const ROOT = new URL("../../../", import.meta.url);

function priceOf(row: ProductRow, edition: Edition): number {
  return dollarsFromCents(derivePrice(row, edition, row.anchors[edition]).cents);
}

for (const category of CATEGORIES) {
  const [columns = [], ...entries] = PRODUCT_FILES[category];
  const rows = PRODUCT_ROWS.filter((row) => row.category === category);
  const priced = rows.map((row, at) => [
    ...(entries[at] ?? []).slice(0, columns.indexOf("cad")),
    priceOf(row, "ca"),
    priceOf(row, "us"),
  ]);
  writeFileSync(new URL(productFile(category), ROOT), tableText([columns, ...priced]));
}
