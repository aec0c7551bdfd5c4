import type { DataRows } from "@gf-ledger/domain/table/table";

export declare const CANADIAN_MONTHS_ROWS: DataRows;
export declare const AMERICAN_MONTHS_ROWS: DataRows;
