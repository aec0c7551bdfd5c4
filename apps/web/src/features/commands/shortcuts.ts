import type { Messages } from "@gf-ledger/messages/messages";

type Word = keyof Messages["commands"]["keys"];

export interface Shortcut {
  /** The keys as react-hotkeys-hook reads them: `g>r` is one after the other. */
  readonly keys: string;
  readonly word: Word;
  /** Where it goes; the others act on the page. */
  readonly page?: string;
}

/** The list of commands opens with a modifier key, so that it works while one types, and can't be turned off. */
export const OPEN_COMMANDS = "mod+k";
export const OPEN_SHEET = "?";
export const FIND_ON_PAGE = "/";

/** Shortcuts of plain keys, which can be turned off (WCAG 2.1.4). */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: OPEN_SHEET, word: "sheet" },
  { keys: FIND_ON_PAGE, word: "find" },
  { keys: "n", word: "newReceipt", page: "/upload-receipt" },
  { keys: "g>l", word: "receipts", page: "/receipts" },
  { keys: "g>r", word: "reports", page: "/reports" },
  { keys: "g>t", word: "taxSummary", page: "/tax-summary" },
  { keys: "g>c", word: "claim", page: "/claim" },
  { keys: "g>p", word: "people", page: "/people" },
  { keys: "g>b", word: "priceBook", page: "/price-book" },
  { keys: "g>a", word: "account", page: "/account" },
];

/** The pages that plain keys go to. */
export const PAGE_SHORTCUTS: ReadonlyMap<string, string> = new Map(
  SHORTCUTS.flatMap(({ keys, page }) => (page === undefined ? [] : [[keys, page] as const])),
);

const KEPT = "gf-ledger.shortcuts";

/** Whether plain keys act; on until somebody turns them off on this device. */
export function plainKeysAct(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}

/** Turns plain keys on or off on this device; a browser that forbids storage keeps them on. */
export function letPlainKeysAct(act: boolean): void {
  try {
    if (act) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, "off");
  } catch {
    // Nothing can be kept here.
  }
}
