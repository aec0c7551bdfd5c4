import { articleKey } from "@gf-ledger/domain/line-item/article-code";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";

/** One key for all shops of a chain: the store's name before its place or number. */
export function chainKeyOf(store: string | null): string {
  if (store === null) return "";
  return spellingKey(store.split(/[,#\d]|\s[-–]\s/u)[0] ?? "") || spellingKey(store);
}

/** One key for a till's text, which prints a product alike on every receipt. */
export const textKeyOf = spellingKey;

/** One key for the printed forms of an article number; empty for none, or one that can't be remembered. */
export function articleCodeKeyOf(code: string | null): string {
  return code === null ? "" : (articleKey(code) ?? "");
}
