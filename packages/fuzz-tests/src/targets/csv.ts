import { csvLinesFor } from "@gf-ledger/api/tax-report/views/csv-lines";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { parse } from "csv-parse/sync";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

const LINES = csvLinesFor("en-CA");
const COLUMNS = 21;

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const LINE: LineItemView = {
  id: "1",
  receiptId: null,
  purchaseDate: "2026-03-14",
  store: null,
  name: "",
  category: "Snacks",
  quantity: 1,
  currency: "CAD",
  price: 7.49,
  regularPrice: 3.86,
  priceSource: "custom",
  priceBasis: "",
  priceEvidence: null,
  extraCost: 3.63,
  countedExtraCost: 3.63,
  matchedProduct: null,
  kind: "counterpart",
  kindNote: null,
  counts: true,
  whyNotCounted: null,
  size: null,
  unit: null,
  soldByWeight: false,
  sizeCompared: true,
  taxCode: null,
  articleCode: null,
  tax: null,
  regularTax: null,
  returnOf: null,
};

/** reports-11, reports-53: what can be seen of a name reads back as it was, on one line, and nothing runs as a formula. */
export const csv: FuzzTarget = {
  seeds: () =>
    ['=HYPERLINK("x")', 'GF "Bread", 500 g', "a\r\nb", "\uFEFFx", "@SUM(A1)", "\t=1"].map(utf8Bytes),
  run(data) {
    const name = utf8Text(data).slice(0, 500);
    const visible = singleLine(name);
    const line = LINES.row({ ...LINE, name, store: name, kindNote: name });
    const [, read = []] = parse(LINES.header() + line, { bom: true }) as string[][];
    promise(read.length === COLUMNS, "a row has every column");
    for (const field of [read[1] ?? "", read[2] ?? "", read.at(-1) ?? ""]) {
      promise(field === visible || field === `'${visible}`, "a text reads back as it was");
      promise(!FORMULA.test(field), "no field runs as a formula");
    }
    promise(read[7] === "3.63", "figures stay in their columns");
  },
};
