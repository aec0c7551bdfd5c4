const KEY = "gf-ledger.language-of-tab";

/** Has this tab keep a language that the account could not: in somebody else's records, or without a network. */
export function keepChoiceInTab(): void {
  try {
    sessionStorage.setItem(KEY, "kept");
  } catch {
    // Without storage the next page follows the account.
  }
}

/** Whether this tab's language was chosen here and is not the account's. */
export function tabHasChoice(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
