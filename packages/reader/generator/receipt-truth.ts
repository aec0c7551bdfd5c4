/**
 * One item in the form the bench needs: its printed price, and what was paid if a discount line lowered it.
 */
export interface TruthItem {
  readonly name: string;
  /** Dollars as printed on the item's own line. */
  readonly price: number;
  /** Dollars after the item's own discount; absent where there was none. */
  readonly paid?: number;
  /** Packages on the line; absent for one package, or a weight. */
  readonly quantity?: number;
}

/** What a photograph shows. Money in dollars, the date as YYYY-MM-DD; `opt` are deposits and fees. */
export interface ReceiptTruth {
  readonly file: string;
  readonly store: string;
  readonly date: string;
  readonly total: number;
  readonly items: readonly TruthItem[];
  readonly opt: readonly TruthItem[];
}
