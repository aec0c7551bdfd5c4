import { MAKER_SIZE_TABLE } from "../data/maker-sizes";
import { REGIONAL_PRICE_TABLE } from "../data/regional-prices";
import { STAND_IN_TABLE } from "../data/stand-ins";
import { PRODUCT_TEXT } from "./product-table";
import { contentHash } from "./text/content-hash";

/** Changes whenever a row that decides a regular price changes; stored with what the catalogue priced. */
export const CATALOGUE_VERSION = `2026-07-${contentHash(PRODUCT_TEXT + STAND_IN_TABLE + MAKER_SIZE_TABLE + REGIONAL_PRICE_TABLE)}`;
