import type { OriginalAmount } from "@gf-ledger/claim/currency/original-amount";
import { sourceName } from "@gf-ledger/claim/figures/citation";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import type { ClaimPapers } from "../claim-papers";
import { effectWords } from "../effect-words";
import type { Printing } from "./printing";

/** What was entered before it was converted, with the rate, of when and from where (claim-14). */
function convertedFrom(
  original: OriginalAmount | undefined,
  { locale }: ClaimPapers,
  print: Printing,
): string {
  if (!original) return "";
  const { cents, currency, rate, of, source } = original;
  const { convertedFrom: said } = print.words.report;
  return said(print.money(cents, currency), print.number(rate), of, sourceName(source, locale));
}

async function printOthers(page: PrintedPage, papers: ClaimPapers, print: Printing) {
  const { otherExpenses } = papers;
  const words = print.words.report.other;
  if (otherExpenses.length === 0) return;
  page.write("H2", words.title, { font: "semibold", size: 14, above: 20 });
  page.pdf.y += 4;
  const total = otherExpenses.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await printTable(
    page,
    words.title,
    [
      { heading: words.date, part: 2 },
      { heading: words.what, part: 5 },
      { heading: words.person, part: 3 },
      { heading: words.amount, part: 2, align: "right" },
    ],
    [
      ...otherExpenses.map(({ date, what, personId, amountCents, original }) => ({
        cells: [
          print.shortDate(date),
          [what, convertedFrom(original, papers, print)].filter(Boolean).join(". "),
          print.name(personId),
          print.amount(amountCents),
        ],
      })),
      { cells: [words.total, "", "", print.amount(total)], strong: true },
    ],
  );
}

/** The rates at which the food rows were converted (claim-14); nothing where they were not. */
function printRates(page: PrintedPage, papers: ClaimPapers, print: Printing): void {
  if (papers.rates.length === 0) return;
  const { rates, rateOf } = print.words.report;
  page.write("H2", rates, { font: "semibold", size: 14, above: 20 });
  page.list(
    papers.rates.map(({ rate, of, source }) =>
      rateOf(print.number(rate), of, sourceName(source, papers.locale)),
    ),
    { size: 9.5 },
  );
}

/** The ledger beside the food rows (claim-15), and the other medical expenses of the period. */
export async function printLedger(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  printRates(page, papers, print);
  const { common, report } = print.words;
  const words = report.adjustments;
  page.write("H2", words.title, { font: "semibold", size: 14, above: 20 });
  const { adjustments } = papers;
  page.write("P", adjustments.length === 0 ? words.none : words.intro, {
    size: 9.5,
    colour: SOFT,
  });
  if (adjustments.length > 0) {
    page.pdf.y += 4;
    const total = adjustments.reduce((sum, { countedCents }) => sum + countedCents, 0);
    await printTable(
      page,
      words.title,
      [
        { heading: words.date, part: 2 },
        { heading: words.what, part: 6 },
        { heading: words.person, part: 2.5 },
        { heading: words.entered, part: 1.8, align: "right" },
        { heading: words.counted, part: 1.8, align: "right" },
      ],
      [
        ...adjustments.map((one) => ({
          cells: [
            print.shortDate(one.adjustment.date),
            [
              common.labelled(common.adjustment[one.adjustment.kind], `${effectWords(one, papers)}.`),
              one.adjustment.note,
              convertedFrom(one.adjustment.original, papers, print),
            ]
              .filter(Boolean)
              .join(" "),
            print.name(one.adjustment.personId),
            print.amount(one.enteredCents),
            print.amount(one.countedCents),
          ],
        })),
        { cells: [words.total, "", "", "", print.amount(total)], strong: true },
      ],
    );
  }
  await printOthers(page, papers, print);
}
