import { namesFood } from "./food-words";

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

const CHANGED = `(?:${[
  "(?:become |became |got |gotten |get |getting )(?:much |a lot |any )?(?:pricier|dearer|cheaper|(?:more|less) expensive)",
  "(?:gone|went|go|going) (?:up|down)|risen|increased?",
  "(?:more expensive|pricier|dearer|cheaper) (?:now|than (?:before|in \\p{L}+|last \\p{L}+))",
].join("|")})`;
const CHANGÉ =
  "(?:augmenté|monté|baissé|diminué|renchéri|(?:devenue?s?|rendue?s?) plus ch(?:er|ère)s?|(?:coûtent?|coûte)(?:-t?-?(?:ils?|elles?))? plus cher (?:qu[’']avant|maintenant))";

/** How people ask whether a product's price has changed for them, with the product in its place. */
const CHANGE_PATTERNS = [
  String.raw`\b(?:has|have|did|is|are) (?:the )?(?:prices? of )?(?:my |our |the )?(?<product>[^?]+?) ${CHANGED}`,
  String.raw`\b(?:how|by how) much (?:more expensive|dearer|pricier) (?:has|have|did|is|are) (?:my |our )?(?<product>[^?]+?) (?:become|got(?:ten)?|get)`,
  [
    String.raw`(?<!\p{L})(?:le |les )?(?:prix (?:de |du |des |d[’'])?)?(?:mon |ma |mes |notre |nos |le |la |les |l[’'])`,
    `(?<product>[^?]+?)[ -](?:(?:a|ont|est|sont)(?:-t)?-(?:il|elle|ils|elles)|ont|a|est|sont) ${CHANGÉ}`,
  ].join(""),
  String.raw`(?<!\p{L})(?:mon |ma |mes |notre |nos |le |la |les |l[’'])(?<product>[^?]+?) ${CHANGÉ}`,
].map((source) => new RegExp(source, "iu"));

const ARTICLE = /^(?:the|a|an|some|le|la|les|l[’']|un|une|des|du|de la|de)\s*(?<=[’'\s])/iu;
/** A question about the book itself names no product. */
const NO_PRODUCT =
  /^(?:it|this|that|an? (?:item|product)|items?|products?|things?|articles?|produits?|cela|ça|un (?:article|produit))$/iu;
/** "My price for bread is wrong" says something, and asks for no price. */
const NAMED = /(?<!\p{L})(?:is|are|was|were|isn[’']t|est|sont|était)(?!\p{L})/iu;
const MAX_CHARACTERS = 80;

function productIn(question: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
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

/** The product whose price a question asks of the person's own price book; `null` for any other question. */
export const productAsked = (question: string): string | null => productIn(question, PATTERNS);

/** What is bought at no shop, and any sum, has no price that the records keep. */
const NO_GROCERY = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "premium|plan|subscription|membership|fees?|limits?|thresholds?|claims?|refunds?|credits?|tax(?:es)?|totals?|costs?|amounts?|spending|budgets?|bills?",
    "years?|income|figures?|numbers?|records?|receipts?|everything|tout",
    "abonnements?|forfaits?|frais|limites?|seuils?|demandes?|remboursements?|crédits?|impôts?|total|coûts?",
    "revenus?|chiffres?|reçus?|dépenses?|budget|factures?|montants?",
  ].join("|")})(?!\p{L})`,
  "iu",
);

/** "Has my bread gone down in size" asks for no price, and "is it deductible?" for what may be claimed. */
const ASKS_MORE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "(?:up|down) in (?:size|weight|quality|number)|deduct\\p{L}*|claim\\p{L}*",
    "de (?:taille|poids|qualité|format)|déduct\\p{L}*|déduire|réclam\\p{L}*|demander",
  ].join("|")})(?!\p{L})`,
  "iu",
);

/** The food of which a question asks whether the person pays more for it now; `null` for any other question. */
export function productOfChange(question: string): string | null {
  if (ASKS_MORE.test(question)) return null;
  const product = productIn(question, CHANGE_PATTERNS);
  return product && namesFood(product) && !NO_GROCERY.test(product) ? product : null;
}
