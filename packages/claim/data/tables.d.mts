import type { Table } from "@gf-ledger/domain/table/read-table";

export declare const CANADIAN_MONTHS_TABLE: Table;
export declare const AMERICAN_MONTHS_TABLE: Table;
