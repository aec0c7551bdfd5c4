import PDFDocument from "pdfkit";

/** The bytes of a font's files; they are embedded, as a document for screen readers needs. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  /** BCP 47, for example `en-CA`. */
  readonly language: string;
}

const MARGIN = 54;

/** An empty PDF of letter size, tagged for screen readers; text begins in the regular font. */
export function taggedDocument(fonts: Fonts, { title, subject, language }: DocumentInfo): PDFKit.PDFDocument {
  const options: PDFKit.PDFDocumentOptions = {
    size: "LETTER",
    margin: MARGIN,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Subject: subject, Creator: "GF Ledger", Producer: "GF Ledger" },
  };
  // The library's types do not know its subset for screen readers yet.
  const document = new PDFDocument(Object.assign(options, { subset: "PDF/UA" }));
  document.registerFont("regular", Buffer.from(fonts.regular));
  document.registerFont("semibold", Buffer.from(fonts.semibold));
  return document.font("regular").fontSize(11);
}
