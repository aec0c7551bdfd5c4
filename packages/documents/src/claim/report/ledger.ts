import type { OriginalAmount } from "@gf-ledger/claim/currency/original-amount";
import { sourceName } from "@gf-ledger/messages/citation";
import type { PrintedPage } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import { effectWords } from "../words/effect-words";
import { milesWords } from "../words/miles-words";
import { paidBackWords } from "../words/paid-back-words";
import { headed } from "./look";
import type { Printing } from "./printing";

/** What was entered before it was converted, with the rate, of when and from where (claim-14). */
function convertedFrom(
  original: OriginalAmount | undefined,
  { locale }: ClaimDocuments,
  print: Printing,
): string {
  if (!original) return "";
  const { cents, currency, rate, of, source } = original;
  return print.words.report("convertedFrom", {
    original: print.money(cents, currency),
    rate: print.number(rate),
    of,
    source: sourceName(source, locale),
  });
}

async function printOthers(page: PrintedPage, documents: ClaimDocuments, print: Printing) {
  const { otherExpenses } = documents;
  const { report } = print.words;
  if (otherExpenses.length === 0) return;
  const total = otherExpenses.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await printTable(
    page,
    report("other.title"),
    [
      { heading: report("other.date"), part: 2 },
      { heading: report("other.what"), part: 5 },
      { heading: report("other.person"), part: 3 },
      { heading: report("other.amount"), part: 2, align: "right" },
    ],
    [
      ...otherExpenses.map(({ date, what, personId, amountCents, original }) => ({
        cells: [
          print.shortDate(date),
          [what, convertedFrom(original, documents, print)].filter(Boolean).join(". "),
          print.name(personId),
          print.amount(amountCents),
        ],
      })),
      { cells: [report("other.total"), "", "", print.amount(total)], strong: true },
    ],
    headed(report("other.title")),
  );
}

/** The rates at which the food rows were converted (claim-14); nothing where they were not. */
function printRates(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  if (documents.rates.length === 0) return;
  const { report } = print.words;
  page.list(
    documents.rates.map(({ rate, of, source }) =>
      report("rateOf", { rate: print.number(rate), of, source: sourceName(source, documents.locale) }),
    ),
    { size: 9.5 },
    headed(report("rates")),
  );
}

/** The ledger beside the food rows (claim-15), and the other medical expenses of the period. */
export async function printLedger(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  printRates(page, documents, print);
  const { common, report } = print.words;
  const { adjustments } = documents;
  if (adjustments.length > 0) {
    const total = adjustments.reduce((sum, { countedCents }) => sum + countedCents, 0);
    await printTable(
      page,
      report("adjustments.title"),
      [
        { heading: report("adjustments.date"), part: 2 },
        { heading: report("adjustments.what"), part: 6 },
        { heading: report("adjustments.person"), part: 2.5 },
        { heading: report("adjustments.entered"), part: 1.8, align: "right" },
        { heading: report("adjustments.counted"), part: 1.8, align: "right" },
      ],
      [
        ...adjustments.map((one) => ({
          cells: [
            print.shortDate(one.adjustment.date),
            [
              common("labelled", {
                label: common(`adjustment.${one.adjustment.kind}`),
                words: `${effectWords(one, documents)}.`,
              }),
              milesWords(one, documents),
              paidBackWords(one, documents),
              one.adjustment.note,
              convertedFrom(one.adjustment.original, documents, print),
            ]
              .filter(Boolean)
              .join(" "),
            print.name(one.adjustment.personId),
            print.amount(one.enteredCents),
            print.amount(one.countedCents),
          ],
        })),
        { cells: [report("adjustments.total"), "", "", "", print.amount(total)], strong: true },
      ],
      headed(report("adjustments.title"), report("adjustments.intro")),
    );
  }
  await printOthers(page, documents, print);
}
