import type { FormulaWords } from "./formula-words";

const and = (amounts: readonly string[]) => amounts.join(" et ");

export const FORMULA_WORDS_FR: FormulaWords = {
  lesser: (amounts) => `le moins élevé des montants suivants\u00A0: ${and(amounts)}`,
  greater: (amounts) => `le plus élevé des montants suivants\u00A0: ${and(amounts)}`,
  difference: (from, less, least) => `${from} − ${less}, au moins ${least}`,
  percent: (percent, of) => `${String(percent).replace(".", ",")}\u00A0% de ${of}`,
};
