import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { CHAINS } from "@gf-ledger/reader/chains/chains";

const named = CHAINS.map(({ id, name }) => [spellingKey(name), id] as const).sort(
  ([one], [other]) => other.length - one.length,
);

/** One key for all shops of a chain: a known chain's, else the store's name before its place or number. */
export function chainKeyOf(store: string | null): string {
  if (store === null) return "";
  const key = spellingKey(store);
  const known = named.find(([name]) => key === name || key.startsWith(`${name} `));
  if (known) return known[1];
  return spellingKey(store.split(/[,#\d]/u)[0] ?? "") || key;
}

/** One key for a till's text, which prints a product alike on every receipt. */
export const textKeyOf = spellingKey;
