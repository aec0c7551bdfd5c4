const KEPT = "gf-ledger.read-at-once";

/** Whether photos are read as soon as they are chosen (receipts-81); so it is until somebody turns it off here. */
export function readsAtOnce(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}

/** Keeps the choice on this device, where the browser lets it. */
export function readAtOnce(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, "off");
  } catch {
    // Nothing can be kept here.
  }
}
