import { spellingKey } from "../line-item/spelling-key";
import type { DecimalSign } from "./import-mapping";
import { importedNumber } from "./imported-amount";
import { briefText, type TableCell } from "./table";

/** Words by which banks and budgets name a movement of money, folded. */
const CAME_IN =
  /^(credits?|cr|ach credit|deposits?|income|inflow|refund|return|payment|transfer|revenu|depot|remboursement|retour|virement)$/;
const WENT_OUT =
  /^(debits?|dr|debit card|withdrawals?|expense|outflow|sale|purchase|pos|retrait|depense|achat)$/;
const HEADING = /\b(type|transaction|details|debit|credit|operation)\b/;

/** Headings of how was paid: a credit there is a card, and no money that came in. */
const MEANS = /\b(payment|card|instrument|method|paiement|carte)\b/;

/**
 * Whether a row says that money came in and nothing was bought: by a word, or by an amount in a column of deposits
 * where none stands in that of prices.
 */
export function cameIn(received: TableCell, price: TableCell, decimal: DecimalSign): boolean {
  const amount = importedNumber(received, decimal);
  if (amount === null) return CAME_IN.test(spellingKey(briefText(received)));
  return amount !== 0 && !importedNumber(price, decimal);
}

/** Whether a column says of each row whether money came in or went out. */
export function namesMovements(heading: string, cells: readonly TableCell[]): boolean {
  if (!HEADING.test(heading) || MEANS.test(heading)) return false;
  return cells.some((cell) => {
    const word = spellingKey(briefText(cell));
    return CAME_IN.test(word) || WENT_OUT.test(word);
  });
}
