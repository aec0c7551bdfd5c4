import { Readable } from "node:stream";
import type { Fonts } from "../pdf/tagged-document";
import { tableCsv } from "../table/table-csv";
import { workbookStream } from "../xlsx/workbook-stream";
import { type ZipEntry, zipStream } from "../zip/zip-stream";
import { checklistText } from "./checklist";
import type { ClaimDocuments, DocumentsToWrite } from "./claim-documents";
import { documentWords } from "./document-words";
import { writeReport } from "./report/write-report";
import { CLAIM_TABLES } from "./tables/claim-tables";
import { summaryTable } from "./tables/summary-table";

/** The names that the papers are saved under; they hold no name of a person. */
export function documentFileNames({ taxYear }: Pick<ClaimDocuments, "taxYear">) {
  const name = `gluten-free-claim-${taxYear}`;
  return {
    package: `${name}.zip`,
    report: `${name}.pdf`,
    workbook: `${name}.xlsx`,
    csv: `${name}.csv`,
  } as const;
}

const noonOf = ({ madeOn }: Pick<ClaimDocuments, "madeOn">) => new Date(`${madeOn}T12:00:00Z`);

/** The workbook of a claim (claim-18), written while it is read. */
export function claimWorkbook(documents: DocumentsToWrite): Readable {
  const { report, tables } = documentWords(documents);
  const sheets = CLAIM_TABLES.map(({ fileName, tableOf }) => ({
    name: tables(`${fileName}.name`),
    read: async () => tableOf(await documents.read()),
  }));
  const title = `${report("title")} ${documents.taxYear}`;
  return workbookStream({ title, language: documents.locale }, sheets, noonOf(documents));
}

/** The report of a claim as a stream (claim-18). */
export function claimReport(documents: DocumentsToWrite, fonts: Fonts): Readable {
  return Readable.from(writeReport(documents, fonts), { objectMode: false });
}

/** The rows of a claim as one CSV file, the first sheet of its workbook. */
export function claimSummary(documents: DocumentsToWrite): Readable {
  return Readable.from(
    tableCsv(async () => summaryTable(await documents.read())),
    { objectMode: false },
  );
}

/**
 * The package of a claim (claim-18): checklist, CSVs, report and workbook in one ZIP that is written while
 * it is read. What takes long stands last.
 */
export function claimPackage(documents: DocumentsToWrite, fonts: Fonts): Readable {
  const names = documentFileNames(documents);
  const entries: ZipEntry[] = [
    {
      path: "checklist.txt",
      compress: true,
      async *open() {
        yield checklistText(await documents.read());
      },
    },
    ...CLAIM_TABLES.map(({ fileName, tableOf }) => ({
      path: `csv/${fileName}.csv`,
      compress: true,
      open: () => tableCsv(async () => tableOf(await documents.read())),
    })),
    { path: names.report, compress: false, open: () => writeReport(documents, fonts) },
    { path: names.workbook, compress: false, open: () => claimWorkbook(documents) },
  ];
  return zipStream(entries, noonOf(documents));
}
