import { SILENT_ROWS } from "../../words/tables.mjs";
import { wordSet } from "./word-table";

/**
 * Words of store and maker brands, and of packaging and promotion, that say nothing about what a product is. Store
 * brands are there in their receipt short forms (PC, GV, KS).
 */
export const SILENT_WORDS = wordSet("silent", SILENT_ROWS);
