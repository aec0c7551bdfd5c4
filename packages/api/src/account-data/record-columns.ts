/** The headings of an account's tables, in the order of their columns. */
export const RECORD_COLUMNS = {
  receipts: [
    "Receipt",
    "Date",
    "Store",
    "Status",
    "Lines",
    "Subtotal",
    "Tax",
    "Total",
    "Currency",
    "Uploaded",
  ],
  items: [
    "Receipt",
    "Line",
    "Product",
    "Price",
    "Quantity",
    "Unit",
    "Category",
    "Gluten-free",
    "Selected",
    "Currency",
  ],
  lineItems: [
    "Date",
    "Store",
    "Product",
    "Category",
    "Quantity",
    "GF Price",
    "Regular Price",
    "Difference",
    "Price Source",
    "Currency",
    "Receipt",
  ],
} as const;

type Headings<Columns extends readonly string[]> = { readonly [Column in keyof Columns]: string };

/** The same columns in another language: one too few fails the build. */
export type RecordColumns = {
  readonly [Table in keyof typeof RECORD_COLUMNS]: Headings<(typeof RECORD_COLUMNS)[Table]>;
};
