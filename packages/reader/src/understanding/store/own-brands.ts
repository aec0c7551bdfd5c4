import { CHAINS, type Chain } from "../../chains/chains";
import type { Line } from "../lines/lines";
import { lettersAndDigits, plainGlyphs } from "../words/glyphs";
import type { ChainMatch } from "./chain-matching";

/** The shop is recognised by this many goods of one brand, if they are at least half of all branded goods. */
const ENOUGH = 3;
const SCORE = 0.66;
const OWN_BRANDS = CHAINS.flatMap((chain) => (chain.ownBrands ? [{ begin: chain.ownBrands, chain }] : []));

/** A product's name with the chain's own brand at its front spelt as the chain spells it. */
export function brandedName(name: string, chain: Chain | null): string {
  const known = chain?.misreadBrand;
  return known ? name.replace(known.read, known.brand) : name;
}

/** The chain whose own brands were bought, where nothing else tells the shop: a weak witness. */
export function chainByOwnBrands(lines: readonly Line[]): ChainMatch | null {
  const sold = new Map<Chain, Line[]>();
  for (const line of lines) {
    if (line.price === null || line.word !== "open") continue;
    const name = plainGlyphs(line.spelling)
      .toUpperCase()
      .replace(/^[\W\d]*(?=[A-Z]{2})/, "");
    const spelling = line.spelling.toUpperCase();
    const brand = OWN_BRANDS.find(({ begin }) => begin.test(name) || begin.test(spelling));
    if (brand) sold.set(brand.chain, [...(sold.get(brand.chain) ?? []), line]);
  }
  const [best, second] = [...sold].sort((a, b) => b[1].length - a[1].length);
  const [chain, [line] = []] = best ?? [];
  if (!best || best[1].length < ENOUGH || (second && second[1].length * 2 > best[1].length)) return null;
  return chain && line
    ? { chain, line, score: SCORE, name: lettersAndDigits(chain.name), isLoose: false }
    : null;
}
