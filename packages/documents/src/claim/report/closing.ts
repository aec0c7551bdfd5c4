import type { PrintedPage } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import { howLongToKeep, thingsToKeep } from "../checklist";
import type { ClaimDocuments } from "../claim-documents";
import { recordedWord } from "../words/recorded-words";
import { unconfirmedStatements } from "../words/unconfirmed";
import { headed, SMALL } from "./look";
import type { Printing } from "./printing";

/** Points of height that the list of what to keep, and until when, needs to stay on one page. */
const CHECKLIST_IN = 230;

/** What is not confirmed, and what was left out: nothing is in silence. */
export function printDoubts(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  const { common, report } = print.words;
  const list = (title: string, intro: string | undefined, items: readonly string[], none: string) => {
    if (items.length > 0) return page.list(items, { size: 9.5 }, headed(title, intro));
    page.begin(headed(title), 20);
    page.write("P", none, SMALL);
  };
  list(
    report("unconfirmed.title"),
    report("unconfirmed.intro"),
    unconfirmedStatements(documents),
    report("unconfirmed.none"),
  );
  const leftOut = documents.leftOut.map(({ items, reason }) =>
    report("leftOut.items", { count: items, reason: common(`leftOut.${reason}`) }),
  );
  list(report("leftOut.title"), undefined, leftOut, report("leftOut.none"));
}

/** The fields of a thing; none of a name that only begins as one does. */
function fieldsOf(value: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(value) as Readonly<Record<string, unknown>>;
  } catch {
    return { name: value };
  }
}

/** A value as a cell has room for it: of a thing that came or went only what it is called. */
function shortly(value: string | null, otherwise: string): string {
  if (value === null) return "–";
  if (!value.startsWith("{")) return value;
  const { name, what, note } = fieldsOf(value);
  const called = [name, what, note].find((one) => typeof one === "string" && one !== "");
  return typeof called === "string" ? called : otherwise;
}

/** What changed after filing (claim-17); nothing for a draft, whose changes stand in the workbook. */
export async function printChanges(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { changes, status } = documents;
  if (status === "draft" || changes.length === 0) return;
  const { common, report } = print.words;
  await printTable(
    page,
    report("changes.title"),
    [
      { heading: report("changes.when"), part: 2.6 },
      { heading: report("changes.who"), part: 2.4 },
      { heading: report("changes.what"), part: 2.6 },
      { heading: report("changes.from"), part: 2 },
      { heading: report("changes.to"), part: 2 },
      { heading: report("changes.why"), part: 2.6 },
    ],
    printedRows(changes, (one) => ({
      cells: [
        one.changedAt.slice(0, 16).replace("T", " "),
        one.changedBy,
        common("labelled", {
          label: recordedWord(print.words, "things", one.thing),
          words: [
            one.name,
            one.day && print.shortDate(one.day),
            one.field ?? recordedWord(print.words, "kinds", one.change),
          ]
            .filter(Boolean)
            .join(", "),
        }),
        shortly(one.old, report("changes.inWorkbook")),
        shortly(one.new, report("changes.inWorkbook")),
        one.why ?? "–",
      ],
    })),
    headed(report("changes.title")),
  );
}

/** The checklist: letter, receipts, and until when they are kept. */
export function printChecklist(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  page.ensure(CHECKLIST_IN);
  page.list(thingsToKeep(documents), {}, headed(print.words.report("checklist.title")));
  for (const sentence of howLongToKeep(documents)) page.write("P", sentence, { above: 6 });
}
