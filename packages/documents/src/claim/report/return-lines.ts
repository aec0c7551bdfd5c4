import type { PrintedPage } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import { type ReturnLineWords, returnLineWords } from "../words/return-line-words";
import { headed, SMALL } from "./look";
import type { Printing } from "./printing";

async function printCorrection(
  page: PrintedPage,
  { edition, returnLines: { correction } }: ClaimDocuments,
  words: ReturnLineWords,
  print: Printing,
): Promise<void> {
  if (correction === null) return;
  const title = words.t(`correction.title.${edition}`);
  const [previous, change, revised] = words.columns;
  const amounts = (of: {
    readonly previousCents: number | null;
    readonly changeCents: number | null;
    readonly revisedCents: number | null;
  }) => [of.previousCents, of.changeCents, of.revisedCents].map((cents) => print.amount(cents));
  await printTable(
    page,
    title,
    [
      { heading: words.t("columns.line"), part: 2.4 },
      { heading: words.t("columns.what"), part: 4.6 },
      { heading: previous, part: 1.8, align: "right" },
      { heading: change, part: 1.6, align: "right" },
      { heading: revised, part: 1.8, align: "right" },
    ],
    [
      ...correction.lines.map((line) => ({
        cells: [words.lineName(line), words.lineWords(line), ...amounts(line)],
      })),
      ...correction.credits.map((credit) => ({ cells: ["", words.credit(credit.part), ...amounts(credit)] })),
    ],
    headed(title, words.t(`correction.${correction.state}`)),
  );
  for (const note of words.notes(correction)) page.write("P", note, { ...SMALL, above: 6 });
}

/** The page that says which amount goes on which line (claim-64), and the table of a correction (claim-65). */
export async function printReturnLines(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { returnLines, locale } = documents;
  const words = returnLineWords(returnLines, documents, locale);
  await printTable(
    page,
    words.t("title"),
    [
      { heading: words.t("columns.line"), part: 2.6 },
      { heading: words.t("columns.what"), part: 7 },
      { heading: words.t("columns.amount"), part: 2, align: "right" },
    ],
    [
      ...returnLines.lines.map((line) => ({
        cells: [words.lineName(line), words.lineWords(line), print.amount(line.amountCents)],
      })),
      { cells: ["", words.t("total"), print.amount(documents.expensesCents)], strong: true },
    ],
    headed(words.t("title"), words.enteredBy()),
  );
  for (const doubt of words.doubts(returnLines.lines)) page.write("P", doubt, { ...SMALL, above: 6 });
  if (words.lacksProvince) page.write("P", words.t("province"), { ...SMALL, above: 6 });
  if (returnLines.lines.some(({ amountCents }) => amountCents === null)) {
    page.write("P", words.t("open"), { ...SMALL, above: 6 });
    page.list(
      returnLines.asked.map(({ question }) => words.asked(question)),
      { size: 9.5 },
    );
  }
  await printCorrection(page, documents, words, print);
}
