import {
  by,
  count,
  inBold,
  money,
  percent,
  type SheetCell,
  type SheetRow,
  strong,
  text,
} from "../../table/cell";
import { madeOf, type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimPapers } from "../claim-papers";
import { documentWords } from "../document-words";
import { personNames } from "../naming";

const part = (of: number, whole: number): SheetCell => percent(whole === 0 ? 0 : of / whole);

function* evidenceRows(papers: ClaimPapers, first: number): Generator<SheetRow> {
  const name = personNames(papers);
  const rows = papers.blocks.flatMap((block) => block.rows);
  yield* madeOf(rows, ({ personId, name: product, amountCents, restsOn }, index): SheetRow => {
    const at = first + index;
    return [
      count(index + 1),
      text(name(personId)),
      text(product),
      by(`SUM(E${at}:G${at})`, money(amountCents)),
      money(restsOn.evidence),
      money(restsOn.catalogue),
      money(restsOn.estimates),
      by(`IF(D${at}=0,0,G${at}/D${at})`, part(restsOn.estimates, amountCents)),
    ];
  });
  const at = first + rows.length;
  const total = (column: string, cents: number) =>
    inBold(by(rows.length === 0 ? "0" : `SUM(${column}${first}:${column}${at - 1})`, money(cents)));
  const { restsOn, foodCents } = papers;
  yield [
    null,
    null,
    strong(documentWords(papers).tables("evidence.total")),
    total("D", foodCents),
    total("E", restsOn.evidence),
    total("F", restsOn.catalogue),
    total("G", restsOn.estimates),
    by(`IF(D${at}=0,0,G${at}/D${at})`, part(restsOn.estimates, foodCents)),
  ];
}

/** The sheet Evidence: how much of each row rests on what (claim-19). */
export function evidenceTable(papers: ClaimPapers): SheetTable {
  const { tables } = documentWords(papers);
  return {
    name: tables("evidence.name"),
    fileName: "evidence",
    facts: [],
    columns: [
      { heading: tables("evidence.columns.row"), width: 10 },
      { heading: tables("evidence.columns.person"), width: 18 },
      { heading: tables("evidence.columns.product"), width: 38 },
      { heading: tables("evidence.columns.amount"), width: 14 },
      { heading: tables("evidence.columns.evidence"), width: 14 },
      { heading: tables("evidence.columns.catalogue"), width: 16 },
      { heading: tables("evidence.columns.estimates"), width: 14 },
      { heading: tables("evidence.columns.onEstimates"), width: 12 },
    ],
    rows: (first) => severalAtOnce(evidenceRows(papers, first)),
  };
}
