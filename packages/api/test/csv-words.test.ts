import { guessMapping } from "@gf-ledger/domain/imports/guess-mapping";
import { startOfText } from "@gf-ledger/domain/input/bounded-text";
import words from "@gf-ledger/messages/en/report-csv.json";
import { expect, test } from "vitest";
import { categoryHeadings, csvWords, reportHeadings } from "../src/tax-report/views/csv-words";

const [inEnglish, inFrench] = [csvWords("en-CA"), csvWords("fr-CA")];

test("reports-10 the CSV's English words are the specification's to the letter", () => {
  expect(reportHeadings(inEnglish).slice(0, 8)).toEqual([
    "Date",
    "Store",
    "Product",
    "Category",
    "Quantity",
    "GF Price",
    "Regular Price",
    "Difference",
  ]);
  expect(categoryHeadings(inEnglish)).toEqual([
    "Category",
    "Items",
    "GF Cost",
    "Regular Cost",
    "Tax Deduction",
  ]);
  expect(inEnglish("grandTotal")).toBe("Grand Total");
  expect(reportHeadings(inEnglish)).toHaveLength(Object.keys(words.columns).length);
});

test("reports-38 the CSV in French can be imported again: its columns are found as those of the English one", () => {
  const columnsOf = (headings: readonly string[]) =>
    guessMapping([{ line: 1, cells: headings.map((one) => startOfText(one, 200)) }], {
      sheet: null,
      currency: "CAD",
    }).columns;
  const found = columnsOf(reportHeadings(inFrench));
  expect(found).toEqual(columnsOf(reportHeadings(inEnglish)));
  expect(found).toMatchObject({ purchaseDate: 0, store: 1, name: 2, price: 5, regularPrice: 6 });
});
