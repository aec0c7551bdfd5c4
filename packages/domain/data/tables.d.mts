import type { TableRows } from "../src/table/table";

export declare const CATEGORY_KEYWORDS_ROWS: TableRows;
