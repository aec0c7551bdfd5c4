/** Writes the derived prices into the product files: run after a figure, a size or a rule has changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { CATEGORIES } from "@gf-ledger/domain/category/category";
import { derivePrice } from "../src/derivation/derive-price";
import { parseTable } from "../src/product-table";

for (const category of CATEGORIES) {
  const file = new URL(
    `../data/products/${category.toLowerCase().replace(/[^a-z]+/g, "-")}.ts`,
    import.meta.url,
  );
  const [before = "", table = "", after = ""] = readFileSync(file, "utf8").split("`");
  const rows = parseTable(category, table);
  const written = table
    .trim()
    .split("\n")
    .map((line, index) => {
      const row = rows[index];
      if (row === undefined) return line;
      const dollars = (edition: "ca" | "us") =>
        (derivePrice(row, edition, row.anchors[edition]).cents / 100).toFixed(2).padStart(5);
      const cells = line.split("|").slice(0, 6);
      return `${cells.join("|")}| ${dollars("ca")} | ${dollars("us")}`;
    });
  writeFileSync(file, `${before}\`\n${written.join("\n")}\n\`${after}`);
}
