/** How a formula is said, in one language; what is put in is written as its language writes it. */
export interface FormulaWords {
  lesser(amounts: readonly string[]): string;
  greater(amounts: readonly string[]): string;
  difference(from: string, less: string, least: string): string;
  percent(percent: number, of: string): string;
}

const and = (amounts: readonly string[]) => amounts.join(" and ");

export const FORMULA_WORDS: FormulaWords = {
  lesser: (amounts) => `the lesser of ${and(amounts)}`,
  greater: (amounts) => `the larger of ${and(amounts)}`,
  difference: (from, less, least) => `${from} − ${less}, at least ${least}`,
  percent: (percent, of) => `${percent}% of ${of}`,
};
