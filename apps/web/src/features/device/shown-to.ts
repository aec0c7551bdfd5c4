import { SHOWN_TO_HEADER } from "@gf-ledger/domain/account/shown-to";

let mark: string | null = null;

/** From now on this page is of the account that the server gave this mark to; `null` of none. */
export function showTo(pageMark: string | null): void {
  mark = pageMark;
}

/** What a page sends with its calls, so that the server writes nothing of it into another account (accounts-96). */
export const shownTo = (): Record<string, string> => (mark === null ? {} : { [SHOWN_TO_HEADER]: mark });
