import { type SheetRow, text } from "../../table/cell";
import { madeOf, type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments, DocumentChange } from "../claim-documents";
import { documentWords } from "../document-words";
import { recordedWord } from "../words/recorded-words";

/** The sheet Changes: what changed, who did it, when, from what to what, and why (claim-17). */
export function changesTable(documents: ClaimDocuments): SheetTable {
  const words = documentWords(documents);
  const { tables } = words;
  const cells = (one: DocumentChange): SheetRow =>
    [
      one.changedAt,
      one.changedBy,
      recordedWord(words, "things", one.thing),
      one.name,
      one.day,
      recordedWord(words, "kinds", one.change),
      one.field,
      one.old,
      one.new,
      one.why,
      one.thingId,
    ].map(text);
  return {
    name: tables("changes.name"),
    fileName: "changes",
    facts: [],
    columns: [
      { heading: tables("changes.columns.when"), width: 22 },
      { heading: tables("changes.columns.who"), width: 24 },
      { heading: tables("changes.columns.thing"), width: 16 },
      { heading: tables("changes.columns.name"), width: 30 },
      { heading: tables("changes.columns.day"), width: 11 },
      { heading: tables("changes.columns.change"), width: 11 },
      { heading: tables("changes.columns.field"), width: 18 },
      { heading: tables("changes.columns.old"), width: 30 },
      { heading: tables("changes.columns.new"), width: 30 },
      { heading: tables("changes.columns.why"), width: 40 },
      { heading: tables("changes.columns.id"), width: 38 },
    ],
    rows: () => severalAtOnce(madeOf(documents.changes, cells)),
  };
}
