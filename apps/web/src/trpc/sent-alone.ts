/** Calls that carry a photo or a file, by their paths; the server takes none of them in a batch (api-28). */
const WITH_FILE: ReadonlySet<string> = new Set([
  "imports.make",
  "imports.preview",
  "priceBook.packagePhoto",
  "priceBook.shelfPhoto",
  "receipts.confirm",
  "receipts.create",
  "receipts.read",
]);

/** Calls that change the account or show that it is oneself; the server takes none of them in a batch (accounts-19). */
const ALONE = /^(?:account|confirmation)\./;

interface Call {
  readonly path: string;
  readonly type: "query" | "mutation" | "subscription";
}

/** Whether a call goes alone. */
export const isSentAlone = ({ path, type }: Call): boolean =>
  WITH_FILE.has(path) || (ALONE.test(path) && type === "mutation");
