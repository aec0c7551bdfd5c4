import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

let product: Product;
let owner: Awaited<ReturnType<typeof ownerWithDrafts>>;
beforeAll(async () => {
  product = await openProduct();
  owner = await ownerWithDrafts(product, 0);
});
afterAll(() => product.close());

/** A workbook whose rows all name one shared text. */
function workbookOf(text: string, rows: number): Promise<Buffer> {
  const zip = new ZipFile();
  const cell = `<c t="s"><v>0</v></c>`;
  const parts = {
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/sharedStrings.xml": `<sst><si><t>${text}</t></si></sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${`<row>${cell}${cell}${cell}</row>`.repeat(rows)}</sheetData></worksheet>`,
  };
  for (const [name, xml] of Object.entries(parts))
    zip.addBuffer(Buffer.from(xml), name, { compressionLevel: 9 });
  zip.end();
  return buffer(zip.outputStream);
}

async function preview(file: Buffer) {
  const health = await watchHealth(product.origin);
  const answer = await fetch(`${product.origin}/api/imports/preview`, {
    method: "POST",
    signal: AbortSignal.timeout(120_000),
    headers: { "content-type": "application/json", cookie: owner.cookie },
    body: JSON.stringify({ fileName: "groceries", file: file.toString("base64") }),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body, slowest: await health.stop() };
}

const HEADINGS = "Date,Item,GF price,Regular price";
/** What looked for a time behind a date went on from each of these to the separator, where no text ended. */
const TIMES = `2026-03-14${" 1:11".repeat(18_000)}\u2028x`;

test.each([
  ["a workbook of 11 KB whose rows name a text of 8 MB", () => workbookOf("x".repeat(8_000_000), 200)],
  [
    "a CSV of 1.8 MB whose dates are 90 KB each",
    async () => Buffer.from([HEADINGS, ...Array.from({ length: 20 }, () => `${TIMES},Bread,2,1`)].join("\n")),
  ],
] as const)("reports-52 %s is refused with the line, and nobody else waits for it", async (_what, make) => {
  const { status, body, slowest } = await preview(await make());
  expect([status, body.message]).toEqual([413, expect.stringMatching(/line \d/)]);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});

test("reports-52 a CSV of 20,000 rows is previewed, and nobody else waits for it", async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `2026-0${1 + (at % 9)}-14,GF bread number ${at},${(at % 900) / 100 + 1},1.00`,
  );
  const { status, body, slowest } = await preview(Buffer.from([HEADINGS, ...rows].join("\n")));
  expect([status, body.rowCount, body.faultCount]).toEqual([200, 20_000, 0]);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});
