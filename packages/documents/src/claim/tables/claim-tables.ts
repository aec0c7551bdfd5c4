import type { Audience, InPackages } from "@gf-ledger/domain/documents/audience";
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
  /** The package that it belongs to (claim-71). */
  readonly of: InPackages;
  readonly tableOf: (documents: ClaimDocuments, audience?: Audience) => SheetTable;
}[] = [
  { fileName: "summary", of: "authority", tableOf: summaryTable },
  { fileName: "items", of: "authority", tableOf: itemsTable },
  { fileName: "comparators", of: "both", tableOf: comparatorsTable },
  { fileName: "evidence", of: "yourself", tableOf: evidenceTable },
  { fileName: "receipts", of: "both", tableOf: receiptsTable },
  { fileName: "adjustments", of: "authority", tableOf: adjustmentsTable },
  { fileName: "lines", of: "yourself", tableOf: returnLinesTable },
  { fileName: "difference", of: "yourself", tableOf: differenceTable },
  { fileName: "changes", of: "yourself", tableOf: changesTable },
];
