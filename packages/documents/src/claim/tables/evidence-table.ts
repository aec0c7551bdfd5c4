import { GROUNDS } from "@gf-ledger/domain/pricing/ground";
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
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";
import { personNames } from "../naming";

const part = (of: number, whole: number): SheetCell => percent(whole === 0 ? 0 : of / whole);

function* evidenceRows(documents: ClaimDocuments, first: number): Generator<SheetRow> {
  const name = personNames(documents);
  const rows = documents.blocks.flatMap((block) => block.rows);
  yield* madeOf(rows, ({ personId, name: product, amountCents, restsOn }, index): SheetRow => {
    const at = first + index;
    return [
      count(index + 1),
      text(name(personId)),
      text(product),
      by(`SUM(E${at}:H${at})`, money(amountCents)),
      ...GROUNDS.map((ground) => money(restsOn[ground])),
      by(`IF(D${at}=0,0,H${at}/D${at})`, part(restsOn.estimate, amountCents)),
    ];
  });
  const at = first + rows.length;
  const total = (column: string, cents: number) =>
    inBold(by(rows.length === 0 ? "0" : `SUM(${column}${first}:${column}${at - 1})`, money(cents)));
  const { restsOn, foodCents } = documents;
  yield [
    null,
    null,
    strong(documentWords(documents).tables("evidence.total")),
    total("D", foodCents),
    total("E", restsOn.evidence),
    total("F", restsOn.yourWord),
    total("G", restsOn.published),
    total("H", restsOn.estimate),
    by(`IF(D${at}=0,0,H${at}/D${at})`, part(restsOn.estimate, foodCents)),
  ];
}

/** The sheet Evidence: how much of each row rests on what (claim-19). */
export function evidenceTable(documents: ClaimDocuments): SheetTable {
  const { tables } = documentWords(documents);
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
      { heading: tables("evidence.columns.yourWord"), width: 14 },
      { heading: tables("evidence.columns.published"), width: 20 },
      { heading: tables("evidence.columns.estimate"), width: 14 },
      { heading: tables("evidence.columns.onEstimates"), width: 12 },
    ],
    rows: (first) => severalAtOnce(evidenceRows(documents, first)),
  };
}
