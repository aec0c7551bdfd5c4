import MAKER_SIZES from "../data/maker-sizes.json";
import REGIONAL_PRICES from "../data/regional-prices.json";
import STAND_INS from "../data/stand-ins.json";
import { PRODUCT_TABLES } from "./product-tables";
import { contentHash } from "./text/content-hash";

const PRICED_BY = [Object.values(PRODUCT_TABLES), STAND_INS, MAKER_SIZES, REGIONAL_PRICES];

/** Changes whenever a row that decides a regular price changes; stored with what the catalogue priced. */
export const CATALOGUE_VERSION = `2026-07-${contentHash(JSON.stringify(PRICED_BY))}`;
