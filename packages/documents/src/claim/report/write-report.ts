import { finishPages, printedPage } from "../../pdf/printed-page";
import { type Fonts, taggedDocument } from "../../pdf/tagged-document";
import { writtenWhileRead } from "../../pdf/written-while-read";
import type { PapersToRead } from "../claim-papers";
import { documentWords } from "../document-words";
import { claimantName } from "../naming";
import { printBlocks } from "./blocks";
import { printChanges, printChecklist, printDoubts, printReceipts } from "./closing";
import { printCover } from "./cover";
import { printEvidence } from "./evidence";
import { printLedger } from "./ledger";
import { printing } from "./printing";
import { printShares } from "./shares";
import { printWorth } from "./worth";

/**
 * The report of a claim as a tagged PDF of letter size (claim-18), a page at a time as it is read. It holds
 * rows and receipts, not line items, so that its size depends on how many products there are. Its first bytes
 * go out before the papers are gathered.
 */
export function writeReport(toRead: PapersToRead, fonts: Fonts): AsyncGenerator<Uint8Array> {
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
    const papers = await toRead.read();
    const print = printing(papers);
    await printCover(page, papers, print);
    page.newPage();
    await printBlocks(page, papers, print);
    await printShares(page, papers, print);
    await printEvidence(page, papers, print);
    await printLedger(page, papers, print);
    await printWorth(page, papers, print);
    printDoubts(page, papers, print);
    await printReceipts(page, papers, print);
    await printChanges(page, papers, print);
    printChecklist(page, papers, print);
    const head = report("head", { name: claimantName(papers), year: String(papers.taxYear) });
    await finishPages(
      page,
      head,
      (number, of) => report("foot", { page: String(number), of: String(of) }),
      written,
    );
    page.root.end();
  });
}
