import { GROUNDS, type Ground, warnsOfEstimates } from "@gf-ledger/domain/pricing/ground";
import { INK, type PrintedPage, SOFT } from "../../pdf/printed-page";
import { structure } from "../../pdf/structure";
import type { ClaimDocuments } from "../claim-documents";
import { rowsOnEstimates } from "../rows-on-estimates";
import { headed } from "./look";
import type { Printing } from "./printing";

const BAR_HEIGHT = 14;
const LEGEND_HEIGHT = 16;
/** Room for the bar and its legend. */
const BAR_IN = 70;
/** A square of its shade before each of the legend's words, and what keeps them apart. */
const SQUARE = 12;
const LEGEND_GAP = 18;
/** Dark to light, so that the parts differ in grey as well. */
const SHADES: Readonly<Record<Ground, string>> = {
  evidence: "#166534",
  yourWord: "#4d8a63",
  published: "#9cc5aa",
  estimate: "#e7c9a9",
};

/** The bar of evidence: its parts drawn, and said in words for whoever cannot see them. */
function drawBar(page: PrintedPage, documents: ClaimDocuments, print: Printing) {
  const { restsOn } = documents;
  const { common, grounds, report } = print.words;
  const { evidence, yourWord, published, estimate } = restsOn;
  const amounts = {
    evidence: print.money(evidence),
    yourWord: print.money(yourWord),
    published: print.money(published),
    estimate: print.money(estimate),
  };
  // A part below 0 has no room, and the others share the bar.
  const whole = GROUNDS.reduce((sum, ground) => sum + Math.max(0, restsOn[ground]), 0);
  const { pdf, left, width } = page;
  page.ensure(BAR_IN);
  pdf.y += 10;
  const top = pdf.y;
  const bbox: [number, number, number, number] = [left, top, left + width, top + BAR_HEIGHT];
  const draw = () => {
    let x = left;
    for (const ground of GROUNDS) {
      const room = (width * Math.max(0, restsOn[ground])) / whole;
      pdf.rect(x, top, room, BAR_HEIGHT).fill(SHADES[ground]);
      x += room;
    }
  };
  page.root.add(
    structure(pdf, "Figure", { alt: report("evidence.bar", amounts), bbox, placement: "Block" }, draw),
  );
  pdf.y = top + BAR_HEIGHT + 6;
  let y = pdf.y;
  let x = left;
  // What nothing rests on is left out.
  for (const ground of GROUNDS.filter((one) => restsOn[one] !== 0)) {
    const cents = restsOn[ground];
    const words = common("labelled", {
      label: grounds(ground),
      words: `${print.money(cents)} (${print.percent(cents / documents.foodCents)})`,
    });
    pdf.font("regular").fontSize(9);
    const room = pdf.widthOfString(words);
    if (x + SQUARE + room > left + width) {
      x = left;
      y += LEGEND_HEIGHT;
    }
    const [at, line] = [x, y];
    page.decorate(() => pdf.rect(at, line + 1, 8, 8).fill(SHADES[ground]));
    const legend = () => void pdf.fillColor(INK).text(words, at + SQUARE, line, { lineBreak: false });
    page.root.add(pdf.struct("P", {}, legend));
    x += SQUARE + room + LEGEND_GAP;
  }
  pdf.x = left;
  pdf.y = y + LEGEND_HEIGHT;
}

/** Rows that are named below the warning; the workbook's sheet Evidence has all. */
const NAMED = 20;

/** That more than a quarter of the claim rests on estimates, with the rows that carry them (claim-19). */
function warnOfEstimates(page: PrintedPage, documents: ClaimDocuments, print: Printing) {
  const { restsOn, foodCents } = documents;
  if (!warnsOfEstimates(restsOn.estimate, foodCents)) return;
  const { report } = print.words;
  const amount = print.money(restsOn.estimate);
  const rows = rowsOnEstimates(documents);
  const warning = report("evidence.warning", {
    amount,
    percent: print.percent(restsOn.estimate / foodCents),
  });
  page.list(
    rows.slice(0, NAMED).map((row) =>
      report("evidence.carries", {
        product: [row.name, print.size(row.size, row.unit)].filter(Boolean).join(", "),
        amount: print.money(row.restsOn.estimate),
        whole: print.money(row.amountCents),
      }),
    ),
    { size: 9 },
    [{ role: "P", text: warning, look: { font: "semibold", size: 9.5, above: 6 } }],
  );
  const others = rows.slice(NAMED);
  const rest = others.reduce((sum, row) => sum + row.restsOn.estimate, 0);
  if (others.length > 0)
    page.write("P", report("evidence.others", { count: others.length, amount: print.money(rest) }), {
      size: 9,
    });
}

/** What the claim rests on, and a warning where that is estimates (claim-19). */
export function printEvidence(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  const { report } = print.words;
  page.begin(headed(report("evidence.title"), report("evidence.intro")), BAR_IN);
  if (documents.foodCents > 0) drawBar(page, documents, print);
  else page.write("P", report("evidence.nothing"), { colour: SOFT });
  warnOfEstimates(page, documents, print);
}
