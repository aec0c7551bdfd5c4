/** A part of an order's page or mail, whatever it is written as. */
export type OrderPageBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "line"; readonly text: string }
  /** Rows of cells in columns. A cell may have several lines; one that begins with `~` is struck through. */
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

export type OrderPage = readonly OrderPageBlock[];

/** What stands in front of a line of a cell that is struck through. */
export const STRUCK = "~";
