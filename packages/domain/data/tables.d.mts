import type { Table } from "../src/table/read-table";

export declare const CATEGORY_KEYWORDS_TABLE: Table;
