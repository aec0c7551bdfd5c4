import { generateReceipt } from "@gf-ledger/reader/generator/generate-receipt";
import type { LayoutName } from "@gf-ledger/reader/generator/layout";
import { makeReceipt } from "@gf-ledger/reader/generator/make-receipt";
import type { ReceiptTruth } from "@gf-ledger/reader/generator/receipt-truth";

/** The shops of one family, in turn, and the tax year of its shoebox. */
const SHOPS: readonly LayoutName[] = ["superstore", "small-grocer", "natural-foods", "multi-buy"];
export const YEAR = 2024;
const FIRST_SEED = 7_000;
const GLUTEN_FREE = /\bGF\b|GLUTEN/i;

export interface PaperReceipt {
  readonly image: Buffer;
  readonly truth: ReceiptTruth;
}

/** So many receipts of the year, photographed, each with something gluten-free on it: the same every time. */
export async function* familyReceipts(count: number): AsyncGenerator<PaperReceipt> {
  let made = 0;
  for (let seed = FIRST_SEED; made < count; seed += 1) {
    const layout = SHOPS[made % SHOPS.length] ?? "superstore";
    const { truth } = makeReceipt(layout, seed);
    const belongs =
      truth.date?.startsWith(`${YEAR}-`) && truth.items.some(({ name }) => GLUTEN_FREE.test(name));
    if (!belongs) continue;
    made += 1;
    yield await generateReceipt(seed, layout);
  }
}
