import { MAKER_SIZES_ROWS, REGIONAL_PRICES_ROWS, STAND_INS_ROWS } from "../data/tables.mjs";
import { PRODUCT_FILES } from "./product-files";
import { contentHash } from "./text/content-hash";

const PRICED_BY = [Object.values(PRODUCT_FILES), STAND_INS_ROWS, MAKER_SIZES_ROWS, REGIONAL_PRICES_ROWS];

/** Changes whenever a row that decides a regular price changes; stored with what the catalogue priced. */
export const CATALOGUE_VERSION = `2026-07-${contentHash(JSON.stringify(PRICED_BY))}`;
