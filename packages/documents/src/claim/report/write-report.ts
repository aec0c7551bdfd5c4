import { finishPages, printedPage } from "../../pdf/printed-page";
import { type Fonts, taggedDocument } from "../../pdf/tagged-document";
import { writtenWhileRead } from "../../pdf/written-while-read";
import type { PapersToRead } from "../claim-papers";
import { claimantName } from "../naming";
import { paperWords } from "../words/paper-words";
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
  const words = paperWords(toRead).report;
  const title = `${words.title[toRead.edition]} ${toRead.taxYear}`;
  const pdf = taggedDocument(fonts, {
    title,
    subject: words.subject,
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
    await finishPages(page, words.head(claimantName(papers), papers.taxYear), words.foot, written);
    page.root.end();
  });
}
