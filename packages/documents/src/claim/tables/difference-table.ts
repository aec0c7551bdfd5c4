import { by, date, money, type SheetRow, text } from "../../table/cell";
import { madeOf, type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";

/** The sheet of what is not as it was filed: amounts by product, then field by field (claim-66). */
export function differenceTable(documents: ClaimDocuments): SheetTable {
  const { report, tables } = documentWords(documents);
  const { difference } = documents;
  function* rows(first: number): Generator<SheetRow> {
    if (difference === null) return;
    yield* madeOf(
      difference.amounts,
      ({ name, person, beforeCents, afterCents }, index): SheetRow => [
        text(report("difference.amounts")),
        text(name),
        null,
        text(person),
        null,
        null,
        null,
        money(beforeCents),
        money(afterCents),
        by(`I${first + index}-H${first + index}`, money(afterCents - beforeCents)),
      ],
    );
    yield* madeOf(
      difference.fields,
      (one): SheetRow => [
        text(one.what),
        text(one.name),
        date(one.day),
        null,
        text(one.field ?? tables(`changes.kinds.${one.change}`)),
        text(one.old),
        text(one.new),
      ],
    );
  }
  return {
    name: tables("difference.name"),
    fileName: "difference",
    facts: difference === null ? [] : [[text(report(`difference.title.${difference.state}`))]],
    columns: [
      { heading: report("difference.what"), width: 22 },
      { heading: report("difference.product"), width: 34 },
      { heading: report("difference.day"), width: 11 },
      { heading: report("difference.person"), width: 18 },
      { heading: report("difference.field"), width: 22 },
      { heading: report("difference.old"), width: 24 },
      { heading: report("difference.new"), width: 24 },
      { heading: report("difference.before"), width: 12 },
      { heading: report("difference.after"), width: 12 },
      { heading: report("difference.change"), width: 12 },
    ],
    rows: (first) => severalAtOnce(rows(first)),
  };
}
