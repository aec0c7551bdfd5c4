import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import ExcelJs from "exceljs";
import { describe, expect, test } from "vitest";
import { purchasesOfTable } from "../src/imports/tables/purchases-of-table";
import { readPurchases } from "./support/read-purchases";

const tableOf = (...rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(",")).join("\n"));

/** The cents of a table's purchases, and the lines and fields of its faults. */
async function seenIn(bytes: Uint8Array, currency: Currency = "CAD") {
  const { rows, faults } = await readPurchases(bytes, null, currency);
  return { cents: rows.map(({ price }) => price), faults };
}

const TAKEN = { cents: [749], faults: [] };
const REFUSED = { cents: [], faults: ["2 currency"] };

describe("reports-73 a cell that names a currency", () => {
  const named = (cell: string) =>
    tableOf(["Date", "Item", "Price", "Currency"], ["2026-03-14", "GF bread", "7.49", cell]);
  const canadian = [
    "CAD",
    "cad",
    "CA$",
    "C$",
    "CDN",
    "Canadian Dollar",
    "dollar canadien",
    "CAD - Canadian dollar",
    "CAN",
    "Canada",
    "124",
  ];
  const american = [
    "USD",
    "US$",
    "$US",
    "U.S. Dollars",
    "US Dollar",
    "Dollar américain",
    "dollars É.-U.",
    "US",
    "USA",
  ];

  test.each(canadian)("%o is the dollar of Canada", async (cell) => {
    expect(await seenIn(named(cell))).toEqual(TAKEN);
    expect(await seenIn(named(cell), "USD")).toEqual(REFUSED);
  });

  test.each(american)("%o is the dollar of the United States", async (cell) => {
    expect(await seenIn(named(cell))).toEqual(REFUSED);
    expect(await seenIn(named(cell), "USD")).toEqual(TAKEN);
  });

  test.each(["", "$", "dollars", "-", "n/a", "None"])("%o is that of the edition", async (cell) => {
    expect(await seenIn(named(cell))).toEqual(TAKEN);
    expect(await seenIn(named(cell), "USD")).toEqual(TAKEN);
  });

  test.each(["EUR", "GBP", "MXN", "€", "Australian dollar", "dollar australien", "USDT", "CAD/USD", "soon"])(
    "%o is neither, and its row is a fault",
    async (cell) => {
      expect(await seenIn(named(cell))).toEqual(REFUSED);
      expect(await seenIn(named(cell), "USD")).toEqual(REFUSED);
    },
  );

  test("that is neither is told in both languages, with what to do", async () => {
    const job = { kind: "table", mapping: null, currency: "CAD", today: "2026-11-30" } as const;
    let message = "";
    for await (const item of purchasesOfTable({ ...job, bytes: named("EUR") }))
      if (item.kind === "faults") message = item.faults[0]?.message ?? "";
    expect(translateWords(message, "en-CA")).toBe(
      '"EUR" isn’t Canadian or U.S. dollars. Leave the row out, or enter its amount in dollars and correct the ' +
        "currency in the file.",
    );
    expect(translateWords(message, "fr-CA")).toContain(
      "ne désigne ni le dollar canadien ni le dollar américain",
    );
  });
});

describe("reports-73 the heading of a price that names a currency", () => {
  const under = (heading: string) => tableOf(["Date", "Item", heading], ["2026-03-14", "GF bread", "7.49"]);
  const refused = { cents: [], faults: ["2 price"] };

  test.each([
    "Amount (USD)",
    "Price (US$)",
    "Price in US dollars",
    "Prix ($ US)",
    "Prix (dollars américains)",
  ])("%o is the price in the United States", async (heading) => {
    expect(await seenIn(under(heading))).toEqual(refused);
    expect(await seenIn(under(heading), "USD")).toEqual(TAKEN);
  });

  test.each(["Amount (CAD)", "Price (C$)", "Prix en dollars canadiens", "Montant ($ CA)"])(
    "%o is the price in Canada",
    async (heading) => {
      expect(await seenIn(under(heading))).toEqual(TAKEN);
      expect(await seenIn(under(heading), "USD")).toEqual(refused);
    },
  );

  test.each(["Price per can $", "Price of vitamin C $", "Price for us $"])(
    "%o names none",
    async (heading) => {
      expect(await seenIn(under(heading))).toEqual(TAKEN);
      expect(await seenIn(under(heading), "USD")).toEqual(TAKEN);
    },
  );

  test.each(["Amount (EUR)", "Price (£)", "Prix (euros)"])("%o is neither", async (heading) => {
    expect(await seenIn(under(heading))).toEqual(refused);
    expect(await seenIn(under(heading), "USD")).toEqual(refused);
  });

  test("and that of a regular price", async () => {
    const table = tableOf(
      ["Date", "Item", "Price", "Regular Price (USD)"],
      ["2026-03-14", "GF bread", "7.49", "3.00"],
    );
    expect(await seenIn(table)).toEqual({ cents: [], faults: ["2 regularPrice"] });
  });

  test("of a column for each currency the edition's is read", async () => {
    const [date, item] = ["2026-03-14", "GF bread"];
    for (const [canada, states] of [
      ["CAD$", "USD$"],
      ["Amount (CAD)", "Amount (USD)"],
    ] as const) {
      const table = tableOf(["Date", "Item", canada, states], [date, item, "7.49", "5.40"]);
      expect(await seenIn(table)).toEqual(TAKEN);
      expect(await seenIn(table, "USD")).toEqual({ cents: [540], faults: [] });
      const turned = tableOf(["Date", "Item", states, canada], [date, item, "5.40", "7.49"]);
      expect(await seenIn(turned)).toEqual(TAKEN);
    }
  });
});

describe("reports-73 the format of a workbook's amount", () => {
  async function shown(format: string) {
    const book = new ExcelJs.Workbook();
    const sheet = book.addWorksheet("Purchases");
    sheet.addRows([
      ["Date", "Item", "Price"],
      ["2026-03-14", "GF bread", 7.49],
    ]);
    sheet.getCell("C2").numFmt = format;
    return Buffer.from(await book.xlsx.writeBuffer());
  }

  test.each([
    "[$€-407] #,##0.00",
    "#,##0.00 [$€-1]",
    "[$GBP] 0.00",
    '"£"#,##0.00',
    "€#,##0.00",
    "#,##0.00\\ €",
  ])("%o shows neither dollar", async (format) => {
    expect(await seenIn(await shown(format))).toEqual({ cents: [], faults: ["2 price"] });
    expect(await seenIn(await shown(format), "USD")).toEqual({ cents: [], faults: ["2 price"] });
  });

  test.each(["[$USD] #,##0.00", "[$US$-1009]#,##0.00", '"US$"0.00'])(
    "%o shows the dollar of the United States",
    async (format) => {
      expect(await seenIn(await shown(format))).toEqual({ cents: [], faults: ["2 price"] });
      expect(await seenIn(await shown(format), "USD")).toEqual(TAKEN);
    },
  );

  test.each([
    '"$"#,##0.00',
    "[$$-409]#,##0.00",
    "[$$-1009]#,##0.00",
    "$#,##0.00",
    "#,##0.00 $",
    "0.00",
    '0.00" each"',
  ])("%o shows that of the edition", async (format) => {
    expect(await seenIn(await shown(format))).toEqual(TAKEN);
    expect(await seenIn(await shown(format), "USD")).toEqual(TAKEN);
  });
});

describe("reports-67 an OFX", () => {
  const entry = (amount: string, currency = "") =>
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260203<TRNAMT>${amount}<NAME>GF BAKERY${currency}</STMTTRN>`;
  const account = (currency: string, entries: string) =>
    `<STMTRS><CURDEF>${currency}<BANKTRANLIST>${entries}</BANKTRANLIST></STMTRS>`;
  const ofx = (inside: string) => Buffer.from(`OFXHEADER:100\n\n<OFX>${inside}</OFX>\n`);

  test("of several accounts has the currency of each", async () => {
    const two = ofx(account("CAD", entry("7.49")) + account("USD", entry("5.40")));
    expect(await seenIn(two)).toEqual({ cents: [749], faults: ["4 currency"] });
    expect(await seenIn(two, "USD")).toEqual({ cents: [540], faults: ["3 currency"] });
  });

  test("whose entry names a currency of its own has it there", async () => {
    const own = (currency: string) => `<CURRENCY><CURRATE>1.6<CURSYM>${currency}</CURRENCY>`;
    const one = ofx(account("CAD", entry("7.49") + entry("5.40", own("EUR")) + entry("3.20", own("USD"))));
    expect(await seenIn(one)).toEqual({ cents: [749], faults: ["4 currency", "5 currency"] });
  });

  test("whose entry was exchanged from another currency is in its account's", async () => {
    const exchanged = "<ORIGCURRENCY><CURRATE>1.36<CURSYM>USD</ORIGCURRENCY>";
    expect(await seenIn(ofx(account("CAD", entry("7.49", exchanged))))).toEqual(TAKEN);
  });
});
