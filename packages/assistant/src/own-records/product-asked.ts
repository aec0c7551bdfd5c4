const BOOK = "(?:in|from|according to) my price ?book";
const LIVRE = "(?:dans|selon|d[’']après) mon carnet de prix";
const SAW = "(?:see|seen|note|noted|saved?|write down|written down|found|find|record|recorded)";

/** How people ask for a price of their book, with the product in its place. */
const PATTERNS = [
  String.raw`\bprices? (?:that )?(?:is |of |for |on |i have for )(?<product>.+?) ${BOOK}`,
  String.raw`\bmy price ?book (?:says?|has|have|holds?|shows?) (?:for|about|on|of) (?<product>.+)`,
  String.raw`\b(?:how much|what) (?:is|are|was|were|does|do|did) (?<product>(?!(?:the )?(?:regular )?prices?\b).+?) (?:cost )?${BOOK}`,
  String.raw`\bprices? (?:did|have) i (?:already )?${SAW} (?:for|of|on) (?<product>.+)`,
  String.raw`\bwhere (?:did|have) i (?:see|seen) (?<product>.+?) (?:cheapest|at what price)\b`,
  String.raw`\bmy (?:own |regular |usual )*price (?:of|for) (?<product>.+)`,
  String.raw`(?<!\p{L})prix (?:courant |habituel |régulier )?(?:est |ai-je pour )?(?:de la |de l[’']|des |du |de |d[’']|pour )(?<product>.+?) ${LIVRE}`,
  String.raw`(?<!\p{L})mon carnet de prix (?:dit|indique|contient|a)(?:-t-il)? (?:pour|sur|de) (?<product>.+)`,
  String.raw`(?<!\p{L})combien coûtent? (?<product>.+?) ${LIVRE}`,
  String.raw`(?<!\p{L})prix (?:courant |habituel )?(?:ai-je|que j[’']ai) (?:vu|noté|trouvé|enregistré)s? (?:pour|de|du|des) (?<product>.+)`,
  String.raw`(?<!\p{L})mon prix (?:courant |habituel )?(?:de la |de l[’']|des |du |de |d[’']|pour )(?<product>.+)`,
].map((source) => new RegExp(source, "iu"));

const ARTICLE = /^(?:the|a|an|some|le|la|les|l[’']|un|une|des|du|de la|de)\s*(?<=[’'\s])/iu;
/** A question about the book itself names no product. */
const NO_PRODUCT =
  /^(?:it|this|that|an? (?:item|product)|items?|products?|things?|articles?|produits?|cela|ça|un (?:article|produit))$/iu;
/** "My price for bread is wrong" says something, and asks for no price. */
const NAMED = /(?<!\p{L})(?:is|are|was|were|isn[’']t|est|sont|était)(?!\p{L})/iu;
const MAX_CHARACTERS = 80;

/** The product whose price a question asks of the person's own price book; `null` for any other question. */
export function productAsked(question: string): string | null {
  for (const pattern of PATTERNS) {
    const named = pattern.exec(question)?.groups?.product;
    const product = named
      ?.replace(/[?.!,;]+/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .replace(ARTICLE, "")
      .trim();
    if (product && product.length <= MAX_CHARACTERS && !NO_PRODUCT.test(product) && !NAMED.test(product))
      return product;
  }
  return null;
}
