/** A transaction of a beancount ledger, with its postings in cents. */
export interface BeancountTransaction {
  readonly date: string;
  readonly payee: string;
  readonly narration: string;
  readonly lineItem: string;
  readonly postings: Readonly<Record<string, number>>;
}

const STRING = String.raw`"((?:[^"\\]|\\.)*)"`;
const ACCOUNT = String.raw`(?:Assets|Liabilities|Equity|Income|Expenses)(?::[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*)+`;
const DIRECTIVE = new RegExp(`^(?:option ${STRING} ${STRING}|plugin ${STRING})$`, "u");
const TRANSACTION = new RegExp(String.raw`^(\d{4}-\d\d-\d\d) \* ${STRING} ${STRING}$`, "u");
const METADATA = new RegExp(`^ {2}line-item: ${STRING}$`, "u");
const POSTING = new RegExp(String.raw`^ {2}(${ACCOUNT}) {2}(-?\d+)\.(\d\d) (CAD|USD)$`, "u");

const unquoted = (text = "") => text.replace(/\\(.)/g, "$1");

/**
 * Reads what the product writes for beancount, by the grammar of its "Language syntax". @throws for a line that the
 * grammar has no place for, and for a transaction that does not come to zero
 */
export function transactionsOf(ledger: string): BeancountTransaction[] {
  const transactions: { -readonly [Key in keyof BeancountTransaction]: BeancountTransaction[Key] }[] = [];
  for (const line of ledger.split("\n")) {
    if (line === "" || line.startsWith(";") || (transactions.length === 0 && DIRECTIVE.test(line))) continue;
    const [, date, payee, narration] = TRANSACTION.exec(line) ?? [];
    const last = transactions.at(-1);
    const [, lineItem] = METADATA.exec(line) ?? [];
    const [, account, whole, cents] = POSTING.exec(line) ?? [];
    if (date) {
      const texts = { payee: unquoted(payee), narration: unquoted(narration) };
      transactions.push({ date, ...texts, lineItem: "", postings: {} });
    } else if (last && lineItem) last.lineItem = lineItem;
    else if (last && account) last.postings = { ...last.postings, [account]: Number(`${whole}${cents}`) };
    else throw new Error(`beancount has no place for ${JSON.stringify(line)}`);
  }
  for (const { date, narration, postings } of transactions)
    if (Object.values(postings).reduce((sum, cents) => sum + cents, 0) !== 0)
      throw new Error(`${date} ${narration} does not come to zero`);
  return transactions;
}
