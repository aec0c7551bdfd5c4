import type { Readable } from "node:stream";
import {
  claimPackage,
  claimReport,
  claimSummary,
  claimWorkbook,
  type PapersToRead,
  paperFileNames,
} from "@gf-ledger/documents/claim/package-stream";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { DocumentContext } from "../../context";
import type { DocumentHead, DocumentRefusal } from "../../downloads/document-job";
import { readAtReplica } from "../../on-replica";
import type { Paper } from "./paper";
import { prepareClaimPapers } from "./read-claim-papers";

/** A document that is written while it is read; destroying its stream ends the work. */
export interface BegunDocument extends DocumentHead {
  readonly stream: Readable;
}

async function begun(paper: Paper, papers: PapersToRead, fonts: Fonts): Promise<BegunDocument> {
  const names = paperFileNames(papers);
  switch (paper) {
    case "package":
      return { fileName: names.package, mediaType: "application/zip", stream: claimPackage(papers, fonts) };
    case "report.pdf":
      return {
        fileName: names.report,
        mediaType: "application/pdf",
        stream: claimReport(await papers.read(), fonts),
      };
    case "report.xlsx":
      return {
        fileName: names.workbook,
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        stream: claimWorkbook(await papers.read()),
      };
    case "summary.csv":
      return {
        fileName: names.csv,
        mediaType: "text/csv; charset=utf-8",
        stream: claimSummary(await papers.read()),
      };
  }
}

/** Begins one of a claim's papers (claim-18). */
export function beginClaimPaper(
  ctx: DocumentContext,
  { id, paper }: { readonly id: string; readonly paper: Paper },
  readFonts: () => Promise<Fonts>,
): Promise<Outcome<BegunDocument, DocumentRefusal>> {
  return readAtReplica(ctx, async (reading) => {
    const prepared = await prepareClaimPapers(reading, { id });
    return prepared.ok ? done(await begun(paper, prepared.value, await readFonts())) : prepared;
  });
}
