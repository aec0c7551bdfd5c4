import { INK, type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printedRows, printTable } from "../../pdf/printed-table";
import { structure } from "../../pdf/structure";
import type { ClaimDocuments, DocumentComparator } from "../claim-documents";
import type { Printing } from "./printing";

const BAR_HEIGHT = 14;
const LEGEND_HEIGHT = 16;
/** Room for the heading, what it says, and the bar. */
const BEGINS_IN = 170;
/** A square of its shade before each of the legend's words, and what keeps them apart. */
const SQUARE = 12;
const LEGEND_GAP = 18;
/** Dark to light, so that the parts differ in grey as well. */
const SHADES = ["#166534", "#86b597", "#e7c9a9"];

/** The bar of evidence: its parts drawn, and said in words for whoever cannot see them. */
function drawBar(page: PrintedPage, documents: ClaimDocuments, print: Printing) {
  const { evidence, catalogue, estimates } = documents.restsOn;
  const { common, report } = print.words;
  const parts = [evidence, catalogue, estimates];
  const { pdf, left, width } = page;
  page.ensure(70);
  pdf.y += 10;
  const top = pdf.y;
  const [a = "", b = "", c = ""] = parts.map((cents) => print.money(cents));
  const bbox: [number, number, number, number] = [left, top, left + width, top + BAR_HEIGHT];
  const draw = () => {
    let x = left;
    for (const [index, cents] of parts.entries()) {
      const room = (width * cents) / documents.foodCents;
      pdf.rect(x, top, room, BAR_HEIGHT).fill(SHADES[index]);
      x += room;
    }
  };
  page.root.add(
    structure(
      pdf,
      "Figure",
      { alt: report("evidence.bar", { evidence: a, catalogue: b, estimates: c }), bbox, placement: "Block" },
      draw,
    ),
  );
  pdf.y = top + BAR_HEIGHT + 6;
  const labels = [
    report("evidence.onEvidence"),
    report("evidence.onCatalogue"),
    report("evidence.onEstimates"),
  ];
  let y = pdf.y;
  let x = left;
  for (const [index, label] of labels.entries()) {
    const cents = parts[index] ?? 0;
    const words = common("labelled", {
      label,
      words: `${print.money(cents)} (${print.percent(cents / documents.foodCents)})`,
    });
    pdf.font("regular").fontSize(9);
    const room = pdf.widthOfString(words);
    if (x + SQUARE + room > left + width) {
      x = left;
      y += LEGEND_HEIGHT;
    }
    const [at, line] = [x, y];
    page.decorate(() => pdf.rect(at, line + 1, 8, 8).fill(SHADES[index]));
    const legend = () => void pdf.fillColor(INK).text(words, at + SQUARE, line, { lineBreak: false });
    page.root.add(pdf.struct("P", {}, legend));
    x += SQUARE + room + LEGEND_GAP;
  }
  pdf.x = left;
  pdf.y = y + LEGEND_HEIGHT;
}

function seen({ store, place, knownOn }: DocumentComparator, print: Printing): string {
  const on = knownOn !== null && knownOn.length === 10 ? print.shortDate(knownOn) : knownOn;
  return [store, place, on].filter(Boolean).join(", ");
}

function comparatorRow(one: DocumentComparator, print: Printing): PrintedRow {
  const { common } = print.words;
  const how = one.priceSource === null ? common("unknownSource") : common(`priceSource.${one.priceSource}`);
  return {
    cells: [
      one.forProduct,
      one.product ?? "–",
      print.size(one.size, one.unit) || "–",
      print.amount(one.price),
      seen(one, print) || "–",
      how,
      print.number(one.timesUsed),
    ],
    ...(one.origin ? { note: one.origin, noteOver: 3 } : {}),
  };
}

/** How regular prices were found: what the claim rests on, and each regular product it was compared with. */
export async function printEvidence(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { report } = print.words;
  page.ensure(BEGINS_IN);
  page.write("H2", report("evidence.title"), { font: "semibold", size: 14, above: 20 });
  page.write("P", report("evidence.intro"), { size: 9.5 });
  if (documents.foodCents > 0) drawBar(page, documents, print);
  else page.write("P", report("evidence.nothing"), { colour: SOFT });
  if (documents.comparators.length === 0) return;
  page.write("H3", report("evidence.comparators"), { font: "semibold", size: 11, above: 10 });
  page.pdf.y += 4;
  await printTable(
    page,
    report("evidence.comparators"),
    [
      { heading: report("evidence.for"), part: 4 },
      { heading: report("evidence.regular"), part: 3.4 },
      { heading: report("evidence.size"), part: 1.5, align: "right" },
      { heading: report("evidence.price"), part: 1.4, align: "right" },
      { heading: report("evidence.seen"), part: 3 },
      { heading: report("evidence.how"), part: 3.4 },
      { heading: report("evidence.items"), part: 1.2, align: "right" },
    ],
    printedRows(documents.comparators, (one) => comparatorRow(one, print)),
  );
}
