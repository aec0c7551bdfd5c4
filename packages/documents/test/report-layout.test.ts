import { describe, expect, test } from "vitest";
import type { ClaimDocuments, DocumentBlock } from "../src/claim/claim-documents";
import { writeReport } from "../src/claim/report/write-report";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const SMALLEST_POINTS = 8.5;

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly Node[];
}

/** The roles of what stands on a page, in the order in which it is read. */
function rolesOn(node: Node): string[] {
  const { role = "", children = [] } = node;
  const inner = children.flatMap(rolesOn);
  return inner.length > 0 ? inner : role === "" ? [] : [role];
}

/** The household's papers with so many of the first product's line, so that every part begins elsewhere. */
function documentsOf(lines: number): ClaimDocuments {
  const household = householdDocuments();
  const [first, ...others] = household.blocks;
  const line = first?.lines[0];
  if (!first || !line) throw new Error("The household bought nothing.");
  const block: DocumentBlock = { ...first, lines: Array.from({ length: lines }, () => line) };
  return householdDocuments({ blocks: [block, ...others] });
}

describe("claim-104 a page of the report", () => {
  test.each([
    [22, "fr-CA"],
    [31, "en-CA"],
    [40, "en-CA"],
  ] as const)(
    "with %i rows in %s ends with no heading, and nothing on it is too small",
    async (rows, locale) => {
      const documents = { ...documentsOf(rows), locale };
      const { pdf } = await readPdf(writeReport(toRead(documents), FONTS));
      const sizes = new Set<number>();
      const pages: string[][] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const page = await pdf.getPage(number);
        for (const item of (await page.getTextContent()).items)
          if ("str" in item && item.str.trim() !== "") sizes.add(item.transform[3] as number);
        pages.push(rolesOn((await page.getStructTree()) as Node));
      }
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_POINTS);
      for (const [index, roles] of pages.entries()) {
        expect(["H1", "H2", "H3", "TH"]).not.toContain(roles.at(-1));
        // What introduces a table is not left alone below its heading either.
        const introduces = roles.at(-1) === "P" && /^H/.test(roles.at(-2) ?? "");
        expect(introduces && ["TH", "TD"].includes(pages[index + 1]?.[0] ?? "")).toBe(false);
      }
    },
  );

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
