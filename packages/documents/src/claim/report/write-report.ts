import { finishPages, printedPage } from "../../pdf/printed-page";
import { type Fonts, taggedDocument } from "../../pdf/tagged-document";
import { writtenWhileRead } from "../../pdf/written-while-read";
import type { DocumentsToWrite } from "../claim-documents";
import { documentWords } from "../document-words";
import { claimantName } from "../naming";
import { printBlocks } from "./blocks";
import { printChanges, printChecklist, printDoubts, printReceipts } from "./closing";
import { printCover } from "./cover";
import { printCreditEstimate } from "./credit-estimate";
import { printDifference } from "./difference";
import { printEvidence } from "./evidence";
import { printLedger } from "./ledger";
import { printing } from "./printing";
import { printReturnLines } from "./return-lines";
import { printShares } from "./shares";

/**
 * The report of a claim as a tagged PDF of letter size (claim-18), a page at a time as it is read. It holds
 * rows and receipts, not line items, so that its size depends on how many products there are. Its first bytes
 * go out before the papers are gathered.
 */
export function writeReport(toRead: DocumentsToWrite, fonts: Fonts): AsyncGenerator<Uint8Array> {
  const { report } = documentWords(toRead);
  const title = `${report("title")} ${toRead.taxYear}`;
  const pdf = taggedDocument(fonts, {
    title,
    subject: report("subject"),
    language: toRead.locale,
    madeOn: toRead.madeOn,
    manyPages: true,
  });
  const written = writtenWhileRead(pdf);
  const page = printedPage(pdf, fonts, title, written);
  return written.parts(async () => {
    const documents = await toRead.read();
    const print = printing(documents);
    await printCover(page, documents, print);
    page.newPage();
    await printBlocks(page, documents, print);
    await printShares(page, documents, print);
    await printEvidence(page, documents, print);
    await printLedger(page, documents, print);
    await printReturnLines(page, documents, print);
    await printCreditEstimate(page, documents, print);
    printDoubts(page, documents, print);
    await printReceipts(page, documents, print);
    await printDifference(page, documents, print);
    await printChanges(page, documents, print);
    printChecklist(page, documents, print);
    const head = report("head", { name: claimantName(documents), year: String(documents.taxYear) });
    await finishPages(
      page,
      head,
      (number, of) => report("foot", { page: String(number), of: String(of) }),
      written,
    );
    page.root.end();
  });
}
