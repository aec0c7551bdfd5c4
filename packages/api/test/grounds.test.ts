import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { GROUNDS } from "@gf-ledger/domain/pricing/ground";
import { parse } from "csv-parse/sync";
import ExcelJs from "exceljs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "../../documents/test/support/read-pdf";
import { sharedClaim } from "../src/claim-links/shared-claim";
import type { DocumentName } from "../src/claims/documents/document-name";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOwn } from "../src/own-records/answer-own";
import { answerOf } from "../src/refusals/refusal-error";
import { logged, seen } from "./support/logged";
import { smallYear } from "./support/small-year";
import { SMALL_YEAR } from "./support/small-year-sums";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn } from "./support/zip";

/* The small year of `support/small-year.ts`. */
const { byGround: BY_GROUND, claim: CLAIM } = SMALL_YEAR;
const cents = (dollars: number) => Math.round(dollars * 100);
let testApp: TestApp;
let ann: Awaited<ReturnType<TestApp["signIn"]>>;
let claimId: string;

const signedIn = ({ context }: typeof ann) => {
  if (!context.actor) throw new Error("This person is signed in.");
  return { ...context, actor: context.actor };
};
const documentsOf = async (person: typeof ann, id: string) =>
  answerOf(await prepareClaimDocuments(signedIn(person), { id })).read();
const paper = async (name: DocumentName) =>
  buffer(answerOf(await openClaimDocument(signedIn(ann), { id: claimId, document: name })).stream);

beforeAll(async () => {
  testApp = await openTestApp();
  ({ ann, id: claimId } = await smallYear(testApp));
});
afterAll(() => testApp.close());

describe("claim-60 claim-61 one claim's grounds are told alike everywhere", () => {
  test("on the page, with the warning and what to look up", async () => {
    const { restsOn, totalToClaim, products, warnsOfEstimates, lookUpFirst } =
      await ann.call.taxReport.products({ year: 2026 });
    expect([totalToClaim, restsOn]).toEqual([CLAIM, BY_GROUND]);
    for (const { restsOn: parts, amountToClaim } of products)
      expect(Object.values(parts).reduce((sum, part) => sum + cents(part), 0)).toBe(cents(amountToClaim));
    expect(products.at(-1)).toMatchObject({
      product: "GF crackers",
      restsOn: { evidence: 0, yourWord: 0, published: 0, estimate: 0 },
    });
    expect(warnsOfEstimates).toBe(true);
    expect(lookUpFirst.map(({ product }) => product)).toEqual(["GF pizza crust", "GF flour"]);
  });

  test("in the price book's checklist, whose comparators add up to the claim", async () => {
    const { total, restingOn, comparators } = await ann.call.priceBook.checklist({ year: 2026 });
    expect([total, restingOn]).toEqual([CLAIM, BY_GROUND]);
    for (const ground of GROUNDS) {
      const of = comparators.filter((one) => one.ground === ground);
      expect(of.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(BY_GROUND[ground]));
    }
  });

  test("in the claim's own checklist, and in the assistant's answer", async () => {
    const { lineItems } = await ann.call.taxReport.lineItems();
    const { entries } = await ann.call.claims.checklist({ id: claimId });
    const left = entries.find(({ step }) => step === "estimates")?.left ?? [];
    const names = left.map((id) => lineItems.find((item) => item.id === id)?.name);
    expect(names.sort()).toEqual(["GF flour", "GF pizza crust"]);
    const { reply } = await answerOwn(ann.context, {
      asks: "lookUp",
      year: 2026,
      category: null,
      product: null,
      language: "en",
    });
    expect(reply).toContain("GF pizza crust: $15.00");
    expect(reply).toContain("GF flour: $22.81");
  });

  test("in the CSVs of the reports", async () => {
    const { csv } = await ann.call.taxReport.downloadProducts({ year: 2026 });
    const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
    const [headings = []] = rows;
    const columns = ["On Evidence", "On Your Word", "On Published Averages", "On Estimates"];
    const total = rows.find(([first]) => first === "Total") ?? [];
    expect(columns.map((column) => Number(total[headings.indexOf(column)]))).toEqual(
      GROUNDS.map((ground) => BY_GROUND[ground]),
    );
    const items = (await ann.call.taxReport.download({ year: 2026 })).csv;
    const said = (
      parse(items, { bom: true, columns: true, relax_column_count: true }) as Record<string, string>[]
    )
      .filter(({ Product }) => Product?.startsWith("GF "))
      .map((row) => [row.Product, row["Rests On"]]);
    expect(Object.fromEntries(said)).toEqual({
      "GF bread": "Evidence",
      "GF pasta": "Your word",
      "GF flour": "Estimate",
      "GF cookies": "Published",
      "GF pizza crust": "Estimate",
      "GF crackers": "Evidence",
    });
  });

  test("behind a link, and in the description that all papers are written from", async () => {
    const documents = await documentsOf(ann, claimId);
    expect(documents.foodCents).toBe(cents(CLAIM));
    for (const ground of GROUNDS) expect(documents.restsOn[ground]).toBe(cents(BY_GROUND[ground]));
    const { restsOn } = sharedClaim(documents, { id: claimId, expiresAt: new Date() } as Parameters<
      typeof sharedClaim
    >[1]);
    expect(restsOn).toEqual(BY_GROUND);
  });

  test("in the PDF, with the warning and the rows that carry it, and how a price was carried", async () => {
    const { text, trees } = await readPdf(Readable.from([await paper("report.pdf")]));
    expect(trees).toContain(
      "$59.06 on evidence, $29.86 on your word, $13.80 on published averages, $37.81 on estimates",
    );
    for (const words of [
      "Evidence: $59.06 (42%)",
      "Your word: $29.86 (21.2%)",
      "Published: $13.80 (9.8%)",
      "Estimate: $37.81 (26.9%)",
      "More than a quarter of this claim rests on estimates: $37.81 (26.9%).",
      "GF flour, 1 kg: $22.81 of $22.81",
      "GF pizza crust: $15.00 of $15.00",
      "Wheat flour, 2.5 kilograms (2025-06). Brought from 2025-06 (192.8) by the food price index, so an estimate, to 2026-05 (200.9).",
    ])
      expect(text).toContain(words);
  });

  test("in the workbook, read by another library than wrote it", async () => {
    const book = new ExcelJs.Workbook();
    await book.xlsx.load(Uint8Array.from(await paper("report.xlsx")).buffer);
    const total: number[] = [];
    book.getWorksheet("Evidence")?.eachRow((row) => {
      const values = (row.values as ExcelJs.CellValue[]).map((value) =>
        typeof value === "object" && value !== null && "result" in value ? value.result : value,
      );
      if (values.includes("Total")) total.push(...values.filter((value) => typeof value === "number"));
    });
    expect(total.slice(0, 5)).toEqual([CLAIM, ...GROUNDS.map((ground) => BY_GROUND[ground])]);
  });

  test("in the package's tables", async () => {
    const files = await filesIn(await paper("package"));
    const evidence = [...files].find(([name]) => name.endsWith("evidence.csv"))?.[1] ?? "";
    const rows: string[][] = parse(evidence, { bom: true, relax_column_count: true });
    expect(rows.find((row) => row.includes("Total"))?.slice(3, 8)).toEqual(
      [CLAIM, ...GROUNDS.map((ground) => BY_GROUND[ground])].map((amount) => amount.toFixed(2)),
    );
  });
});

describe("claim-61 a row with two grounds", () => {
  test("is parted by its purchases, and the cent left over goes to the larger part", async () => {
    const bob = await testApp.signIn();
    const loaf = { name: "GF bread", size: 400, unit: "g" };
    await logged(testApp, bob, [
      { ...loaf, quantity: 8, price: 5592, regularPrice: 1655, priceEvidence: seen(349, 675, "g") },
      {
        ...loaf,
        quantity: 4,
        price: 2796,
        regularPrice: 804,
        priceSource: "pooled",
        priceEvidence: seen(339, 675, "g"),
      },
    ]);
    const { totalToClaim, restsOn } = await bob.call.taxReport.products({ year: 2026 });
    const parts = { evidence: 39.38, yourWord: 0, published: 0, estimate: 19.92 };
    expect([totalToClaim, restsOn]).toEqual([59.3, parts]);
    expect((await bob.call.priceBook.checklist({ year: 2026 })).restingOn).toEqual(parts);
  });

  test("has a part below 0 where one of them made it cheaper", async () => {
    const bob = await testApp.signIn();
    const { currency } = EDITION_FACTS.ca;
    await logged(testApp, bob, [
      { currency, price: 900, regularPrice: 300 },
      { currency, price: 300, regularPrice: 500, priceSource: "estimate" },
    ]);
    const { totalToClaim, restsOn } = await bob.call.taxReport.products({ year: 2026 });
    expect([totalToClaim, restsOn]).toEqual([4, { evidence: 0, yourWord: 6, published: 0, estimate: -2 }]);
  });
});
