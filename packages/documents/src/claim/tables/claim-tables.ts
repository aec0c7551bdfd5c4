import type { Table } from "../../table/table";
import type { ClaimPapers } from "../claim-papers";
import { adjustmentsTable } from "./adjustments-table";
import { changesTable } from "./changes-table";
import { comparatorsTable } from "./comparators-table";
import { evidenceTable } from "./evidence-table";
import { itemsTable } from "./items-table";
import { receiptsTable } from "./receipts-table";
import { summaryTable } from "./summary-table";

/** The tables of a claim in the order of the workbook's sheets; each is a CSV file as well (claim-18). */
export function claimTables(papers: ClaimPapers): readonly Table[] {
  return [
    summaryTable(papers),
    itemsTable(papers),
    comparatorsTable(papers),
    evidenceTable(papers),
    receiptsTable(papers),
    adjustmentsTable(papers),
    changesTable(papers),
  ];
}
