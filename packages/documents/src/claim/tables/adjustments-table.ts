import type { OriginalAmount } from "@gf-ledger/claim/currency/original-amount";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { sourceName } from "@gf-ledger/messages/citation";
import {
  by,
  count,
  date,
  exact,
  inBold,
  money,
  type SheetCell,
  type SheetRow,
  strong,
  text,
} from "../../table/cell";
import { type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";
import { personNames } from "../naming";
import { effectWords } from "../words/effect-words";
import { paidBackWords } from "../words/paid-back-words";

/** What was entered in the other currency, and the rate that converted it (claim-14). */
function originalCells(original: OriginalAmount | undefined, { locale }: ClaimDocuments): SheetRow {
  if (!original) return [];
  const { cents, currency, rate, of, source } = original;
  return [money(cents), text(currency), exact(rate), text(of), text(sourceName(source, locale))];
}

function adjustmentRows(documents: ClaimDocuments, first: number): SheetRow[] {
  const name = personNames(documents);
  const { common, tables } = documentWords(documents);
  const adjustments = documents.adjustments.map((one): SheetRow => {
    const { adjustment, rule, enteredCents, countedCents } = one;
    return [
      date(adjustment.date),
      text(name(adjustment.personId)),
      text(common(`adjustment.${adjustment.kind}`)),
      text([paidBackWords(one, documents), adjustment.note].filter(Boolean).join(" ")),
      count("miles" in adjustment ? adjustment.miles : null),
      money(enteredCents),
      money(countedCents),
      text(effectWords(one, documents)),
      text(common(`standing.${rule.standing}`)),
      text(sourceName(rule.source, documents.locale)),
      ...originalCells(adjustment.original, documents),
    ];
  });
  const others = documents.otherExpenses.map(
    (one): SheetRow => [
      date(one.date),
      text(name(one.personId)),
      text(common("otherExpense")),
      text(one.what),
      null,
      money(one.amountCents),
      money(one.amountCents),
      ...Array<SheetCell>(3).fill(null),
      ...originalCells(one.original, documents),
    ],
  );
  const rows = [...adjustments, ...others];
  const counted =
    documents.adjustments.reduce((sum, { countedCents }) => sum + countedCents, 0) +
    documents.otherExpenses.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const formula = rows.length === 0 ? "0" : `SUM(G${first}:G${first + rows.length - 1})`;
  return [
    ...rows,
    [
      strong(tables("adjustments.total")),
      ...Array<SheetCell>(5).fill(null),
      inBold(by(formula, money(counted))),
    ],
  ];
}

/** The sheet Adjustments: the ledger beside the food rows, and the other medical expenses of the period. */
export function adjustmentsTable(documents: ClaimDocuments): SheetTable {
  const { tables } = documentWords(documents);
  return {
    name: tables("adjustments.name"),
    fileName: "adjustments",
    facts: [],
    columns: [
      { heading: tables("adjustments.columns.date"), width: 11 },
      { heading: tables("adjustments.columns.person"), width: 18 },
      { heading: tables("adjustments.columns.kind"), width: 26 },
      { heading: tables("adjustments.columns.note"), width: 34 },
      { heading: tables("adjustments.columns.miles"), width: 8 },
      {
        heading: `${tables("adjustments.columns.entered")} (${EDITION_FACTS[documents.edition].currency})`,
        width: 12,
      },
      { heading: tables("adjustments.columns.counted"), width: 12 },
      { heading: tables("adjustments.columns.how"), width: 30 },
      { heading: tables("adjustments.columns.standing"), width: 16 },
      { heading: tables("adjustments.columns.source"), width: 60 },
      { heading: tables("adjustments.columns.original"), width: 12 },
      { heading: tables("adjustments.columns.currency"), width: 9 },
      { heading: tables("adjustments.columns.rate"), width: 10 },
      { heading: tables("adjustments.columns.rateOf"), width: 11 },
      { heading: tables("items.columns.rateSource"), width: 24 },
    ],
    rows: (first) => severalAtOnce(adjustmentRows(documents, first)),
  };
}
