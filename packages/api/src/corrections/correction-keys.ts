import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";

/** One key for all shops of a chain: the store's name before its place or number. */
export function chainKeyOf(store: string | null): string {
  if (store === null) return "";
  return spellingKey(store.split(/[,#\d]|\s[-–]\s/u)[0] ?? "") || spellingKey(store);
}

/** One key for a till's text, which prints a product alike on every receipt. */
export const textKeyOf = spellingKey;
