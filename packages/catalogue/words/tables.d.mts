import type { DataRows } from "@gf-ledger/domain/table/table";

export declare const BOTH_LANGUAGES_ROWS: DataRows;
export declare const ENGLISH_ROWS: DataRows;
export declare const FRENCH_CUTS_ROWS: DataRows;
export declare const FRENCH_ONLY_CUTS_ROWS: DataRows;
export declare const FRENCH_ROWS: DataRows;
export declare const GLUTEN_FOODS_ROWS: DataRows;
export declare const KINDS_ROWS: DataRows;
export declare const NEIGHBOURS_ROWS: DataRows;
export declare const PLAIN_NAMES_ROWS: DataRows;
export declare const SAME_THINGS_ROWS: DataRows;
export declare const SECOND_MEANINGS_ROWS: DataRows;
export declare const SHORT_FORMS_ROWS: DataRows;
export declare const SILENT_ROWS: DataRows;
