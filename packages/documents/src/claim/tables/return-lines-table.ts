import { citation } from "@gf-ledger/messages/citation";
import { by, inBold, money, type SheetCell, type SheetRow, strong, text } from "../../table/cell";
import { type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";
import { type ReturnLineWords, returnLineWords } from "../words/return-line-words";

interface Changed {
  readonly previousCents: number | null;
  readonly changeCents: number | null;
  readonly revisedCents: number | null;
}

const none: SheetCell = null;

/** Previous, change and revised amount; the change is worked out by the spreadsheet. */
function changedCells({ previousCents, changeCents, revisedCents }: Changed, at: number): SheetRow {
  const change = money(changeCents);
  const cells = [money(previousCents), by(`F${at}-D${at}`, change), money(revisedCents)];
  return changeCents === null ? [money(previousCents), none, money(revisedCents)] : cells;
}

function rowsOf(documents: ClaimDocuments, words: ReturnLineWords, first: number): SheetRow[] {
  const { returnLines, locale } = documents;
  const { common } = documentWords(documents);
  const { correction } = returnLines;
  const lines = returnLines.lines.map(
    (line): SheetRow => [
      text(words.lineName(line)),
      text(words.t(`meaning.${line.meaning}`)),
      money(line.amountCents),
      none,
      none,
      none,
      text(common(`standing.${line.source.standing}`)),
      text(citation(line.source, locale)),
    ],
  );
  const total: SheetRow = [none, strong(words.t("total")), inBold(money(documents.expensesCents))];
  if (correction === null) return [...lines, total];
  const title: SheetRow = [
    strong(words.t(`correction.title.${documents.edition}`)),
    text(words.t(`correction.${correction.state}`)),
  ];
  const begin = first + lines.length + 2;
  const corrected = correction.lines.map(
    (line, index): SheetRow => [
      text(words.lineName(line)),
      text(words.t(`meaning.${line.meaning}`)),
      none,
      ...changedCells(line, begin + index),
      text(common(`standing.${line.source.standing}`)),
      text(citation(line.source, locale)),
    ],
  );
  const credits = correction.credits.map(
    (credit, index): SheetRow => [
      none,
      text(words.credit(credit.part)),
      none,
      ...changedCells(credit, begin + corrected.length + index),
      text(common("standing.derived")),
    ],
  );
  return [
    ...lines,
    total,
    title,
    ...corrected,
    ...credits,
    ...words.notes(correction).map((note) => [none, text(note)]),
  ];
}

/** The sheet with the lines of the return (claim-64), and below them the table of a correction (claim-65). */
export function returnLinesTable(documents: ClaimDocuments): SheetTable {
  const words = returnLineWords(documents.returnLines, documents, documents.locale);
  const [previous, change, revised] = words.columns;
  return {
    name: documentWords(documents).tables("lines.name"),
    fileName: "lines",
    facts: [[text(words.t("sheet.enteredBy")), text(words.enteredBy())]],
    columns: [
      { heading: words.t("columns.line"), width: 22 },
      { heading: words.t("columns.what"), width: 60 },
      { heading: words.t("columns.amount"), width: 14 },
      { heading: previous, width: 16 },
      { heading: change, width: 14 },
      { heading: revised, width: 16 },
      { heading: words.t("columns.standing"), width: 16 },
      { heading: words.t("columns.source"), width: 60 },
    ],
    rows: (first) => severalAtOnce(rowsOf(documents, words, first)),
  };
}
