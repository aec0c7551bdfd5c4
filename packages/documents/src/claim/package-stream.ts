import { Readable } from "node:stream";
import type { Fonts } from "../pdf/tagged-document";
import { tableCsv } from "../table/table-csv";
import { workbookStream } from "../xlsx/workbook-stream";
import { type ZipEntry, zipStream } from "../zip/zip-stream";
import { checklistText } from "./checklist";
import type { ClaimPapers } from "./claim-papers";
import { documentWords } from "./document-words";
import { writeReport } from "./report/write-report";
import { CLAIM_TABLES, claimTables } from "./tables/claim-tables";

/** The names that the papers are saved under; they hold no name of a person. */
export function paperFileNames({ taxYear }: Pick<ClaimPapers, "taxYear">) {
  const name = `gluten-free-claim-${taxYear}`;
  return {
    package: `${name}.zip`,
    report: `${name}.pdf`,
    workbook: `${name}.xlsx`,
    csv: `${name}.csv`,
  } as const;
}

const noonOf = ({ madeOn }: Pick<ClaimPapers, "madeOn">) => new Date(`${madeOn}T12:00:00Z`);

/** The workbook of a claim (claim-18), written while it is read. */
export function claimWorkbook(papers: ClaimPapers): Readable {
  const title = `${documentWords(papers).report("title")} ${papers.taxYear}`;
  return workbookStream({ title, language: papers.locale }, claimTables(papers), noonOf(papers));
}

/** The report of a claim as a stream (claim-18). */
export function claimReport(papers: ClaimPapers, fonts: Fonts): Readable {
  return Readable.from(writeReport(papers, fonts), { objectMode: false });
}

/** The rows of a claim as one CSV file, the first sheet of its workbook. */
export function claimSummary(papers: ClaimPapers): Readable {
  const [summary] = claimTables(papers);
  return Readable.from(summary ? tableCsv(summary) : [], { objectMode: false });
}

/** Papers that are gathered when their first file is written; its names and dates are known before. */
export interface PapersToRead extends Pick<ClaimPapers, "taxYear" | "madeOn"> {
  read(): Promise<ClaimPapers>;
}

/**
 * The package of a claim (claim-18): checklist, CSVs, report and workbook in one ZIP that is written while
 * it is read. The first bytes go out before the papers are gathered, and what takes long stands last.
 */
export function claimPackage(toRead: PapersToRead, fonts: Fonts): Readable {
  const names = paperFileNames(toRead);
  let gathered: Promise<ClaimPapers> | undefined;
  const written = (write: (papers: ClaimPapers) => AsyncIterable<string | Uint8Array> | Iterable<string>) =>
    async function* open() {
      gathered ??= toRead.read();
      yield* write(await gathered);
    };
  const entries: ZipEntry[] = [
    { path: "checklist.txt", compress: true, open: written((papers) => [checklistText(papers)]) },
    ...CLAIM_TABLES.map(({ fileName, tableOf }) => ({
      path: `csv/${fileName}.csv`,
      compress: true,
      open: written((papers) => tableCsv(tableOf(papers))),
    })),
    { path: names.report, compress: false, open: written((papers) => writeReport(papers, fonts)) },
    { path: names.workbook, compress: false, open: written(claimWorkbook) },
  ];
  return zipStream(entries, noonOf(toRead));
}
