import type { SummaryPart } from "@gf-ledger/claim/sums/rows/summary-lines";
import type { PrintedPage } from "../../pdf/printed-page";
import { type PrintedRow, printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments, DocumentBlock, DocumentLine } from "../claim-documents";
import { blockTitle } from "../naming";
import { summaryHeadings } from "../words/method-words";
import { headed, SMALL } from "./look";
import type { Printing } from "./printing";

/** Behind the name of a product whose size was not compared, and before what that means. */
const NO_SIZE = "*";
const NO_COUNTERPART = "†";

/** Who eats how much of the line; nothing where the only person it can be for eats all of it. */
function partNotes(line: DocumentLine, several: boolean, print: Printing): string[] {
  const { report } = print.words;
  const shared = line.parts.length > 1 || line.parts.some(({ share }) => share !== 1);
  if (!shared)
    return several
      ? line.parts.map(({ personId }) => report("part.all", { name: print.name(personId) }))
      : [];
  const part = ({ personId, share, amountCents }: SummaryPart) => {
    const values = { name: print.name(personId), amount: print.amount(amountCents) };
    return share === null
      ? report("part.differs", values)
      : report("part.of", { ...values, percent: print.percent(share) });
  };
  const number = print.number(line.quantity);
  const { incremental = "" } = line.averages ?? {};
  const whole = { number, incremental: print.exact(incremental), whole: print.amount(line.wholeCents) };
  return [report("part.whole", whole), ...line.parts.map(part)];
}

function marksOf(line: DocumentLine): string {
  const marks = [line.sizeCompared ? "" : NO_SIZE, line.kind === "no-counterpart" ? NO_COUNTERPART : ""];
  return marks.join("") === "" ? "" : ` ${marks.join("")}`;
}

function rowOf(line: DocumentLine, several: boolean, print: Printing): PrintedRow {
  const size = line.soldByWeight ? "" : print.size(line.size, line.unit);
  const note = [
    line.soldByWeight ? print.words.report("byWeight", { one: print.size(1, line.unit) }) : "",
    ...partNotes(line, several, print),
    ...line.notes,
  ];
  const { regular, glutenFree, incremental } = line.averages ?? {};
  return {
    cells: [
      `${size === "" ? line.name : `${line.name}, ${size}`}${marksOf(line)}`,
      line.soldByWeight ? print.size(line.quantity, line.unit) : print.number(line.quantity),
      print.exact(regular ?? null),
      print.exact(glutenFree ?? null),
      print.exact(incremental ?? null),
      print.amount(line.amountCents),
    ],
    note: note.filter(Boolean).join(" "),
  };
}

/** Everybody whose food the block holds; without food everybody who shares its line of the return. */
function eatersOf({ personIds, rows }: DocumentBlock): readonly string[] {
  const eaters = personIds.filter((id) => rows.some(({ personId }) => personId === id));
  return eaters.length > 0 ? eaters : personIds;
}

function intro({ edition, people }: ClaimDocuments, block: DocumentBlock, print: Printing): string {
  const { common, report } = print.words;
  if (edition === "us") return report("block.us");
  const eaters = eatersOf(block);
  const names = eaters.map(print.name).join(", ");
  if (block.line !== null) return report("block.for", { names, relation: common(`blockOf.${block.line}`) });
  const relations = people.filter(({ id }) => eaters.includes(id)).map(({ relation }) => relation);
  return report("block.for", {
    names,
    relation: relations.map((relation) => common(`relation.${relation}`)).join(", "),
  });
}

/** What the tables' marks mean and how their figures are rounded, each said once below all of them. */
function notesBelow({ blocks }: ClaimDocuments, print: Printing): string[] {
  const { common, report } = print.words;
  const lines = blocks.flatMap((block) => block.lines);
  return [
    ...(lines.some(({ averages }) => averages !== null) ? [report("block.rounding")] : []),
    ...(lines.some(({ sizeCompared }) => !sizeCompared) ? [`${NO_SIZE} ${common("sizeNotCompared")}`] : []),
    ...(lines.some(({ kind }) => kind === "no-counterpart")
      ? [`${NO_COUNTERPART} ${report("block.noCounterpart")}`]
      : []),
  ];
}

/** The authority's summary, one for each line of the return and each other dependant (claim-70). */
export async function printBlocks(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { report } = print.words;
  const headings = summaryHeadings(documents);
  const parts = [5.2, 2.3, 2, 2, 2, 1.9];
  for (const block of documents.blocks) {
    const title = blockTitle(documents, block);
    const lead = headed(title, intro(documents, block, print));
    if (block.lines.length === 0) {
      page.begin(lead, 20);
      page.write("P", report("block.empty"), { above: 4 });
      continue;
    }
    const several = eatersOf(block).length > 1;
    await printTable(
      page,
      title,
      headings.map((heading, index) => ({
        heading,
        part: parts[index] ?? 2,
        ...(index === 0 ? {} : { align: "right" as const }),
      })),
      printedRows(block.lines, (line) => rowOf(line, several, print), {
        cells: [report("block.total"), "", "", "", "", print.amount(block.foodCents)],
        strong: true,
      }),
      lead,
    );
  }
  for (const note of notesBelow(documents, print)) page.write("P", note, { ...SMALL, size: 9, above: 5 });
}
