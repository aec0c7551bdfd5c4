import { Readable } from "node:stream";
import { type Audience, isFor } from "@gf-ledger/domain/documents/audience";
import type { Fonts } from "../pdf/tagged-document";
import { tableCsv } from "../table/table-csv";
import { workbookStream } from "../xlsx/workbook-stream";
import { type ZipEntry, zipStream } from "../zip/zip-stream";
import { checklistText } from "./checklist";
import type { DocumentsToWrite } from "./claim-documents";
import { documentWords } from "./document-words";
import { documentTitle } from "./naming";
import { writeReport } from "./report/write-report";
import { CLAIM_TABLES } from "./tables/claim-tables";
import { summaryTable } from "./tables/summary-table";

/** The names that the papers are saved under, in their language; they hold no name of a person. */
export function documentFileNames(
  documents: Pick<DocumentsToWrite, "locale" | "taxYear" | "audience" | "version">,
) {
  const { report } = documentWords(documents);
  const { audience, taxYear, version } = documents;
  const name = [
    report("file.name", { year: String(taxYear) }),
    audience && report(`file.${audience}`),
    version,
  ]
    .filter(Boolean)
    .join("-");
  return {
    package: `${name}.zip`,
    report: `${name}.pdf`,
    workbook: `${name}.xlsx`,
    csv: `${name}.csv`,
  } as const;
}

/** The tables of a claim that belong to the papers that are asked for. */
const tablesFor = (audience: Audience | undefined) =>
  CLAIM_TABLES.filter((table) => isFor(table.of, audience));

const noonOf = ({ madeOn }: Pick<DocumentsToWrite, "madeOn">) => new Date(`${madeOn}T12:00:00Z`);

/** The workbook of a claim (claim-18), written while it is read. */
export function claimWorkbook(documents: DocumentsToWrite): Readable {
  const { tables } = documentWords(documents);
  const { audience } = documents;
  const sheets = tablesFor(audience).map(({ fileName, tableOf }) => ({
    name: tables(`${fileName}.name`),
    read: async () => tableOf(await documents.read(), audience),
  }));
  const title = documentTitle(documents);
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
 * it is read. What takes long stands last. The authority's holds report and workbook, and the photos that the
 * person lays in (claim-71).
 */
export function claimPackage(documents: DocumentsToWrite, fonts: Fonts): Readable {
  const names = documentFileNames(documents);
  const { audience } = documents;
  const { report, tables } = documentWords(documents);
  const own: ZipEntry[] = [
    {
      path: `${report("file.checklist")}.txt`,
      compress: true,
      async *open() {
        yield checklistText(await documents.read());
      },
    },
    ...tablesFor(audience).map(({ fileName, tableOf }) => ({
      path: `csv/${tables(`${fileName}.file`)}.csv`,
      compress: true,
      open: () => tableCsv(async () => tableOf(await documents.read(), audience)),
    })),
  ];
  const entries: ZipEntry[] = [
    ...(isFor("yourself", audience) ? own : []),
    { path: names.report, compress: false, open: () => writeReport(documents, fonts) },
    { path: names.workbook, compress: false, open: () => claimWorkbook(documents) },
  ];
  return zipStream(entries, noonOf(documents));
}
