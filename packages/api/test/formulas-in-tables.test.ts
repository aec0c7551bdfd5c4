import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readZip } from "../../documents/test/support/read-zip";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { answerOf } from "../src/refusals/refusal-error";
import { exportOf, signedIn } from "./support/account-file";
import { openTestApp, type TestApp } from "./support/test-app";
import { workbook } from "./support/workbook";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** What a spreadsheet runs, and what a ledger's format would take for a directive, a comment or the end of an entry. */
const NAMES = [
  `=HYPERLINK("http://evil.example";"GF bread")`,
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd",
  "+1+cmd GF rolls",
  "-2+3+cmd GF buns",
  "!Account cmd",
  "^ cmd GF bagels",
  "include /etc/passwd cmd",
  "; cmd GF flour",
  "| cmd {GF} oats",
  "＝HYPERLINK(1) cmd",
];
const STORE = '=WEBSERVICE("http://evil.example")';
/** A CSV's cell that a spreadsheet runs; amounts may begin with a minus sign. */
const RUNS = /^(?:[=+@\t\r＝＋－＠]|-(?!\d+(?:\.\d+)?$))/;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const inXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const HEAD = ["Date", "Store", "Item", "GF price", "Regular price"];

/** The same purchases in every kind of file that is taken in. */
const FILES: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  "groceries.csv": () =>
    Buffer.from(
      [HEAD.join(","), ...NAMES.map((name) => `2026-02-03,${quoted(STORE)},${quoted(name)},7.49,3.49`)].join(
        "\n",
      ),
    ),
  "words.xlsx": () =>
    workbook({ Items: [HEAD, ...NAMES.map((name) => ["2026-02-03", STORE, name, 7.49, 3.49])] }),
  "formulas.xlsx": () =>
    workbook({
      Items: [
        HEAD,
        ...NAMES.map((name) => [
          "2026-02-03",
          { formula: 'WEBSERVICE("http://evil.example")', result: STORE },
          { formula: 'HYPERLINK("http://evil.example")', result: name },
          { formula: "7+0.49", result: 7.49 },
          { formula: "3+0.49", result: 3.49 },
        ]),
      ],
    }),
  "bank.qif": () =>
    Buffer.from(`!Type:Bank\n${NAMES.map((name) => `D02/13'26\nT-7.49\nP${STORE}\nM${name}\n^\n`).join("")}`),
  "bank.ofx": () => {
    const entries = NAMES.map(
      (name, at) =>
        `<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260213</DTPOSTED><TRNAMT>-7.49</TRNAMT><FITID>${at}</FITID><NAME>${inXml(STORE)}</NAME><MEMO>${inXml(name)}</MEMO></STMTTRN>`,
    );
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n';
    const list = `<CURDEF>CAD</CURDEF><BANKTRANLIST>${entries.join("")}</BANKTRANLIST>`;
    const inside = ["OFX", "CREDITCARDMSGSRSV1", "CCSTMTTRNRS", "CCSTMTRS"];
    const opened = inside.map((tag) => `<${tag}>`).join("");
    const closed = inside
      .map((tag) => `</${tag}>`)
      .reverse()
      .join("");
    return Buffer.from(`${head}${opened}${list}${closed}`);
  },
};

async function takeIn(person: Person, fileName: string, file: Buffer) {
  const first = await person.call.imports.preview({ fileName, file });
  const mapping = { ...first.mapping };
  if (first.questions.includes("dateOrder")) mapping.dateOrder = "mdy";
  if (first.questions.includes("spending")) mapping.spending = "below";
  await person.call.imports.make({ fileName, file, mapping });
}

const cellsOf = (csv: string): string[] => parse(csv, { bom: true, relax_column_count: true }).flat();

/** Every CSV that the account can take out: its reports, a claim's package and the download of all data. */
async function tablesOf(person: Person, id: string): Promise<Map<string, string>> {
  const tables = new Map<string, string>();
  tables.set("report", (await person.call.taxReport.download({ year: 2026 })).csv);
  tables.set("products", (await person.call.taxReport.downloadProducts({ year: 2026 })).csv);
  const paper = answerOf(await openClaimDocument(signedIn(person), { id, document: "package" }));
  for (const files of [await readZip(await buffer(paper.stream)), await readZip(await exportOf(person))])
    for (const [name, bytes] of files)
      if (name.endsWith(".csv")) tables.set(name, Buffer.from(bytes).toString("utf8"));
  return tables;
}

describe.each(Object.keys(FILES))(
  "reports-11 reports-53 reports-54 formulas that come in as %s",
  (fileName) => {
    test("are words in every table, workbook and ledger that goes out", async () => {
      const person = await testApp.signIn();
      await takeIn(person, fileName, Buffer.from((await FILES[fileName]?.()) ?? ""));
      const { lineItems } = await person.call.taxReport.lineItems();
      expect(lineItems.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
      const { id } = await person.call.claims.create({ taxYear: 2026 });

      const tables = await tablesOf(person, id);
      expect(tables.size).toBeGreaterThan(5);
      const cells = [...tables].map(([table, csv]) => [table, cellsOf(csv)] as const);
      expect(cells.map(([table, all]) => [table, all.filter((cell) => RUNS.test(cell))])).toEqual(
        cells.map(([table]) => [table, []]),
      );
      const report = cellsOf(tables.get("report") ?? "").map((cell) => cell.replace(/^'/, ""));
      expect(report).toEqual(expect.arrayContaining([...NAMES, STORE]));

      const opened = answerOf(await openClaimDocument(signedIn(person), { id, document: "report.xlsx" }));
      const book = new ExcelJS.Workbook();
      await book.xlsx.load(Uint8Array.from(await buffer(opened.stream)).buffer);
      const [words, formulas]: [Set<unknown>, string[]] = [new Set(), []];
      book.eachSheet((sheet) =>
        sheet.eachRow((row) =>
          row.eachCell((cell) => {
            if (cell.formula) formulas.push(cell.formula);
            else words.add(cell.value);
          }),
        ),
      );
      expect(formulas.filter((formula) => /evil|cmd|HYPERLINK|WEBSERVICE/.test(formula))).toEqual([]);
      expect([...NAMES, STORE].filter((name) => !words.has(name))).toEqual([]);
    });

    test("begin no line of a ledger, and end no entry of it", async () => {
      const person = await testApp.signIn();
      await takeIn(person, fileName, Buffer.from((await FILES[fileName]?.()) ?? ""));
      for (const format of ["hledger", "beancount", "qif"] as const) {
        const { text } = await person.call.taxReport.ledger({ year: 2026, format });
        const lines = text.split(/\r?\n/);
        expect(lines.filter((line) => /^\s*(?:include|!Account cmd|=|@|\^ |[;|].*cmd)/.test(line))).toEqual(
          [],
        );
        const entries = { hledger: /^\d{4}-\d\d-\d\d \*/, beancount: /^\d{4}-\d\d-\d\d \*/, qif: /^\^$/ }[
          format
        ];
        const own = format === "qif" ? 1 : 0;
        const named = lines.filter((line) => line.includes("cmd"));
        const signs = {
          hledger: /^[^;|]*\|[^;|]*$/,
          beancount: /^[^"]*(?:"(?:[^"\\]|\\.)*"[^";]*){2}$/,
          qif: /^[PME][^^;|]*$/,
        }[format];
        expect(named.length).toBeGreaterThan(8);
        expect(named.filter((line) => !signs.test(line))).toEqual([]);
        expect(lines.filter((line) => entries.test(line))).toHaveLength(NAMES.length + own);
      }
    });
  },
);
