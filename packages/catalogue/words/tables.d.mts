import type { Table } from "@gf-ledger/domain/table/read-table";

export declare const BOTH_LANGUAGES_TABLE: Table;
export declare const ENGLISH_TABLE: Table;
export declare const FRENCH_CUTS_TABLE: Table;
export declare const FRENCH_ONLY_CUTS_TABLE: Table;
export declare const FRENCH_TABLE: Table;
export declare const GLUTEN_FOODS_TABLE: Table;
export declare const KINDS_TABLE: Table;
export declare const NEIGHBOURS_TABLE: Table;
export declare const PLAIN_NAMES_TABLE: Table;
export declare const SAME_THINGS_TABLE: Table;
export declare const SECOND_MEANINGS_TABLE: Table;
export declare const SHORT_FORMS_TABLE: Table;
export declare const SILENT_TABLE: Table;
