import type { ChainMatch } from "./chain-matching";
import { CHAINS } from "./chains";
import { lettersAndDigits, plainGlyphs } from "./glyphs";
import type { Line } from "./lines";

/** How the names of goods begin that one chain alone sells as its own brand. */
const OWN_BRANDS: readonly (readonly [name: RegExp, chain: string])[] = [
  [/^(GV|GREAT VAL(UE)?|EQUATE|MAINSTAYS?|MS)\b/, "Walmart"],
  [/^\**(KS|KIRKLAND)(?=[A-Z*\s])/, "Costco Wholesale"],
  [/^(MM|MEMBERS? ?'?S? ?MARK)\b/, "Sam's Club"],
  [/^(MARKET PANTRY|MP|GG|GOOD ?& ?GATHER|GOOD AND GATHER|UP ?& ?UP|UP UP)\b/, "Target"],
  [/^(KRO|KROGER|KRGR|SIMPLE TRUTH|STO)\b/, "Kroger"],
  [/^(PUBLIX|PBX|PUB|GREENWISE)\b/, "Publix"],
  [/^(HEB|H-E-B|HCF|HILL COUNTRY)\b/, "H-E-B"],
  [/^(WEGMANS?|WEG)\b/, "Wegmans"],
  [/^(365|WFM)\b/, "Whole Foods Market"],
  [/^(SE GROCERS|SEG)\b/, "Winn-Dixie"],
  [/^(DG|CLOVER VALLEY)\b/, "Dollar General"],
  [/^(HANN|HANNAFORD)\b/, "Hannaford"],
  [/^(HY-?VEE|HV)\b/, "Hy-Vee"],
];
/** So many goods of one brand, and no fewer than half of those of any brand, tell the shop. */
const ENOUGH = 3;
const SCORE = 0.66;

/** How a chain's own brand at the front of a name comes out of dotted print, and what it is. */
const MISREAD: Readonly<Record<string, readonly (readonly [read: RegExp, brand: string])[]>> = {
  Walmart: [[/^[6GSCOQ80][VUY](?=\s)/, "GV"]],
  "Costco Wholesale": [[/^(\**)K5(?=\s?[A-Z])/, "$1KS"]],
  "Sam's Club": [[/^[MHN]{2}(?=\s[A-Z]{2})/, "MM"]],
};

/** A product's name with the chain's own brand at its front spelt as the chain spells it. */
export function brandedName(name: string, chain: string | undefined): string {
  const known = MISREAD[chain ?? ""]?.find(([read]) => read.test(name));
  return known ? name.replace(known[0], known[1]) : name;
}

/** The chain whose own brands were bought, where nothing else tells the shop: a weak witness. */
export function chainByOwnBrands(lines: readonly Line[]): ChainMatch | null {
  const sold = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.price === null || line.word !== "open") continue;
    const name = plainGlyphs(line.spelling)
      .toUpperCase()
      .replace(/^[\W\d]*(?=[A-Z]{2})/, "");
    const brand = OWN_BRANDS.find(([begin]) => begin.test(name) || begin.test(line.spelling.toUpperCase()));
    if (brand) sold.set(brand[1], [...(sold.get(brand[1]) ?? []), line]);
  }
  const [best, second] = [...sold].sort((a, b) => b[1].length - a[1].length);
  if (!best || best[1].length < ENOUGH || (second && second[1].length * 2 > best[1].length)) return null;
  const chain = CHAINS.find((one) => one.name === best[0]);
  const line = best[1][0];
  return chain && line ? { chain, line, score: SCORE, name: lettersAndDigits(chain.name) } : null;
}
