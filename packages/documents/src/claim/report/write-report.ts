import { type Audience, type InPackages, isFor } from "@gf-ledger/domain/documents/audience";
import { finishPages, type PrintedPage, printedPage } from "../../pdf/printed-page";
import { type Fonts, taggedDocument } from "../../pdf/tagged-document";
import { writtenWhileRead } from "../../pdf/written-while-read";
import { letters } from "../checklist";
import type { ClaimDocuments, DocumentsToWrite } from "../claim-documents";
import { documentWords } from "../document-words";
import { claimantName, documentTitle } from "../naming";
import { printBlocks } from "./blocks";
import { printChanges, printChecklist, printDoubts } from "./closing";
import { printComparators } from "./comparators";
import { printCover } from "./cover";
import { printCreditEstimate } from "./credit-estimate";
import { printDifference } from "./difference";
import { printEvidence } from "./evidence";
import { printLedger } from "./ledger";
import { headed } from "./look";
import { type Printing, printing } from "./printing";
import { printFingerprints, printReceipts } from "./receipts";
import { printReturnLines } from "./return-lines";
import { printShares } from "./shares";

type PrintPart = (
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
  audience?: Audience,
) => Promise<void> | void;

/** The letter of each person with celiac disease: its date and who signed it. */
function printLetters(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  const known = letters(documents);
  if (known.length > 0) page.list(known, { size: 9.5 }, headed(print.words.report("letters")));
}

/** The parts of the report in their order, each with the package that it belongs to (claim-71). */
const PARTS: readonly (readonly [InPackages, PrintPart])[] = [
  ["authority", printBlocks],
  ["authority", printShares],
  ["authority", printReceipts],
  ["authority", printComparators],
  ["authority", printLedger],
  ["authority", printLetters],
  ["yourself", printReturnLines],
  ["yourself", printCreditEstimate],
  ["yourself", printEvidence],
  ["yourself", printDoubts],
  ["yourself", printDifference],
  ["yourself", printChanges],
  ["yourself", printChecklist],
  ["yourself", printFingerprints],
];

/**
 * The report of a claim as a tagged PDF of letter size (claim-18), a page at a time as it is read. It holds
 * lines and receipts, not line items, so that its size depends on how many products there are. Its first bytes
 * go out before the papers are gathered. For an audience it holds what is in its package.
 */
export function writeReport(toRead: DocumentsToWrite, fonts: Fonts): AsyncGenerator<Uint8Array> {
  const { report } = documentWords(toRead);
  const { audience } = toRead;
  const title = documentTitle(toRead);
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
    await printCover(page, documents, print, audience);
    page.newPage();
    for (const [of, printPart] of PARTS)
      if (isFor(of, audience)) await printPart(page, documents, print, audience);
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
