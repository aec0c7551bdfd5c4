import { finalReturns } from "@gf-ledger/claim/file/final-returns";
import { peopleClaimedFor } from "@gf-ledger/claim/people/dependants";
import { type Audience, isFor } from "@gf-ledger/domain/documents/audience";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments, DocumentBlock } from "../claim-documents";
import { blockTitle, claimantName, claimantOf } from "../naming";
import { factsAroundADeath } from "../words/around-a-death";
import { categoryTotalsNote } from "../words/category-totals-note";
import { methodSentences } from "../words/method-words";
import { stateWords } from "../words/state-words";
import { headed } from "./look";
import type { Printing } from "./printing";

/** Whose final return the amounts go on, where it is one. */
function finalReturnOf(documents: ClaimDocuments, print: Printing): [string, string][] {
  const claimant = claimantOf(documents);
  const final = finalReturns(documents.people, documents.taxYear);
  if (!claimant || final.every(({ personId }) => personId !== claimant.id)) return [];
  const { report } = print.words;
  return [[report("facts.enteredBy"), report("facts.onFinalReturn", { name: claimant.name })]];
}

function facts(documents: ClaimDocuments, print: Printing): PrintedRow[] {
  const { people, period, edition, taxYear } = documents;
  const { report } = print.words;
  const celiac = peopleClaimedFor(people, edition, taxYear).map(({ name }) => name);
  const rows: [string, string][] = [
    [report("facts.name"), claimantName(documents)],
    ...finalReturnOf(documents, print),
    [report("facts.people"), celiac.join(", ") || "–"],
    [report("facts.period"), report("from", { from: print.date(period.from), to: print.date(period.to) })],
    ...factsAroundADeath(documents),
    [report("facts.status"), stateWords(documents)],
    [report("facts.madeOn"), print.date(documents.madeOn)],
    [report("facts.method"), methodSentences(documents, "lines").join(" ")],
  ];
  return rows.map((cells) => ({ cells, named: true }));
}

type Sums = Pick<DocumentBlock, "foodCents" | "adjustmentsCents" | "otherExpensesCents" | "expensesCents">;
const SUMS = [
  { key: "foodCents", column: "totals.food", part: 2.4 },
  { key: "adjustmentsCents", column: "totals.adjustments", part: 2.2 },
  { key: "otherExpensesCents", column: "totals.other", part: 2.4 },
  { key: "expensesCents", column: "totals.expenses", part: 2.4 },
] as const satisfies readonly { key: keyof Sums; column: string; part: number }[];

/** What comes together on each line of the return; a column or line of nothing but zeros is left out. */
async function printTotals(page: PrintedPage, documents: ClaimDocuments, print: Printing): Promise<void> {
  const { report } = print.words;
  const { blocks } = documents;
  const sum = (key: keyof Sums) => blocks.reduce((total, block) => total + block[key], 0);
  const all: Sums = {
    foodCents: documents.foodCents,
    adjustmentsCents: sum("adjustmentsCents"),
    otherExpensesCents: sum("otherExpensesCents"),
    expensesCents: documents.expensesCents,
  };
  const holds = (of: Sums) => SUMS.some(({ key }) => of[key] !== 0);
  const shown = blocks.filter(holds);
  const lines = shown.length > 0 ? shown : blocks;
  const columns = SUMS.filter(
    ({ key }) => key === "foodCents" || key === "expensesCents" || lines.some((block) => block[key] !== 0),
  );
  const cells = (words: string, of: Sums) => [words, ...columns.map(({ key }) => print.amount(of[key]))];
  await printTable(
    page,
    report("totals.title"),
    [
      { heading: report("totals.line"), part: 5 },
      ...columns.map(({ column, part }) => ({ heading: report(column), part, align: "right" as const })),
    ],
    [
      ...lines.map((block) => ({ cells: cells(blockTitle(documents, block), block) })),
      { cells: cells(`${report("totals.all")} (${documents.currency})`, all), strong: true },
    ],
    headed(report("totals.title")),
  );
}

/** The first page: whose claim it is, for when, by which method, and what it comes to. */
export async function printCover(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
  audience?: Audience,
): Promise<void> {
  const { report } = print.words;
  page.pdf.y += 40;
  page.write("P", report("taxYear", { year: String(documents.taxYear) }), { size: 12, colour: SOFT });
  page.write("H1", report("title"), { font: "semibold", size: 26 });
  page.write("P", claimantName(documents), { size: 14, above: 2 });
  if (audience) page.write("P", report(`audience.${audience}.text`), { size: 9.5, colour: SOFT, above: 8 });
  page.pdf.y += 24;
  await printTable(
    page,
    report("taxYear", { year: String(documents.taxYear) }),
    [
      { heading: null, part: 3 },
      { heading: null, part: 9 },
    ],
    facts(documents, print),
  );
  await printTotals(page, documents, print);
  page.write("P", report(`expensesNotCredit.${documents.edition}`), { size: 9, colour: SOFT, above: 6 });
  const why = isFor("yourself", audience) ? categoryTotalsNote(documents) : null;
  if (why !== null) page.write("P", why, { size: 9, colour: SOFT, above: 6 });
}
