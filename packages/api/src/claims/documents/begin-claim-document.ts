import type { Readable } from "node:stream";
import type { DocumentsToWrite } from "@gf-ledger/documents/claim/claim-documents";
import {
  claimPackage,
  claimReport,
  claimSummary,
  claimWorkbook,
  documentFileNames,
} from "@gf-ledger/documents/claim/package-stream";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { DocumentContext } from "../../context";
import type { DocumentHead, DocumentRefusal } from "../../downloads/document-job";
import type { DocumentName, DocumentOf } from "./document-name";
import { prepareClaimDocuments } from "./read-claim-documents";

/** A document that is written while it is read; destroying its stream ends the work. */
export interface BegunDocument extends DocumentHead {
  readonly stream: Readable;
}

function begun(claimDocument: DocumentName, claimDocuments: DocumentsToWrite, fonts: Fonts): BegunDocument {
  const names = documentFileNames(claimDocuments);
  switch (claimDocument) {
    case "package":
      return {
        fileName: names.package,
        mediaType: "application/zip",
        stream: claimPackage(claimDocuments, fonts),
      };
    case "report.pdf":
      return {
        fileName: names.report,
        mediaType: "application/pdf",
        stream: claimReport(claimDocuments, fonts),
      };
    case "report.xlsx":
      return {
        fileName: names.workbook,
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        stream: claimWorkbook(claimDocuments),
      };
    case "summary.csv":
      return {
        fileName: names.csv,
        mediaType: "text/csv; charset=utf-8",
        stream: claimSummary(claimDocuments),
      };
  }
}

/** Begins one of a claim's documents (claim-18). */
export async function beginClaimDocument(
  ctx: DocumentContext,
  { id, document: claimDocument, version, audience }: DocumentOf,
  readFonts: () => Promise<Fonts>,
): Promise<Outcome<BegunDocument, DocumentRefusal>> {
  const prepared = await prepareClaimDocuments(ctx, version === undefined ? { id } : { id, version });
  if (!prepared.ok) return prepared;
  return done(begun(claimDocument, { ...prepared.value, audience, version }, await readFonts()));
}
