const KEPT = new Set([
  "molasses",
  "couscous",
  "hummus",
  "swiss",
  "asparagus",
  "brussels",
  "cheerios",
  "doritos",
  "cheetos",
  "ruffles",
  "perogies",
  "fries",
  "krispies",
  "oreos",
  "snickers",
  "pringles",
  "gas",
  "less",
  "plus",
  "texas",
  "citrus",
  "schnapps",
  "always",
  "rice krispies",
  "doritos",
]);

/** A rough English singular, good enough to compare words: "cookies" → "cookie", "loaves" → "loaf". */
export function singular(word: string): string {
  if (word.length < 4 || KEPT.has(word) || !word.endsWith("s") || word.endsWith("ss") || word.endsWith("us"))
    return word;
  if (/(?:lo|le)aves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/^chill?ies$/.test(word)) return "chili";
  if (word.endsWith("ies")) return SHORT_IE.has(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|to|go)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const SHORT_IE = new Set([
  "cookies",
  "brownies",
  "blondies",
  "pies",
  "smoothies",
  "veggies",
  "calories",
  "hoagies",
]);
