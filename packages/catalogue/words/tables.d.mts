import type { TableRows } from "@gf-ledger/domain/table/table";

export declare const BOTH_LANGUAGES_ROWS: TableRows;
export declare const ENGLISH_ROWS: TableRows;
export declare const FRENCH_CUTS_ROWS: TableRows;
export declare const FRENCH_ONLY_CUTS_ROWS: TableRows;
export declare const FRENCH_ROWS: TableRows;
export declare const GLUTEN_FOODS_ROWS: TableRows;
export declare const KINDS_ROWS: TableRows;
export declare const NEIGHBOURS_ROWS: TableRows;
export declare const PLAIN_NAMES_ROWS: TableRows;
export declare const SAME_THINGS_ROWS: TableRows;
export declare const SECOND_MEANINGS_ROWS: TableRows;
export declare const SHORT_FORMS_ROWS: TableRows;
export declare const SILENT_ROWS: TableRows;
