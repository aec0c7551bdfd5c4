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

async function call(path: string, json: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${product.origin}${path}`, {
    method: "POST",
    signal: AbortSignal.timeout(120_000),
    headers: { "content-type": "application/json", cookie: owner.cookie },
    body: JSON.stringify(json),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** A workbook whose one sheet is this XML, packed as small as it gets. */
function workbook(sheet: Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, content: string | Buffer) =>
    zip.addBuffer(Buffer.from(content), name, { compressionLevel: 9 });
  add(
    "xl/_rels/workbook.xml.rels",
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  );
  add("xl/workbook.xml", '<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>');
  add("xl/worksheets/sheet1.xml", sheet);
  zip.end();
  return buffer(zip.outputStream);
}

const MB = 1024 * 1024;
const cells = () =>
  Buffer.from(
    `<worksheet><sheetData><row>${"<c><v>1</v></c>".repeat(2_600_000)}</row></sheetData></worksheet>`,
  );

test.each([
  [
    "of a gigabyte of spaces in a megabyte",
    () => workbook(Buffer.alloc(900 * MB, " ")),
    413,
    /unpacks to more/,
  ],
  ["of two and a half million cells in one row", () => workbook(cells()), 200, null],
  ["of 39 MB of opened elements", () => workbook(Buffer.from("<a>".repeat(13 * MB))), 422, /damaged/],
] as const)(
  "reports-37 workbooks %s keep nobody else waiting",
  async (_what, make, status, words) => {
    const file = (await make()).toString("base64");
    expect(file.length).toBeLessThan(2 * MB);
    const health = watchHealth(product.origin);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call("/api/imports/preview", { fileName: "bomb.xlsx", file })),
    );
    const slowest = await health.stop();
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      if (words) expect(answer.body.message).toMatch(words);
    }
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  },
  120_000,
);

test("reports-41 twenty thousand purchases come in and go out while others are served", async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, index) =>
      `2026-01-${String((index % 28) + 1).padStart(2, "0")},GF bread ${index % 700},${1 + (index % 900) / 100}`,
  );
  const file = { fileName: "many.csv", file: btoa(["Date,Item,Price", ...rows].join("\n")) };
  const health = watchHealth(product.origin);
  const { body: seen } = await call("/api/imports/preview", file);
  expect(seen).toMatchObject({ rowCount: 20_000, readyCount: 20_000, faultCount: 0 });
  const made = await call("/api/imports", { ...file, mapping: seen.mapping });
  expect(made).toMatchObject({ status: 200, body: { lineItemCount: 20_000 } });
  const undone = await call(`/api/imports/${String(made.body.id)}/undo`, {});
  expect(undone).toMatchObject({ status: 200, body: { remainingCount: 0 } });
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
}, 120_000);
