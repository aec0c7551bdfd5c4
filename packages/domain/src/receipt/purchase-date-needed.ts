/** Said by the screens beside the field, and by the server to whoever saves a receipt without a date. */
export const PURCHASE_DATE_NEEDED = "Please enter the purchase date before saving: a claim needs one.";
