import { finished, type Readable } from "node:stream";
import {
  claimPackage,
  claimReport,
  claimSummary,
  claimWorkbook,
  type PapersToRead,
  paperFileNames,
} from "@gf-ledger/documents/claim/package-stream";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { readAtReplica } from "../../on-replica";
import { prepareClaimPapers } from "./read-claim-papers";

/** The papers, by the last part of their paths. */
export const PAPERS = ["package", "report.pdf", "report.xlsx", "summary.csv"] as const;
export type Paper = (typeof PAPERS)[number];

export interface OpenedPaper {
  readonly fileName: string;
  readonly mediaType: string;
  /** Written while it is read; destroying it ends the work. */
  readonly stream: Readable;
}

/** How many are written at once by this server: each takes a second or so of its processor. */
const MOST_AT_ONCE = 3;
/** A reader that takes nothing for so long gives its place up. */
const LONGEST_MS = 5 * 60_000;
let underWay = 0;

async function opened(paper: Paper, papers: PapersToRead, fonts: Fonts): Promise<OpenedPaper> {
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

/** Begins one of a claim's papers (claim-18). Refused while too many are being written. */
export async function openClaimPaper(
  ctx: SignedInContext,
  { id, paper }: { readonly id: string; readonly paper: Paper },
  readFonts: () => Promise<Fonts>,
): Promise<
  Outcome<OpenedPaper, "too_many_requests" | "too_many_downloads" | "no_such_claim" | "claim_empty">
> {
  const taken = await ctx.limits.take([["claimPapersOfAccount", ctx.actor.scope.userId]]);
  if (!taken.ok) return taken;
  if (underWay >= MOST_AT_ONCE) return refused("too_many_downloads");
  underWay += 1;
  let writing = false;
  try {
    const begun = await readAtReplica(ctx, async (reading) => {
      const prepared = await prepareClaimPapers(reading, { id });
      return prepared.ok ? done(await opened(paper, prepared.value, await readFonts())) : prepared;
    });
    if (!begun.ok) return begun;
    const file = begun.value;
    writing = true;
    const patience = setTimeout(() => file.stream.destroy(), LONGEST_MS).unref();
    finished(file.stream, () => {
      clearTimeout(patience);
      underWay -= 1;
    });
    return done(file);
  } finally {
    if (!writing) underWay -= 1;
  }
}
