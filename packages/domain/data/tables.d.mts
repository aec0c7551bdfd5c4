import type { DataRows } from "../src/table/table";

export declare const CATEGORY_KEYWORDS_ROWS: DataRows;
