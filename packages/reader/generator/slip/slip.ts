import type { ReceiptFontName } from "./receipt-font";

/**
 * One printed row. `wide` and `tall` double the characters; `inverted` prints white on black from that column
 * on.
 */
export type SlipRow =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly wide?: boolean;
      readonly tall?: boolean;
      readonly bold?: boolean;
      readonly inverted?: number;
    }
  | { readonly kind: "logo"; readonly text: string; readonly slant: number }
  | { readonly kind: "rule" }
  | { readonly kind: "barcode"; readonly digits: string }
  | { readonly kind: "gap"; readonly rows: number };

/** A receipt as it is sent to the till's printer. */
export interface Slip {
  readonly font: ReceiptFontName;
  /** Characters in a row. */
  readonly columns: number;
  readonly rows: readonly SlipRow[];
  /** What is printed on the back of the roll; it may show through. Empty: nothing. */
  readonly back: readonly string[];
}

/**
 * A row of plain text, without spaces at its end. It is not cut to the paper: a row too long is the layout's
 * bug.
 */
export function row(
  text: string,
  style: Omit<Extract<SlipRow, { kind: "text" }>, "kind" | "text"> = {},
): SlipRow {
  return { kind: "text", text: text.trimEnd(), ...style };
}

export function gap(rows = 1): SlipRow {
  return { kind: "gap", rows };
}
