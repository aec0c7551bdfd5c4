import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";

const SYLLABLES = ["bel", "mar", "nor", "sun", "oak", "lin", "vale", "gran", "ster", "field", "wood", "cor"];
const STYLES = [
  "Stone Ground",
  "Cellar",
  "Harbour",
  "Prairie",
  "Monastery",
  "Orchard",
  "Lighthouse",
  "Trailside",
];
const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2];
/** One product in so many has a style in its name, a name of its own. */
const STYLED_EVERY = 12;

/**
 * `count` further products grown from real ones as a big catalogue grows: other brands and sizes, and now
 * and then a name of its own. The same each time.
 */
export function generatedProducts(seeds: readonly CatalogueProduct[], count: number): CatalogueProduct[] {
  return Array.from({ length: count }, (_, index): CatalogueProduct => {
    const seed = seeds[index % seeds.length] as CatalogueProduct;
    const round = Math.floor(index / seeds.length);
    const scale = SIZES[(round + index) % SIZES.length] ?? 1;
    const style = index % STYLED_EVERY === 0 ? `${STYLES[round % STYLES.length]} ` : "";
    const size = seed.unit === "each" ? seed.size : Math.max(1, Math.round(seed.size * scale));
    const cents = (price: number) => Math.max(1, Math.round((price * size) / seed.size));
    return {
      ...seed,
      id: `generated-${index}`,
      name: `${style}${seed.name}`,
      brand: brandOf(round),
      size,
      price: { ca: cents(seed.price.ca), us: cents(seed.price.us) },
    };
  });
}

function brandOf(round: number): string {
  const first = SYLLABLES[round % SYLLABLES.length] ?? "";
  const second = SYLLABLES[Math.floor(round / SYLLABLES.length) % SYLLABLES.length] ?? "";
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${second}`;
}
