import { describe, expect, test } from "vitest";
import { readOfx } from "../src/imports/tables/read-ofx";
import { readTable } from "../src/imports/tables/read-table";
import { answered, readPurchases } from "./support/read-purchases";

const bytesOf = (text: string, encoding: BufferEncoding = "utf8") => Buffer.from(text.trimStart(), encoding);

const QUICKEN = `
!Option:AutoSwitch
!Account
NVisa
TCCard
^
!Type:CCard
D2/ 3'26
U-15.48
T-15.48
PMetro
MGF bagels
LGroceries
^
D2/13'26
T-1,022.10
PNatura Market
MGF flour, a year of it
LGroceries
^
D2/14'26
T500.00
PPayment
L[Chequing]
^
`;

const SPLIT = `
!Type:Bank
D2026-02-13
T-12.78
PIGA
SGroceries:GF
EGF bread
$-7.99
SHousehold
ESoap
$-4.79
^
`;

const OFX_1 = `
OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>20260301</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKTRANLIST><DTSTART>20260201<DTEND>20260228
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20260203120000[-5:EST]
<TRNAMT>-15.48
<FITID>901
<NAME>METRO &amp; FILS
<MEMO>Épicerie sans gluten
</STMTTRN>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260205
<TRNAMT>1800.00
<FITID>902
<NAME>EMPLOYER
</STMTTRN>
<STMTTRN>
<TRNTYPE>POS
<DTPOSTED>20260213
<TRNAMT>-7.25
<FITID>903
<NAME>GF BAKERY
<MEMO>Sourdough
</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

const OFX_2 = `
<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>CAD</CURDEF><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260203</DTPOSTED><TRNAMT>-15.48</TRNAMT><FITID>1</FITID><NAME>NATURA MARKET</NAME></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
`;

describe("reports-67 QIF and OFX are read as tables", () => {
  test("a QIF of Quicken: its dates, its thousands, and the payment without a product", async () => {
    expect(await answered(bytesOf(QUICKEN))).toEqual({
      asked: ["spending"],
      purchases: [
        ["2026-02-03", "GF bagels", 1548, "Metro"],
        ["2026-02-13", "GF flour, a year of it", 102210, "Natura Market"],
      ],
      faults: ["20 name"],
    });
  });

  test("a QIF whose entry is split gives a row for each part", async () => {
    expect((await answered(bytesOf(SPLIT))).purchases).toEqual([
      ["2026-02-13", "GF bread", 799, "IGA"],
      ["2026-02-13", "Soap", 479, "IGA"],
    ]);
  });

  test("a QIF that writes the day first says so by a day after the twelfth", async () => {
    const text = "!Type:Bank\nD13/02'26\nT-4.29\nPIGA\nMGF rolls\n^\n";
    expect(await answered(bytesOf(text))).toMatchObject({
      asked: ["spending"],
      purchases: [["2026-02-13", "GF rolls", 429, "IGA"]],
    });
  });

  test("an OFX of 1.0.2 in Windows-1252, whose elements are not closed", async () => {
    expect(await answered(bytesOf(OFX_1, "latin1"))).toEqual({
      asked: ["spending"],
      purchases: [
        ["2026-02-03", "Épicerie sans gluten", 1548, "METRO & FILS"],
        ["2026-02-13", "Sourdough", 725, "GF BAKERY"],
      ],
      faults: ["17 price"],
    });
  });

  test("an OFX of 2.1.1, which is XML, and its currency", async () => {
    expect(await answered(bytesOf(OFX_2))).toEqual({
      asked: ["spending"],
      purchases: [["2026-02-03", "NATURA MARKET", 1548, "NATURA MARKET"]],
      faults: [],
    });
    const inUsd = OFX_2.replaceAll("CAD", "USD");
    const { head } = await readPurchases(bytesOf(inUsd), null);
    const { faults } = await readPurchases(bytesOf(inUsd), { ...head.mapping, spending: "below" });
    expect(faults).toEqual(["4 currency"]);
  });

  test("an OFX that is all one line, as programs write XML, has its entries too", async () => {
    const [whole, oneLine] = [OFX_2, OFX_2.replace(/\n/g, "")];
    expect(await answered(bytesOf(oneLine))).toEqual(await answered(bytesOf(whole)));
    const twice = oneLine.replace(/<STMTTRN>.*<\/STMTTRN>/, "$&$&");
    expect(readOfx(twice).map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test.each([
    ["a QIF of accounts alone", "!Account\nNVisa\nTCCard\n^\n"],
    ["an OFX without entries", "OFXHEADER:100\n\n<OFX></OFX>\n"],
  ])("%s is refused as an empty table", async (_what, text) => {
    expect(await readTable(Buffer.from(text), null, "CAD")).toMatchObject({
      ok: false,
      reason: "table_empty",
    });
  });

  test("a table whose first cell begins with an exclamation mark is a CSV", async () => {
    const { head } = await readPurchases(Buffer.from("!Date,Product,Price\n2026-02-03,GF rolls,1\n"), null);
    expect(head.rowCount).toBe(1);
  });
});
