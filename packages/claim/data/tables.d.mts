import type { TableRows } from "@gf-ledger/domain/table/table";

export declare const CANADIAN_MONTHS_ROWS: TableRows;
export declare const AMERICAN_MONTHS_ROWS: TableRows;
