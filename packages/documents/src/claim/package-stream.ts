import { Readable } from "node:stream";
import type { Fonts } from "../pdf/tagged-document";
import { tableCsv } from "../table/table-csv";
import { workbookStream } from "../xlsx/workbook-stream";
import { type ZipEntry, zipStream } from "../zip/zip-stream";
import { checklistText } from "./checklist";
import type { ClaimPapers } from "./claim-papers";
import { writeReport } from "./report/write-report";
import { claimTables } from "./tables/claim-tables";
import { REPORT_WORDS } from "./words/report-words";

/** The names that the papers are saved under; they hold no name of a person. */
export function paperFileNames({ taxYear }: Pick<ClaimPapers, "taxYear">) {
  const name = `gluten-free-claim-${taxYear}`;
  return {
    package: `${name}.zip`,
    report: `${name}.pdf`,
    workbook: `${name}.xlsx`,
    summary: `${name}.csv`,
  } as const;
}

const noonOf = ({ madeOn }: ClaimPapers) => new Date(`${madeOn}T12:00:00Z`);

/** The workbook of a claim (claim-18), written while it is read. */
export function claimWorkbook(papers: ClaimPapers): Readable {
  const title = `${REPORT_WORDS.title[papers.edition]} ${papers.taxYear}`;
  return workbookStream(title, claimTables(papers), noonOf(papers));
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

/**
 * The package of a claim (claim-18): checklist, CSVs, report and workbook in one ZIP that is written while
 * it is read. What takes long stands last, so that the first bytes go out at once.
 */
export function claimPackage(papers: ClaimPapers, fonts: Fonts): Readable {
  const names = paperFileNames(papers);
  const entries: ZipEntry[] = [
    { path: "checklist.txt", compress: true, open: () => [checklistText(papers)] },
    ...claimTables(papers).map((table) => ({
      path: `csv/${table.fileName}.csv`,
      compress: true,
      open: () => tableCsv(table),
    })),
    { path: names.report, compress: false, open: () => writeReport(papers, fonts) },
    { path: names.workbook, compress: false, open: () => claimWorkbook(papers) },
  ];
  return zipStream(entries, noonOf(papers));
}
