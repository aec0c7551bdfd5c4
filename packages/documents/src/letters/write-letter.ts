import { pdfBytes } from "../pdf/bytes-of";
import { type DocumentFonts, taggedDocument } from "../pdf/tagged-document";
import type { Letter } from "./letter";

const INK = "#1c1917";
const SOFT = "#57534e";
const RULE = "#a8a29e";
const LETTERHEAD_HEIGHT = 52;
/** Room to write in above a rule. */
const BLANK_HEIGHT = 21;

interface Look {
  readonly font?: "regular" | "semibold";
  readonly size?: number;
  readonly colour?: string;
  /** Points of space above. */
  readonly above?: number;
}

/** The page as it is written, top to bottom. */
function pageOf(pdf: PDFKit.PDFDocument, title: string) {
  const root = pdf.struct("Document", { title });
  pdf.addStructure(root);
  const { left, right } = pdf.page.margins;
  return {
    write(role: "H1" | "H2" | "P", text: string, look: Look = {}) {
      const { font = "regular", size = 11, colour = INK, above = 0 } = look;
      pdf.y += above;
      root.add(
        pdf.struct(role, {}, () => {
          pdf.font(font).fontSize(size).fillColor(colour).text(text, left, pdf.y, { lineGap: 3 });
        }),
      );
    },
    /** A line across the page; decoration, which a screen reader leaves out. */
    rule(above: number) {
      pdf.y += above;
      pdf.markContent("Artifact", { type: "Layout" });
      pdf
        .moveTo(left, pdf.y)
        .lineTo(pdf.page.width - right, pdf.y)
        .lineWidth(0.75)
        .strokeColor(RULE)
        .stroke();
      pdf.endMarkedContent();
      pdf.y += 3;
    },
    skipTo(y: number) {
      pdf.y = y;
    },
  };
}

/** A letter as a tagged PDF of one page (claim-20). */
export function writeLetter(letter: Letter, fonts: DocumentFonts): Promise<Uint8Array> {
  const pdf = taggedDocument(fonts, {
    title: letter.title,
    subject: letter.subject,
    language: letter.locale,
  });
  const page = pageOf(pdf, letter.title);
  const blank = (label: string) => {
    page.rule(BLANK_HEIGHT);
    page.write("P", label, { size: 9, colour: SOFT });
  };
  page.write("P", letter.letterhead, { size: 9, colour: SOFT });
  page.skipTo(pdf.page.margins.top + LETTERHEAD_HEIGHT);
  page.write("H1", letter.title, { font: "semibold", size: 18 });
  page.write("P", letter.salutation, { above: 8 });
  for (const label of letter.patientBlanks) blank(label);
  page.skipTo(pdf.y + 12);
  for (const text of letter.paragraphs) page.write("P", text, { above: 6 });
  for (const label of letter.signerBlanks) blank(label);
  page.rule(20);
  page.write("H2", letter.forPatient, { font: "semibold", size: 10, above: 8 });
  for (const text of letter.notes) page.write("P", text, { size: 9, colour: SOFT, above: 3 });
  return pdfBytes(pdf);
}
