import { photographRows } from "./photo/rows-photo";
import type { ReceiptTruth } from "./receipt-truth";

const SEED = 3101;
const ROWS = `
CORNER FOODS
12 ELM STREET
GF OAT BREAD                  5.99
RICE MILK                     3.49
SUBTOTAL                      9.48
TOTAL                         9.48
2025-03-14 16:42`;

/** What the small receipt says. */
export const SMALL_TRUTH: Omit<ReceiptTruth, "file"> = {
  store: "CORNER FOODS",
  date: "2025-03-14",
  total: 9.48,
  items: [
    { name: "GF OAT BREAD", price: 5.99 },
    { name: "RICE MILK", price: 3.49 },
  ],
  opt: [],
};

/**
 * A receipt of two items, read in a sixth of the time that the sample takes: for what is done with a photo, and not
 * for how well it is read.
 */
export const renderSmallReceipt = (): Promise<Buffer> => photographRows(SEED, ROWS);
