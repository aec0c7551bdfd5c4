import { CSV_COLUMNS, csvHeader, csvRow } from "@gf-ledger/api/tax-report/csv-lines";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { parse } from "csv-parse/sync";
import { bytesOf, type FuzzTarget, promise, textOf } from "../fuzz-target";

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** reports-11: whatever a receipt printed, the report reads back as it was, and nothing in it runs as a formula. */
export const csv: FuzzTarget = {
  seeds: () => ['=HYPERLINK("x")', 'GF "Bread", 500 g', "a\r\nb", "\uFEFFx", "@SUM(A1)", "\t=1"].map(bytesOf),
  run(data) {
    const name = textOf(data).slice(0, 500);
    const row = {
      name: name,
      store: name,
      category: "Snacks",
      purchaseDate: "2026-03-14",
    };
    const prices = { quantity: 1, price: 7.49, regularPrice: 3.86, extraCost: 3.63 };
    const line = csvRow({
      ...row,
      ...prices,
      priceSource: "custom",
      priceBasis: "",
      currency: "CAD",
    } as LineItemView);
    const [, read = []] = parse(csvHeader() + line, { bom: true }) as string[][];
    promise(read.length === CSV_COLUMNS.length, "a row has every column");
    for (const field of [read[1] ?? "", read[2] ?? ""]) {
      promise(field === name || field === `'${name}`, "a text reads back as it was");
      promise(!FORMULA.test(field), "no field runs as a formula");
    }
    promise(read[7] === "3.63", "figures stay in their columns");
  },
};
