import { type Row, text } from "../../table/cell";
import { madeOf, severalAtOnce, type Table } from "../../table/table";
import type { ClaimPapers, PaperChange } from "../claim-papers";
import { saidAs } from "../said-as";
import { paperWords } from "../words/paper-words";

/** The sheet Changes: what changed, who did it, when, from what to what, and why (claim-17). */
export function changesTable(papers: ClaimPapers): Table {
  const { name, columns, things, kinds } = paperWords(papers).tables.changes;
  const cells = (one: PaperChange): Row =>
    [
      one.changedAt,
      one.changedBy,
      saidAs(things, one.thing),
      one.thingId,
      saidAs(kinds, one.change),
      one.field,
      one.old,
      one.new,
      one.why,
    ].map(text);
  return {
    name,
    fileName: "changes",
    facts: [],
    columns: [
      { heading: columns.when, width: 22 },
      { heading: columns.who, width: 24 },
      { heading: columns.thing, width: 16 },
      { heading: columns.id, width: 38 },
      { heading: columns.change, width: 11 },
      { heading: columns.field, width: 18 },
      { heading: columns.old, width: 30 },
      { heading: columns.new, width: 30 },
      { heading: columns.why, width: 40 },
    ],
    rows: () => severalAtOnce(madeOf(papers.changes, cells)),
  };
}
