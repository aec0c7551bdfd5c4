import { describe, expect, test } from "vitest";
import { headed, subheading } from "../src/claim/report/look";
import { writeReport } from "../src/claim/report/write-report";
import { finishPages, type PrintedPage, printedPage } from "../src/pdf/printed-page";
import { printTable } from "../src/pdf/printed-table";
import { taggedDocument } from "../src/pdf/tagged-document";
import { writtenWhileRead } from "../src/pdf/written-while-read";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const SMALLEST_POINTS = 8.5;

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly Node[];
}

/** The roles of what stands on a page, in the order in which it is read; what has no words on it is not there. */
function rolesOn({ role = "", children = [] }: Node): string[] {
  const inner = children.filter(({ type }) => type !== "content").flatMap(rolesOn);
  return inner.length > 0 || children.length === 0 ? inner : [role];
}

/** Each page by the roles of what stands on it, and the sizes of all letters. */
async function readPages(parts: AsyncIterable<Uint8Array>) {
  const { pdf } = await readPdf(parts);
  const sizes = new Set<number>();
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const item of (await page.getTextContent()).items)
      if ("str" in item && item.str.trim() !== "") sizes.add(item.transform[3] as number);
    pages.push(rolesOn((await page.getStructTree()) as Node));
  }
  return { pages, smallest: Math.min(...sizes) };
}

function expectNoPartedHeading(pages: readonly (readonly string[])[]): void {
  for (const [index, roles] of pages.entries()) {
    expect(["H1", "H2", "H3", "TH"], `the end of page ${index + 1}`).not.toContain(roles.at(-1));
    // What introduces a table is not left alone below its heading either.
    const introduces = roles.at(-1) === "P" && /^H/.test(roles.at(-2) ?? "");
    expect(introduces && ["TH", "TD"].includes(pages[index + 1]?.[0] ?? "")).toBe(false);
  }
}

/** A table that begins at every height of a page, with all that leads to it, and ends with a total. */
function* tablesAtEveryHeight(page: PrintedPage): Generator<Promise<void>> {
  const columns = ["Product", "Amount"].map((heading) => ({ heading, part: 1 }));
  const rows = [{ cells: ["Schär loaf", "83.69"] }, { cells: ["Total", "83.69"], strong: true }];
  const lead = [...headed("Shares", "Only a part is claimed."), subheading("Products")];
  for (let offset = 0; offset < page.height; offset += 11) {
    page.newPage();
    page.write("P", "Above");
    page.pdf.y += offset;
    yield printTable(page, "Shares", columns, rows, lead);
  }
}

/** A table of so many rows that begins at every height of a page. */
function* shortTables(page: PrintedPage, count: number): Generator<Promise<void>> {
  const columns = ["Product", "Amount"].map((heading) => ({ heading, part: 1 }));
  const rows = Array.from({ length: count }, (_, at) => ({ cells: ["Schär loaf", `${at}.00`] }));
  for (let offset = 0; offset < page.height; offset += 23) {
    page.newPage();
    page.write("P", "Above");
    page.pdf.y += offset;
    yield printTable(page, "Shares", columns, rows, headed("Shares", "Only a part is claimed."));
  }
}

/** Each page of what is printed by hand, by the roles of what stands on it. */
async function printedByHand(print: (page: PrintedPage) => Iterable<Promise<void>>) {
  const pdf = taggedDocument(FONTS, { title: "Table", subject: "", language: "en-CA", manyPages: true });
  const written = writtenWhileRead(pdf);
  const page = printedPage(pdf, FONTS, "Table", written);
  return readPages(
    written.parts(async () => {
      for (const printed of print(page)) await printed;
      await finishPages(page, "Table", (number) => String(number), written);
      page.root.end();
    }),
  );
}

describe("claim-77 a short table stands on one page", () => {
  test.each([1, 2, 3, 5, 8])("of %d rows, wherever it begins", async (count) => {
    const { pages } = await printedByHand((page) => shortTables(page, count));
    expect(pages.length).toBeGreaterThan(28);
    expectNoPartedHeading(pages);
    for (const roles of pages) expect(roles.filter((role) => role === "TD").length % (2 * count)).toBe(0);
  });

  test("and a longer one goes on overleaf, with two rows at least", async () => {
    for (const count of [9, 12]) {
      const { pages } = await printedByHand((page) => shortTables(page, count));
      expectNoPartedHeading(pages);
      const rows = pages.map((roles) => roles.filter((role) => role === "TD").length / 2);
      expect(rows.some((on) => on % count !== 0)).toBe(true);
      expect(rows).not.toContain(1);
    }
  });

  test.each([1, 2, 5, 8])("and so does a list of %d", async (count) => {
    const items = Array.from({ length: count }, (_, at) => `Source ${at}`);
    const { pages } = await printedByHand(function* (page) {
      for (let offset = 0; offset < page.height; offset += 23) {
        page.newPage();
        page.write("P", "Above");
        page.pdf.y += offset;
        page.list(items, {}, [subheading("Sources")]);
        yield Promise.resolve();
      }
    });
    for (const roles of pages) expect(roles.filter((role) => role === "LBody").length % count).toBe(0);
  });
});

describe("claim-73 a page of the report", () => {
  test("never ends with a heading, wherever a table begins, and keeps a total with the row above it", async () => {
    const { pages } = await printedByHand(tablesAtEveryHeight);
    expect(pages.length).toBeGreaterThan(60);
    expectNoPartedHeading(pages);
    for (const roles of pages) expect(roles.filter((role) => role === "TD").length % 4).toBe(0);
  });

  test.each(["en-CA", "fr-CA"] as const)(
    "ends so in the whole of it, in letters that can be read (%s)",
    async (locale) => {
      const { pages, smallest } = await readPages(writeReport(toRead(householdDocuments({ locale })), FONTS));
      expect(smallest).toBeGreaterThanOrEqual(SMALLEST_POINTS);
      expectNoPartedHeading(pages);
    },
  );

  test("ends so however many products there are", async () => {
    const { blocks } = householdDocuments();
    for (let products = 1; products <= 40; products += 3) {
      const longer = blocks.map((block) => ({
        ...block,
        lines: Array.from({ length: products }, (_, at) => block.lines[at % block.lines.length]).flatMap(
          (line) => (line ? [line] : []),
        ),
      }));
      const { pages } = await readPages(writeReport(toRead(householdDocuments({ blocks: longer })), FONTS));
      expectNoPartedHeading(pages);
    }
  });

  test("has no column and no line of the return that holds nothing but zeros", async () => {
    const { blocks } = householdDocuments();
    const food = blocks.map((block, index) => ({
      ...block,
      adjustmentsCents: 0,
      otherExpensesCents: 0,
      foodCents: index === 0 ? 0 : block.foodCents,
      expensesCents: index === 0 ? 0 : block.foodCents,
    }));
    const { pages } = await readPdf(
      writeReport(
        toRead(householdDocuments({ blocks: food, foodCents: 1_548, expensesCents: 1_548 })),
        FONTS,
      ),
    );
    expect(pages[0]).toContain(
      "Line of the return Gluten-free food Medical expenses Line 33199, Tom 15.48 15.48 Total (CAD) 15.48 15.48",
    );
  });

  test("has a comparator once with both its months", async () => {
    const [, crackers] = householdDocuments().comparators;
    if (!crackers) throw new Error("The crackers were compared with nothing.");
    const brought = (toMonth: string, toLevel: number) => ({
      ...crackers,
      ground: "estimate" as const,
      carried: { fromMonth: "2025-03", fromLevel: 192.8, toMonth, toLevel, how: "published" as const },
    });
    const comparators = [crackers, brought("2025-05", 194.2), brought("2025-04", 193.5)];
    const { text } = await readPdf(writeReport(toRead(householdDocuments({ comparators })), FONTS));
    expect(text.split("Soda crackers")).toHaveLength(2);
    expect(text).toContain("so an estimate, to 2025-04 (193.5), 2025-05 (194.2).");
    expect(text).toContain("2025-03 Published, Estimate 3");
  });
});
