/** Calls that carry a photo or a file, by their paths; the server takes none of them in a batch (api-28). */
const WITH_FILE: ReadonlySet<string> = new Set([
  "imports.make",
  "imports.preview",
  "priceBook.shelfPhoto",
  "receipts.confirm",
  "receipts.create",
  "receipts.read",
]);

interface Call {
  readonly path: string;
  readonly type: "query" | "mutation" | "subscription";
}

/** Whether a call goes alone. The server takes no call that changes the account in a batch either (accounts-19). */
export const isSentAlone = ({ path, type }: Call): boolean =>
  WITH_FILE.has(path) || (path.startsWith("account.") && type === "mutation");
