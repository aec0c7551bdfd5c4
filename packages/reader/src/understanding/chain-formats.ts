/**
 * Rows that only one chain's tills print, whatever else is legible: store, operator, terminal and
 * transaction numbers in one row and order.
 */
export const CHAIN_FORMATS: readonly (readonly [row: RegExp, chain: string])[] = [
  [/\bS[TI][#\s]*\d{3,5}\s*[O0DC]P[#\s]*\d{6,8}\s*TE?[#\s]*\d{2,3}\s*TR?[#\s]*\d{4,5}/i, "Walmart"],
  [/\bREC#\s?\d-\d{4}-\d{4}-\d{4}-\d{4}-\d\b.*VCD\s?#/i, "Target"],
  [/\bREG\s?#\s?\d+\s+TRN\s?#\s?\d+\s+CSHR\s?#\s?\d+\s+STR\s?#\s?\d+/i, "CVS/pharmacy"],
  [/\bRFN\s?#\s?\d{4}-\d{4}-\d{4}-\d{4}-\d{4}/i, "Walgreens"],
  [/\bCOSTCO\s+CASH\b|\bWHSE:?\s?\d+\s+TRM:?\s?\d+\s+TRN:?\s?\d+/i, "Costco Wholesale"],
];
