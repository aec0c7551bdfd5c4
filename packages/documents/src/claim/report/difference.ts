import type { PrintedPage } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import { headed, subheading } from "./look";
import type { Printing } from "./printing";

/** What is not as it was filed: each product's amount, then field by field (claim-66). */
export async function printDifference(
  page: PrintedPage,
  { difference }: ClaimDocuments,
  print: Printing,
): Promise<void> {
  if (difference === null) return;
  const { report } = print.words;
  const lead = headed(
    report(`difference.title.${difference.state}`),
    difference.beforeCents === difference.afterCents
      ? report("difference.amountStays", { amount: print.money(difference.afterCents) })
      : report("difference.amount", {
          before: print.money(difference.beforeCents),
          after: print.money(difference.afterCents),
        }),
  );
  if (difference.amounts.length > 0)
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
      lead,
    );
  if (difference.fields.length === 0) return;
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
    difference.amounts.length > 0 ? [subheading(report("difference.fields"))] : lead,
  );
}
