import { describe, expect, test } from "vitest";
import { writeReport } from "../src/claim/report/write-report";
import { laidOutText } from "../src/pdf/laid-out-text";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

/** The household's papers, whose every row is called so. */
function documentsCalled(name: string) {
  const documents = householdDocuments();
  const blocks = documents.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => ({ ...row, name })),
    lines: block.lines.map((line) => ({ ...line, name })),
  }));
  return householdDocuments({ blocks });
}

describe("claim-34 what is laid out is bounded", () => {
  test.each([
    ["a word of 200,000 letters", "x".repeat(200_000)],
    ["200,000 separators of lines", "a\u2028".repeat(100_000)],
    ["10,000 line feeds", `a${"\n".repeat(10_000)}b`],
    ["200,000 letters in short words", "gluten free ".repeat(17_000)],
  ])(
    "claim-34 %s in a name takes no more than a page a row",
    async (_what, name) => {
      const { pages, text } = await readPdf(writeReport(toRead(documentsCalled(name)), FONTS));
      const rows = householdDocuments().blocks.flatMap((block) => block.rows).length;
      const usual = await readPdf(writeReport(toRead(householdDocuments()), FONTS));
      expect(pages.length).toBeLessThanOrEqual(usual.pages.length + 3 * rows);
      expect(text).toContain("…");
    },
    60_000,
  );

  test("claim-34 what is entered is printed as it is, a fingerprint in one word", () => {
    const kept = ["Schär loaf", "a".repeat(64), `${"note ".repeat(199)}end`];
    expect(kept.map(laidOutText)).toEqual(kept);
  });

  test("claim-34 a long word is broken, and no letter is halved where text is cut", () => {
    expect(laidOutText("y".repeat(200))).toBe(`${"y".repeat(80)} ${"y".repeat(80)} ${"y".repeat(40)}`);
    expect(laidOutText(`${"a ".repeat(999)}🍞🍞`)).toMatch(/a …$/u);
  });
});

test.each([
  ["right-to-left writing", "חלה ללא גלוטן", "خبز خال من الغلوتين"],
  ["emoji, joined and with skin", "🥖🍞 👩🏽‍🍳 bread", "👨‍👩‍👧‍👦".repeat(40)],
  ["letters of the East", "グルテンフリー米粉パン", "글루텐 프리 빵"],
  ["marks that pile up", `b${"\u0301\u0323\u0489".repeat(60)}read`, "e\u0301".repeat(100)],
  ["halves of letters and what no font has", "\uD83D bread \uDE00", "\uFFFF\u{10FFFF}\u{E0041}"],
])("claim-34 a report with %s in its names is whole, and as long as any other", async (_what, ...names) => {
  const usual = await readPdf(writeReport(toRead(householdDocuments()), FONTS));
  for (const name of names) {
    const { pages, text } = await readPdf(writeReport(toRead(documentsCalled(name)), FONTS));
    const rows = householdDocuments().blocks.flatMap((block) => block.rows).length;
    expect(pages.length).toBeLessThanOrEqual(usual.pages.length + rows);
    expect(text).toContain("Save-On-Foods");
    expect(text).toContain("158.99");
  }
});

test("claim-35 a report goes out a page at a time, before its last page is laid out", async () => {
  const documents = householdDocuments();
  let taken = 0;
  const receipts = Array.from({ length: 3_000 }, (_, index) => ({
    ...(documents.receipts[0] as (typeof documents.receipts)[number]),
    id: `receipt-${index}`,
    imageSha256: index.toString(16).padStart(64, "0"),
    get store() {
      taken = index;
      return "Save-On-Foods";
    },
  }));
  const parts = writeReport(toRead(householdDocuments({ receipts })), FONTS);
  let bytes = 0;
  while (bytes < 100_000) bytes += (await parts.next()).value?.length ?? Number.POSITIVE_INFINITY;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(taken).toBeLessThan(2_900);
  await parts.return(undefined);
});
