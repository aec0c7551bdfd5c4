import {
  by,
  count,
  exact,
  inBold,
  money,
  percent,
  type SheetCell,
  type SheetRow,
  strong,
  text,
} from "../../table/cell";
import { type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments, DocumentBlock, DocumentRow } from "../claim-documents";
import { documentWords } from "../document-words";
import { blockTitle, claimantName, personNames } from "../naming";
import { factsAroundADeath } from "../words/around-a-death";
import { categoryTotalsNote } from "../words/category-totals-note";
import { methodSentences, summaryHeadings } from "../words/method-words";
import { stateWords } from "../words/state-words";

/** Columns by their letters, as the formulas below name them. */
const PAID = "L";
const REGULAR = "M";
const AMOUNT = "N";

/** A total: its words in the product's column, its amounts in their own. */
const totalRow = (words: string, paid: SheetCell, regular: SheetCell, amount: SheetCell): SheetRow => [
  null,
  null,
  null,
  strong(words),
  ...Array<SheetCell>(7).fill(null),
  inBold(paid),
  inBold(regular),
  inBold(amount),
];

/** What a reader of a row has to know beside its figures; empty for most. */
function noteOf(row: DocumentRow, documents: ClaimDocuments): string {
  const { common, sums } = documentWords(documents);
  return [
    row.averagesAreRounded ? sums("averagesAreRounded") : "",
    row.sizeCompared ? "" : common("sizeNotCompared"),
    row.kind === "no-counterpart" && documents.edition === "ca" ? sums("noCanadianText") : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** What the items of a row come to on one side, worked out from the sheet of items by its name. */
const fromItems = (sheet: string, column: string, at: number) =>
  `ROUND(SUMIFS(${sheet}!${column}:${column},${sheet}!A:A,A${at}),2)`;

function rowCells(
  documents: ClaimDocuments,
  block: DocumentBlock,
  row: DocumentRow,
  number: number,
  at: number,
): SheetRow {
  const { common, tables } = documentWords(documents);
  const items = tables("items.name");
  const bought = row.quantity > 0 ? `MAX(0,${PAID}${at}-${REGULAR}${at})` : "0";
  return [
    count(number),
    text(common(`block.${documents.edition === "us" ? "us" : (block.line ?? "none")}`)),
    text(personNames(documents)(row.personId)),
    text(row.name),
    count(row.quantity),
    money(row.averageRegularPrice),
    money(row.averagePrice),
    exact(row.incrementalCost === null ? null : Number(row.incrementalCost)),
    count(row.size),
    text(row.unit),
    row.share === null ? null : percent(row.share),
    by(fromItems(items, "M", at), money(row.price)),
    by(`MAX(0,${fromItems(items, "N", at)})`, money(row.regularPrice)),
    by(bought, money(row.amountCents)),
    text(noteOf(row, documents)),
  ];
}

const sum = (column: string, from: number, to: number) =>
  from > to ? "0" : `SUM(${column}${from}:${column}${to})`;

/** Every row of the claim with a total for each line of the return; the sheet works the totals out itself. */
function* summaryRows(documents: ClaimDocuments, first: number): Generator<SheetRow> {
  const { tables } = documentWords(documents);
  let at = first;
  const foodAt: number[] = [];
  const expensesAt: number[] = [];
  let number = 0;
  for (const block of documents.blocks) {
    const title = blockTitle(documents, block);
    const from = at;
    for (const row of block.rows) {
      number += 1;
      yield rowCells(documents, block, row, number, at);
      at += 1;
    }
    foodAt.push(at);
    expensesAt.push(at + 3);
    const to = at - 1;
    yield totalRow(
      tables("summary.food", { of: title }),
      by(sum(PAID, from, to), money(block.price)),
      by(sum(REGULAR, from, to), money(block.regularPrice)),
      by(sum(AMOUNT, from, to), money(block.foodCents)),
    );
    yield totalRow(tables("summary.adjustments"), null, null, money(block.adjustmentsCents));
    yield totalRow(tables("summary.other"), null, null, money(block.otherExpensesCents));
    yield totalRow(
      tables("summary.expenses", { of: title }),
      null,
      null,
      by(`MAX(0,${sum(AMOUNT, at, at + 2)})`, money(block.expensesCents)),
    );
    at += 4;
  }
  const added = (rowsAt: readonly number[]) => rowsAt.map((at) => `${AMOUNT}${at}`).join("+") || "0";
  yield totalRow(tables("summary.allFood"), null, null, by(added(foodAt), money(documents.foodCents)));
  yield totalRow(
    tables("summary.allExpenses"),
    null,
    null,
    by(added(expensesAt), money(documents.expensesCents)),
  );
}

/** The sheet Summary: the rows of the claim under the authority's headings, and what they come to. */
export function summaryTable(documents: ClaimDocuments): SheetTable {
  const [product, bought, regular, glutenFree, incremental, amount] = summaryHeadings(documents);
  const { tables } = documentWords(documents);
  const fact = (label: string, value: string): SheetRow => [strong(label), null, null, text(value)];
  return {
    name: tables("summary.name"),
    fileName: "summary",
    facts: [
      [strong(tables("summary.title"))],
      fact(tables("summary.claimant"), claimantName(documents)),
      fact(tables("summary.taxYear"), String(documents.taxYear)),
      fact(tables("summary.period"), `${documents.period.from} – ${documents.period.to}`),
      ...factsAroundADeath(documents).map(([label, words]) => fact(label, words)),
      fact(tables("summary.status"), stateWords(documents)),
      fact(tables("summary.method"), methodSentences(documents, "rows").join(" ")),
      fact("", tables("summary.rounding")),
      ...[categoryTotalsNote(documents)].flatMap((note) => (note === null ? [] : [fact("", note)])),
    ],
    columns: [
      { heading: tables("summary.columns.row"), width: 6 },
      { heading: tables("summary.columns.line"), width: 14 },
      { heading: tables("summary.columns.person"), width: 18 },
      { heading: product ?? "", width: 38 },
      { heading: bought ?? "", width: 14 },
      { heading: regular ?? "", width: 14 },
      { heading: glutenFree ?? "", width: 14 },
      { heading: incremental ?? "", width: 13 },
      { heading: tables("summary.columns.size"), width: 8 },
      { heading: tables("summary.columns.unit"), width: 7 },
      { heading: tables("summary.columns.share"), width: 8 },
      { heading: tables("summary.columns.paid"), width: 14 },
      { heading: tables("summary.columns.regular"), width: 18 },
      { heading: amount ?? "", width: 14 },
      { heading: tables("summary.columns.note"), width: 50 },
    ],
    rows: (first) => severalAtOnce(summaryRows(documents, first)),
  };
}
