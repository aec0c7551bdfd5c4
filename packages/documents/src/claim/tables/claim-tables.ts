import type { Messages } from "@gf-ledger/messages/messages";
import type { SheetTable } from "../../table/table";
import type { ClaimDocuments } from "../claim-documents";
import { adjustmentsTable } from "./adjustments-table";
import { changesTable } from "./changes-table";
import { comparatorsTable } from "./comparators-table";
import { differenceTable } from "./difference-table";
import { evidenceTable } from "./evidence-table";
import { itemsTable } from "./items-table";
import { receiptsTable } from "./receipts-table";
import { returnLinesTable } from "./return-lines-table";
import { summaryTable } from "./summary-table";

/** The tables of a claim in the order of the workbook's sheets; each is a CSV file as well (claim-18). */
export const CLAIM_TABLES: readonly {
  /** Its words stand under the same name. */
  readonly fileName: keyof Messages["claimTables"];
  readonly tableOf: (documents: ClaimDocuments) => SheetTable;
}[] = [
  { fileName: "summary", tableOf: summaryTable },
  { fileName: "items", tableOf: itemsTable },
  { fileName: "comparators", tableOf: comparatorsTable },
  { fileName: "evidence", tableOf: evidenceTable },
  { fileName: "receipts", tableOf: receiptsTable },
  { fileName: "adjustments", tableOf: adjustmentsTable },
  { fileName: "lines", tableOf: returnLinesTable },
  { fileName: "difference", tableOf: differenceTable },
  { fileName: "changes", tableOf: changesTable },
];
