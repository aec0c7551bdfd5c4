import type { Readable } from "node:stream";
import type { PapersToRead } from "@gf-ledger/documents/claim/claim-papers";
import {
  claimPackage,
  claimReport,
  claimSummary,
  claimWorkbook,
  paperFileNames,
} from "@gf-ledger/documents/claim/package-stream";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { DocumentContext } from "../../context";
import type { DocumentHead, DocumentRefusal } from "../../downloads/document-job";
import type { Paper } from "./paper";
import { prepareClaimPapers } from "./read-claim-papers";

/** A document that is written while it is read; destroying its stream ends the work. */
export interface BegunDocument extends DocumentHead {
  readonly stream: Readable;
}

function begun(paper: Paper, papers: PapersToRead, fonts: Fonts): BegunDocument {
  const names = paperFileNames(papers);
  switch (paper) {
    case "package":
      return { fileName: names.package, mediaType: "application/zip", stream: claimPackage(papers, fonts) };
    case "report.pdf":
      return {
        fileName: names.report,
        mediaType: "application/pdf",
        stream: claimReport(papers, fonts),
      };
    case "report.xlsx":
      return {
        fileName: names.workbook,
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        stream: claimWorkbook(papers),
      };
    case "summary.csv":
      return {
        fileName: names.csv,
        mediaType: "text/csv; charset=utf-8",
        stream: claimSummary(papers),
      };
  }
}

/** Begins one of a claim's papers (claim-18). */
export async function beginClaimPaper(
  ctx: DocumentContext,
  { id, paper }: { readonly id: string; readonly paper: Paper },
  readFonts: () => Promise<Fonts>,
): Promise<Outcome<BegunDocument, DocumentRefusal>> {
  const prepared = await prepareClaimPapers(ctx, { id });
  return prepared.ok ? done(begun(paper, prepared.value, await readFonts())) : prepared;
}
