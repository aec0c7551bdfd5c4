import type { DataRows } from "@gf-ledger/domain/table/table";

export declare const FOODS_ROWS: DataRows;
