const RETURN_WORDS = /\b(?:return|refund|retour|remboursement|void)\b/giu;

/** The product's name on a line that gives money back: "RETURN GF PENNE" is of GF PENNE. */
export function returnedName(name: string): string {
  const product = name.replace(RETURN_WORDS, " ").replace(/\s+/g, " ").trim();
  return product === "" ? name : product;
}
