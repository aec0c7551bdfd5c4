import ExcelJs from "exceljs";
import { describe, expect, test } from "vitest";
import { answered, readPurchases } from "./support/read-purchases";

type Cell = string | number | Date | null | { readonly formula: string; readonly result: number };
type Row = readonly Cell[];

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const formula = (text: string, result: number): Cell => ({ formula: text, result });

async function workbookOf(rows: readonly Row[], merges: readonly string[] = []): Promise<Buffer> {
  const book = new ExcelJs.Workbook();
  const sheet = book.addWorksheet("2026");
  sheet.addRows(rows.map((row) => [...row]));
  for (const range of merges) sheet.mergeCells(range);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** A layout of an association's workbook, as its headings are known; the purchases are made up. */
interface Layout {
  readonly rows: readonly Row[];
  readonly merges?: readonly string[];
  /** Date, product, price, what it compares with, how many, shop. */
  readonly purchases: readonly (readonly unknown[])[];
}

const BREAD = [day("2026-02-03"), "GF bread"] as const;
const FLOUR = [day("2026-02-10"), "GF flour"] as const;

const LAYOUTS: Readonly<Record<string, Layout>> = {
  "Celiac Canada's, by the columns of the CRA's example, a day before each row": {
    rows: [
      ["Gluten-free expense tracker", null, null, null, null, null, null],
      ["Name:", "Ana", null, "Tax year:", 2026, null, null],
      [],
      [
        "Date",
        "Item purchased",
        "Number of items purchased",
        "Cost of GF item",
        "Cost of regular item",
        "Incremental cost",
        "Total amount to claim",
      ],
      [...BREAD, 2, 7.99, 3.49, formula("D5-E5", 4.5), formula("F5*C5", 9)],
      [...FLOUR, 1, 6.49, 2.49, formula("D6-E6", 4), formula("F6*C6", 4)],
      [null, null, null, null, null, "Total", formula("SUM(G5:G6)", 13)],
    ],
    merges: ["A1:G1"],
    purchases: [
      ["2026-02-03", "GF bread", 1598, 698, 2, null],
      ["2026-02-10", "GF flour", 649, 249, 1, null],
    ],
  },
  "Celiac Canada's in French": {
    rows: [
      ["Feuille de calcul des dépenses sans gluten"],
      [],
      [
        "Date d’achat",
        "Magasin",
        "Produit",
        "Quantité",
        "Prix du produit sans gluten",
        "Prix du produit ordinaire",
        "Coût supplémentaire",
        "Montant à demander",
      ],
      [BREAD[0], "IGA", "Pain SG", 2, 7.99, 3.49, formula("E4-F4", 4.5), formula("G4*D4", 9)],
      [FLOUR[0], "Maxi", "Farine SG", 1, 6.49, 2.49, formula("E5-F5", 4), formula("G5*D5", 4)],
      ["Total", null, null, null, null, null, null, formula("SUM(H4:H5)", 13)],
    ],
    purchases: [
      ["2026-02-03", "Pain SG", 1598, 698, 2, "IGA"],
      ["2026-02-10", "Farine SG", 649, 249, 1, "Maxi"],
    ],
  },
  "CSA's, two rows of headings and a difference": {
    rows: [
      ["Gluten-Free Food Tax Deduction Worksheet"],
      [null, null, null, "Gluten-Free", null, "Regular", null, null],
      ["Date", "Store", "Product", "Size", "Price", "Size", "Price", "Difference"],
      [BREAD[0], "Hy-Vee", "GF bread", "18 oz", 7.99, "20 oz", 3.49, formula("E4-G4", 4.5)],
      [FLOUR[0], "Aldi", "GF flour", "22 oz", 6.49, "22 oz", 2.49, formula("E5-G5", 4)],
      [null, null, null, null, null, null, "TOTAL", formula("SUM(H4:H5)", 8.5)],
    ],
    merges: ["D2:E2", "F2:G2"],
    purchases: [
      ["2026-02-03", "GF bread", 799, 349, 1, "Hy-Vee"],
      ["2026-02-10", "GF flour", 649, 249, 1, "Aldi"],
    ],
  },
  "CSA's list with a sum for each month": {
    rows: [
      ["Purchase Date", "Item", "GF Cost", "Non-GF Cost", "Extra Cost"],
      [...BREAD, 7.99, 3.49, formula("C2-D2", 4.5)],
      [
        "February total",
        null,
        formula("SUM(C2:C2)", 7.99),
        formula("SUM(D2:D2)", 3.49),
        formula("SUM(E2:E2)", 4.5),
      ],
      [day("2026-03-10"), "GF flour", 6.49, 2.49, formula("C4-D4", 4)],
      [
        "March total",
        null,
        formula("SUM(C4:C4)", 6.49),
        formula("SUM(D4:D4)", 2.49),
        formula("SUM(E4:E4)", 4),
      ],
    ],
    purchases: [
      ["2026-02-03", "GF bread", 799, 349, 1, null],
      ["2026-03-10", "GF flour", 649, 249, 1, null],
    ],
  },
};

describe("reports-63 workbooks that celiac associations hand out", () => {
  test.each(Object.entries(LAYOUTS))("%s", async (_name, { rows, merges, purchases }) => {
    const bytes = await workbookOf(rows, merges);
    const first = await readPurchases(bytes, null);
    const seen = first.rows.map((row) => [
      row.purchaseDate,
      row.name,
      row.price,
      row.regularPrice,
      row.quantity,
      row.store,
    ]);
    expect([first.head.questions, seen, first.faults]).toEqual([[], purchases, []]);
    expect((await answered(bytes)).purchases).toHaveLength(purchases.length);
  });

  test("one without a day for each row asks for it", async () => {
    const bytes = await workbookOf([
      [
        "Item purchased",
        "Average cost of regular item",
        "Cost of GF item",
        "Incremental cost",
        "Number purchased",
        "Amount to claim",
      ],
      ["GF bread", 3.49, 7.99, formula("C2-B2", 4.5), 12, formula("D2*E2", 54)],
    ]);
    const { head } = await readPurchases(bytes, null);
    expect(head.questions).toEqual(["purchaseDate"]);
  });
});
