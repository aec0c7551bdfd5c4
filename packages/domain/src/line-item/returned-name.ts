const RETURN_WORDS = /\b(?:return|refund|retour|remboursement|void)\b/giu;
const AT_AN_END =
  /^(?:return|refund|retour|remboursement|void)\b|\b(?:return|refund|retour|remboursement|void)\W*$/iu;

/** The product's name on a line that gives money back: "RETURN GF PENNE" is of GF PENNE. */
export function returnedName(name: string): string {
  const product = name.replace(RETURN_WORDS, " ").replace(/\s+/g, " ").trim();
  return product === "" ? name : product;
}

/** Whether a name says that money was given back: "REFUND GF PENNE", "GF penne (refund)". */
export const isNamedAsReturn = (name: string): boolean => AT_AN_END.test(name.trim());
