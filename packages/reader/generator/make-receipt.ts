import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { fillBasket } from "./basket/basket";
import { drawMoment, isoDate } from "./basket/shopping-trip";
import { addUp } from "./basket/sums";
import type { LayoutName } from "./layout";
import { LAYOUTS } from "./layouts";
import { type Random, randomFromSeed } from "./random";
import type { ReceiptTruth } from "./receipt-truth";
import type { Slip } from "./slip/slip";

export interface MadeReceipt {
  readonly slip: Slip;
  readonly truth: Omit<ReceiptTruth, "file">;
  /** The rest of the seed's stream of draws, for the photograph. */
  readonly random: Random;
}

/**
 * Draws one receipt of a layout: the slip as printed and what it says. The same seed makes the same receipt.
 * @param items how many products are bought; by default as many as the layout's shoppers buy
 */
export function makeReceipt(layoutName: LayoutName, seed: number, items?: number): MadeReceipt {
  const layout = LAYOUTS[layoutName];
  const random = randomFromSeed(seed);
  const shop = random.pick(layout.shops);
  const moment = drawMoment(random);
  const lines = fillBasket(
    layout.products,
    items === undefined ? layout.habits : { ...layout.habits, lines: [items, items] },
    random,
  );
  const sums = addUp(lines, layout.taxes);
  const slip = layout.print({ shop, moment, lines, sums, random });
  return {
    slip,
    random,
    truth: {
      store: shop.name,
      date: isoDate(moment),
      total: dollarsFromCents(sums.totalCents),
      items: lines.map(({ product, cents, quantity, discountCents }) => ({
        name: product.name,
        price: dollarsFromCents(cents),
        ...(discountCents > 0 ? { paid: dollarsFromCents(cents - discountCents) } : {}),
        ...(quantity > 1 ? { quantity } : {}),
      })),
      opt: lines
        .filter(({ depositCents }) => depositCents > 0)
        .map(({ depositCents }) => ({ name: "DEPOSIT", price: dollarsFromCents(depositCents) })),
    },
  };
}
