import type { OriginalAmount } from "@gf-ledger/claim/currency/original-amount";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import type { ClaimPapers } from "../claim-papers";
import { effectWords } from "../effect-words";
import { COMMON_WORDS } from "../words/common-words";
import { REPORT_WORDS } from "../words/report-words";
import type { Printing } from "./printing";

const ADJUSTMENTS = REPORT_WORDS.adjustments;
const OTHER = REPORT_WORDS.other;

/** What was entered before it was converted, with the rate, of when and from where (claim-14). */
function convertedFrom(original: OriginalAmount | undefined, print: Printing): string {
  if (!original) return "";
  const { cents, currency, rate, of, source } = original;
  return REPORT_WORDS.convertedFrom(print.money(cents, currency), print.number(rate), of, source);
}

async function printOthers(page: PrintedPage, { otherExpenses }: ClaimPapers, print: Printing) {
  if (otherExpenses.length === 0) return;
  page.write("H2", OTHER.title, { font: "semibold", size: 14, above: 20 });
  page.pdf.y += 4;
  const total = otherExpenses.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await printTable(
    page,
    OTHER.title,
    [
      { heading: OTHER.date, part: 2 },
      { heading: OTHER.what, part: 5 },
      { heading: OTHER.person, part: 3 },
      { heading: OTHER.amount, part: 2, align: "right" },
    ],
    [
      ...otherExpenses.map(({ date, what, personId, amountCents, original }) => ({
        cells: [
          print.shortDate(date),
          [what, convertedFrom(original, print)].filter(Boolean).join(". "),
          print.name(personId),
          print.amount(amountCents),
        ],
      })),
      { cells: [OTHER.total, "", "", print.amount(total)], strong: true },
    ],
  );
}

/** The ledger beside the food rows (claim-15), and the other medical expenses of the period. */
export async function printLedger(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  page.write("H2", ADJUSTMENTS.title, { font: "semibold", size: 14, above: 20 });
  const { adjustments } = papers;
  page.write("P", adjustments.length === 0 ? ADJUSTMENTS.none : ADJUSTMENTS.intro, {
    size: 9.5,
    colour: SOFT,
  });
  if (adjustments.length > 0) {
    page.pdf.y += 4;
    const total = adjustments.reduce((sum, { countedCents }) => sum + countedCents, 0);
    await printTable(
      page,
      ADJUSTMENTS.title,
      [
        { heading: ADJUSTMENTS.date, part: 2 },
        { heading: ADJUSTMENTS.what, part: 6 },
        { heading: ADJUSTMENTS.person, part: 2.5 },
        { heading: ADJUSTMENTS.entered, part: 1.8, align: "right" },
        { heading: ADJUSTMENTS.counted, part: 1.8, align: "right" },
      ],
      [
        ...adjustments.map((one) => ({
          cells: [
            print.shortDate(one.adjustment.date),
            [
              `${COMMON_WORDS.adjustment[one.adjustment.kind]}: ${effectWords(one, papers.countGuidance)}.`,
              one.adjustment.note,
              convertedFrom(one.adjustment.original, print),
            ]
              .filter(Boolean)
              .join(" "),
            print.name(one.adjustment.personId),
            print.amount(one.enteredCents),
            print.amount(one.countedCents),
          ],
        })),
        { cells: [ADJUSTMENTS.total, "", "", "", print.amount(total)], strong: true },
      ],
    );
  }
  await printOthers(page, papers, print);
}
