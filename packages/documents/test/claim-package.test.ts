import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { DocumentItem } from "../src/claim/claim-documents";
import { claimPackage } from "../src/claim/package-stream";
import { photoNames } from "../src/claim/photo-name";
import { FONTS } from "./support/fonts";
import { BY_HAND, householdDocuments, toRead } from "./support/household-documents";
import { readZip } from "./support/read-zip";

const files = async (changes = {}) =>
  readZip(await buffer(claimPackage(toRead(householdDocuments(changes)), FONTS)));

function csvOf(zip: ReadonlyMap<string, Buffer>, name: string): string[][] {
  return parse(zip.get(`csv/${name}.csv`) ?? "", { bom: true, relax_column_count: true });
}

describe("claim-18 the package", () => {
  test("claim-18 holds checklist, CSV files, report and workbook under safe names", async () => {
    expect([...(await files()).keys()]).toEqual([
      "checklist.txt",
      "csv/summary.csv",
      "csv/items.csv",
      "csv/comparators.csv",
      "csv/evidence.csv",
      "csv/receipts.csv",
      "csv/adjustments.csv",
      "csv/lines.csv",
      "csv/difference.csv",
      "csv/changes.csv",
      "gluten-free-claim-2025.pdf",
      "gluten-free-claim-2025.xlsx",
    ]);
  });

  test("claim-71 the authority's holds what proves the claim, and one's own everything else", async () => {
    const authority = await readZip(
      await buffer(claimPackage({ ...toRead(householdDocuments()), audience: "authority" }, FONTS)),
    );
    expect([...authority.keys()]).toEqual([
      "gluten-free-claim-2025-for-the-authority.pdf",
      "gluten-free-claim-2025-for-the-authority.xlsx",
    ]);
    const yourself = await readZip(
      await buffer(
        claimPackage(
          { ...toRead(householdDocuments({ locale: "fr-CA" })), audience: "yourself", version: 2 },
          FONTS,
        ),
      ),
    );
    expect([...yourself.keys()]).toEqual([
      "liste-de-verification.txt",
      "csv/produits-courants.csv",
      "csv/preuves.csv",
      "csv/recus.csv",
      "csv/lignes.csv",
      "csv/depuis-la-production.csv",
      "csv/modifications.csv",
      "demande-sans-gluten-2025-pour-vous-2.pdf",
      "demande-sans-gluten-2025-pour-vous-2.xlsx",
    ]);
  });

  test("claim-18 the CSV's totals are those worked by hand", async () => {
    const summary = csvOf(await files(), "summary");
    const amount = (words: string) => Number(summary.find((row) => row[3] === words)?.[13]);
    expect(amount("Medical expenses, Line 33099")).toBe(BY_HAND.mia.expenses);
    expect(amount("Medical expenses, Line 33199, Tom")).toBe(BY_HAND.tom.expenses);
    expect(amount("All gluten-free food")).toBe(BY_HAND.food);
    expect(amount("All medical expenses")).toBe(BY_HAND.expenses);
    const rows = summary.slice(1).filter(([number]) => number !== "");
    expect(rows.map((row) => [row[3], Number(row[13])])).toEqual(BY_HAND.rows);
  });

  test("reports-11 a text that a spreadsheet would run is escaped in each CSV file", async () => {
    const people = householdDocuments().people.map((one) => ({ ...one, name: "=1+1" }));
    const zip = await files({ people });
    for (const name of ["summary", "items", "adjustments"])
      expect(csvOf(zip, name).flat()).toContain("'=1+1");
  });

  test("claim-30 claim-72 a photo's name says number, day and store, leads nowhere else, and no two are the same", () => {
    const { receipts } = householdDocuments();
    expect([...photoNames({ receipts, locale: "en-CA" }).values()]).toEqual([
      "photos/R1 2025-03-03 Save-On-Foods",
      "photos/R2 2025-03-03 Save-On-Foods",
      "photos/R3 2025-04-11 Marché Québécois l été",
    ]);
    const [first] = receipts;
    const odd = first ? [{ ...first, store: "\u202e…", date: null }] : [];
    expect([...photoNames({ receipts: odd, locale: "en-CA" }).values()]).toEqual(["photos/R1 no date"]);
  });
});

const ITEMS = 20_000;
const PAGE = 500;

/** Papers of 20,000 line items that count how many were asked for. */
function largeDocuments() {
  const counted = { asked: 0, passes: 0 };
  const item: DocumentItem = {
    id: "item",
    row: 1,
    date: "2025-05-05",
    store: "Save-On-Foods",
    name: "Schär loaf",
    personId: "mia",
    share: 1,
    kind: "counterpart",
    quantity: 1,
    size: 500,
    unit: "g",
    price: 699,
    regularPrice: 349,
    sizeCompared: true,
    priceSource: "own",
    priceBasis: "Your own price of Whole wheat bread, 675 g.",
    converted: null,
    receiptId: "receipt-1",
    note: null,
  };
  const documents = householdDocuments({
    async *items() {
      counted.passes += 1;
      for (let at = 0; at < ITEMS; at += PAGE) {
        counted.asked += PAGE;
        // Ids that compress little, so that bytes go out while the line items are read.
        yield Array.from({ length: PAGE }, (_, index) => ({
          ...item,
          id: `${at + index}`,
          receiptId: randomUUID(),
        }));
      }
    },
  });
  return { papers: documents, counted };
}

describe("claim-18 a package of 20,000 line items", () => {
  test("claim-18 its first bytes go out before any line item was read", async () => {
    const { papers: documents, counted } = largeDocuments();
    const stream = claimPackage(toRead(documents), FONTS);
    const first = await stream[Symbol.asyncIterator]().next();
    expect(first.done).toBe(false);
    expect(counted.asked).toBe(0);
    stream.destroy();
  });

  test("claim-18 line items are read as fast as the ZIP is taken, never ahead of it", async () => {
    const { papers: documents, counted } = largeDocuments();
    const stream = claimPackage(toRead(documents), FONTS);
    let taken = 0;
    let maxAhead = 0;
    const bytes: Buffer[] = [];
    for await (const part of stream) {
      bytes.push(part as Buffer);
      taken += 1;
      // A reader that stops for a moment: whatever is made meanwhile waits in memory.
      const before = counted.asked;
      await new Promise((resolve) => setTimeout(resolve, taken % 8 === 0 ? 20 : 0));
      maxAhead = Math.max(maxAhead, counted.asked - before);
    }
    expect(counted).toEqual({ asked: 2 * ITEMS, passes: 2 });
    expect(maxAhead).toBeLessThan(ITEMS / 2);
    const items = csvOf(await readZip(Buffer.concat(bytes)), "items");
    expect(items).toHaveLength(ITEMS + 2);
    expect(Number(items.at(-1)?.[12])).toBe((ITEMS * 699) / 100);
  });

  test("claim-18 a download that is stopped reads no further", async () => {
    const { papers: documents, counted } = largeDocuments();
    const stream = claimPackage(toRead(documents), FONTS);
    for await (const _ of stream) if (counted.asked > 0) break;
    const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
    await settle();
    const asked = counted.asked;
    await settle();
    expect(counted.asked).toBe(asked);
    expect(asked).toBeLessThan(ITEMS);
  });
});
