/** receipts-3: the limit for a photo's own bytes, after base64 or a form is decoded. */
export const MAX_IMAGE_MEGABYTES = 15;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** The same as people read it. */
export const MAX_IMAGE_SIZE = `${MAX_IMAGE_MEGABYTES} MB`;
