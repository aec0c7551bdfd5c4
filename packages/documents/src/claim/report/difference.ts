import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import type { Printing } from "./printing";

/** Points of height: a heading, its text and the first rows of its table fit, or begin on the next page. */
const BEGINS_IN = 150;
const SMALL = { size: 9.5, colour: SOFT } as const;

/** What is not as it was filed: each product's amount, then field by field (claim-66). */
export async function printDifference(
  page: PrintedPage,
  { difference }: ClaimDocuments,
  print: Printing,
): Promise<void> {
  if (difference === null) return;
  const { report } = print.words;
  page.ensure(BEGINS_IN);
  page.write("H2", report(`difference.title.${difference.state}`), {
    font: "semibold",
    size: 14,
    above: 20,
  });
  page.write(
    "P",
    report("difference.amount", {
      before: print.money(difference.beforeCents),
      after: print.money(difference.afterCents),
    }),
    SMALL,
  );
  if (difference.amounts.length > 0) {
    page.pdf.y += 4;
    await printTable(
      page,
      report("difference.amounts"),
      [
        { heading: report("difference.product"), part: 5 },
        { heading: report("difference.person"), part: 2.6 },
        { heading: report("difference.before"), part: 1.8, align: "right" },
        { heading: report("difference.after"), part: 1.8, align: "right" },
        { heading: report("difference.change"), part: 1.8, align: "right" },
      ],
      printedRows(difference.amounts, ({ name, person, beforeCents, afterCents }) => ({
        cells: [
          name,
          person,
          print.amount(beforeCents),
          print.amount(afterCents),
          print.amount(afterCents - beforeCents),
        ],
      })),
    );
  }
  if (difference.fields.length === 0) return;
  page.pdf.y += 10;
  await printTable(
    page,
    report("difference.fields"),
    [
      { heading: report("difference.what"), part: 4 },
      { heading: report("difference.day"), part: 1.9 },
      { heading: report("difference.field"), part: 2.4 },
      { heading: report("difference.before"), part: 2.4 },
      { heading: report("difference.after"), part: 2.4 },
    ],
    printedRows(difference.fields, (one) => ({
      cells: [
        print.words.common("labelled", { label: one.what, words: one.name }),
        one.day === null ? "–" : print.shortDate(one.day),
        one.field ?? print.words.tables(`changes.kinds.${one.change}`),
        one.old ?? "–",
        one.new ?? "–",
      ],
    })),
  );
}
