import { AMERICAN_GROCERS } from "./american-grocers";
import { AMERICAN_SHOPS } from "./american-shops";
import { CANADIAN_CHAINS } from "./canadian-chains";
import type { ChainCountry, ChainRow } from "./chain-row";

/** The key of a chain's entry. Unlike a name, it stands for one chain only. */
export type ChainId =
  | keyof typeof AMERICAN_GROCERS
  | keyof typeof AMERICAN_SHOPS
  | keyof typeof CANADIAN_CHAINS;

/** A chain with its key; a list that its entry leaves out is empty. */
export interface Chain extends ChainRow {
  readonly id: ChainId;
  readonly countries: readonly ChainCountry[];
  readonly aliases: readonly string[];
  readonly webs: readonly string[];
  readonly slogans: readonly string[];
  readonly programmes: readonly string[];
}

function chainsOf<Id extends ChainId>(table: Readonly<Record<Id, ChainRow>>, home: ChainCountry): Chain[] {
  return (Object.keys(table) as Id[]).map((id) => ({
    countries: [home],
    aliases: [],
    webs: [],
    slogans: [],
    programmes: [],
    ...table[id],
    id,
  }));
}

/** Every known chain, in the order of the tables: of two equally likely ones the first counts. */
export const CHAINS: readonly Chain[] = [
  ...chainsOf(AMERICAN_GROCERS, "us"),
  ...chainsOf(AMERICAN_SHOPS, "us"),
  ...chainsOf(CANADIAN_CHAINS, "ca"),
];
