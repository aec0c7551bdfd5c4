import type { PrintedPage } from "../../pdf/printed-page";
import { letters } from "../checklist";
import type { ClaimDocuments } from "../claim-documents";
import { headed } from "./look";
import type { Printing } from "./printing";

/** The letter of each person with celiac disease: its date and who signed it. */
export function printLetters(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  const known = letters(documents);
  if (known.length > 0) page.list(known, { size: 9.5 }, headed(print.words.report("letters")));
}
