import { MAKER_SIZES_TABLE, REGIONAL_PRICES_TABLE, STAND_INS_TABLE } from "../data/tables.mjs";
import { PRODUCT_TABLES } from "./product-tables";
import { contentHash } from "./text/content-hash";

const PRICED_BY = [Object.values(PRODUCT_TABLES), STAND_INS_TABLE, MAKER_SIZES_TABLE, REGIONAL_PRICES_TABLE];

/** Changes whenever a row that decides a regular price changes; stored with what the catalogue priced. */
export const CATALOGUE_VERSION = `2026-07-${contentHash(JSON.stringify(PRICED_BY))}`;
