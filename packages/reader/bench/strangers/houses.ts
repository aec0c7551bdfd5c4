import { CHAINS, type Chain, type ChainId } from "../../src/chains/chains";

/** Chains of one owner, and what the tables of patterns and words know of them. */
export interface House {
  readonly chains: readonly ChainId[];
  /** Rows that only their tills print, as they stand in the tables of patterns. */
  readonly rows: readonly string[];
  /** Brands and abbreviations in the table of grocery words. */
  readonly words: readonly string[];
}

/** Chains whose tills print the same rows, or of which a table beside `src/chains` knows something. */
const HOUSES: readonly House[] = [
  {
    chains: [
      "loblaws",
      "real-canadian-superstore",
      "atlantic-superstore",
      "no-frills",
      "maxi",
      "provigo",
      "zehrs",
      "fortinos",
      "your-independent-grocer",
      "independent-city-market",
      "valu-mart",
      "extra-foods",
      "real-canadian-wholesale-club",
      "dominion",
      "shoppers-drug-mart",
    ],
    rows: ["PC POINTS", "OPTIMUM", "PCOPT"],
    words: ["PC"],
  },
  {
    chains: ["sobeys", "iga", "freshco", "foodland", "thrifty-foods", "safeway", "albertsons"],
    rows: ["SCENE", "AIR MILES", String.raw`AIR\s?MILES`, String.raw`AIR\s?[MH]I[LI]ES`],
    words: ["SAVON"],
  },
  { chains: ["metro", "super-c", "food-basics"], rows: ["MOI"], words: [] },
  { chains: ["walmart"], rows: [], words: ["GV"] },
  { chains: ["costco"], rows: ["TPD"], words: ["KS", "TPD"] },
  { chains: ["kroger"], rows: [String.raw`\bE-?CPNS?\b`, "FUEL (PTS|POINT)"], words: ["KROGER"] },
];

/**
 * Everything that is known of a chain by its name: the entries of chains with that name and of those that print the
 * same rows, with these rows and words.
 */
export function houseNamed(name: string): House | null {
  const named = CHAINS.filter((chain: Chain) => chain.name === name).map(({ id }) => id);
  if (named.length === 0) return null;
  const houses = HOUSES.filter(({ chains }) => named.some((id) => chains.includes(id)));
  return {
    chains: [...new Set([...named, ...houses.flatMap(({ chains }) => chains)])],
    rows: houses.flatMap(({ rows }) => rows),
    words: houses.flatMap(({ words }) => words),
  };
}
