import type { FormulaWords } from "./formula-words";

const and = (amounts: readonly string[]) => amounts.join(" et ");

export const FORMULA_WORDS_FR: FormulaWords = {
  lesser: (amounts) => `la moins élevée de ces sommes\u00A0: ${and(amounts)}`,
  greater: (amounts) => `la plus élevée de ces sommes\u00A0: ${and(amounts)}`,
  difference: (from, less, least) => `${from} − ${less}, au moins ${least}`,
  percent: (percent, of) => `${String(percent).replace(".", ",")}\u00A0% de ${of}`,
};
