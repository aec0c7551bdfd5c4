import { PRODUCT_TEXT } from "./product-table";
import { contentHash } from "./text/content-hash";

/** Changes whenever a row changes; stored with what the catalogue priced. */
export const CATALOGUE_VERSION = `2026-07-${contentHash(PRODUCT_TEXT)}`;
