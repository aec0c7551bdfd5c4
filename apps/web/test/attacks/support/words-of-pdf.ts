import { withPdf } from "@gf-ledger/reader/image/pdf-document";
import { pdfPageWords } from "@gf-ledger/reader/image/pdf-text";

/** Everything that a PDF's pages say, without blanks. */
export async function lettersOfPdf(bytes: Uint8Array): Promise<string> {
  return withPdf(bytes, async (document) => {
    const { pdfium, handle } = document;
    let message = "";
    for (let at = 0; at < pdfium.FPDF_GetPageCount(handle); at += 1) {
      const page = pdfium.FPDF_LoadPage(handle, at);
      message += pdfPageWords(document, page, 1, 0)
        .map(({ text }) => text.replace(/\s/g, ""))
        .join("");
      pdfium.FPDF_ClosePage(page);
    }
    return message;
  });
}
