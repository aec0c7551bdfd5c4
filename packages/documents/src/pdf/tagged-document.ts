import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import PDFDocument from "pdfkit";
import { sfntOfWoff } from "./sfnt-of-woff";

/** The library writes some twenty bytes at a time, and each write that waits costs ten times as much as it holds. */
const GATHERED_BYTES = 16 * 1024;

/** Gathers what a document writes from now on, so that it goes out in pieces of some length. */
function gatherWrites(pdf: PDFKit.PDFDocument): void {
  const push = pdf.push.bind(pdf);
  let held = Buffer.alloc(GATHERED_BYTES);
  let length = 0;
  const letGo = () => {
    if (length > 0) push(held.subarray(0, length));
    held = Buffer.alloc(GATHERED_BYTES);
    length = 0;
  };
  pdf.push = (bytes: Uint8Array | null): boolean => {
    if (bytes === null || length + bytes.length > GATHERED_BYTES) letGo();
    if (bytes === null || bytes.length > GATHERED_BYTES) return push(bytes);
    held.set(bytes, length);
    length += bytes.length;
    return true;
  };
}

/** The bytes of a font's files; they are embedded, as a document for screen readers needs. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
  /** For words in scripts that the first two do not have. */
  readonly other: Uint8Array;
}

export type DocumentFonts = Omit<Fonts, "other"> & Partial<Fonts>;

export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  /** BCP 47, for example `en-CA`. */
  readonly language: string;
  /** The day that the file names as its own; the day of writing where none is given. */
  readonly madeOn?: CalendarDate;
  /** Keeps all pages until the end, so that each can say how many there are. */
  readonly manyPages?: boolean;
}

const MARGIN = 54;

/** An empty PDF of letter size, tagged for screen readers; text begins in the regular font. */
export function taggedDocument(fonts: DocumentFonts, about: DocumentInfo): PDFKit.PDFDocument {
  const { title, subject, language, madeOn, manyPages = false } = about;
  const options: PDFKit.PDFDocumentOptions = {
    size: "LETTER",
    margin: MARGIN,
    bufferPages: manyPages,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: title,
      Subject: subject,
      Creator: "GF Ledger",
      Producer: "GF Ledger",
      ...(madeOn === undefined ? {} : { CreationDate: new Date(`${madeOn}T12:00:00Z`) }),
    },
  };
  // The library's types do not know its subset for screen readers yet.
  // Without a font of its own it does not read one beside its code, which a bundle lacks.
  const document = new PDFDocument(Object.assign(options, { subset: "PDF/UA", font: null }));
  gatherWrites(document);
  document.registerFont("regular", sfntOfWoff(fonts.regular));
  document.registerFont("semibold", sfntOfWoff(fonts.semibold));
  if (fonts.other) document.registerFont("other", sfntOfWoff(fonts.other));
  return document.font("regular").fontSize(11);
}
