import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { BasketLine } from "./basket/basket";
import { isoDate, type Moment } from "./basket/shopping-trip";
import { addUp } from "./basket/sums";
import { supercentre } from "./layouts/supercentre";
import { superstore } from "./layouts/superstore";
import { printSlip } from "./photo/paper";
import { photograph } from "./photo/photograph";
import type { PhotographSettings } from "./photo/photograph-settings";
import type { Product } from "./products/product";
import { randomFromSeed } from "./random";
import type { ReceiptTruth } from "./receipt-truth";

const BASKET: readonly Product[] = [
  { name: "GF WHITE BREAD", cents: 749, department: "BAKERY" },
  { name: "ENGLISH MUFFINS 6PK", cents: 329, department: "BAKERY" },
  { name: "GF PENNE PASTA", cents: 429, department: "GROCERY" },
  { name: "GF SEA SALT CRACKERS", cents: 579, department: "GROCERY" },
  { name: "GF ALL PURP FLOUR", cents: 949, department: "GROCERY" },
  { name: "BLACK BEANS 540ML", cents: 129, department: "GROCERY" },
  { name: "LRG EGGS 12CT", cents: 449, department: "DAIRY" },
  { name: "OLD CHEDDAR 400G", cents: 879, department: "DAIRY" },
  { name: "ROMAINE HEARTS 3CT", cents: 449, department: "PRODUCE" },
  { name: "PAPER TOWEL 6RL", cents: 899, department: "HOUSEHOLD", taxed: true },
];

/** Everybody sees the sample, so it is a good photo, with just a little of a kitchen in it. */
const FAIR: PhotographSettings = {
  surface: "wood",
  scale: 1.25,
  turn: -2.2,
  corners: [0.006, 0.004, -0.008, 0.002, 0.01, -0.004, -0.004, 0.006],
  curl: 0.004,
  curlPhase: 1.1,
  sway: 0.006,
  fold: 0.46,
  light: { across: 0.08, down: -0.1, level: 0.98 },
  shadow: { at: 0.93, slope: 0.4, depth: 0.2 },
  tint: [0.995, 0.98, 0.945],
  ink: 0.88,
  worn: 0.06,
  showThrough: 0.05,
  blur: 0.5,
  noise: 1.6,
  quality: 88,
  sideways: false,
};

/**
 * The receipt behind "Try a sample receipt", one for each edition, with what it says. `year` is its
 * purchase year, so that a report of the current tax year can show it; everything else is fixed.
 */
export async function renderSampleReceipt(
  edition: Edition,
  year = 2025,
): Promise<{ image: Buffer; truth: Omit<ReceiptTruth, "file"> }> {
  const layout = edition === "ca" ? superstore : supercentre;
  const random = randomFromSeed(edition === "ca" ? 2 : 3);
  const shop = layout.shops[0];
  if (!shop) throw new RangeError("A layout has at least one shop");
  const moment: Moment = { year, month: 3, day: 14, hour: 16, minute: 42 };
  const lines = BASKET.map(
    (product): BasketLine => ({
      product,
      code: random.digits(11),
      quantity: 1,
      weight: null,
      unitCents: product.cents,
      cents: product.cents,
      wasCents: null,
      discountCents: 0,
      depositCents: 0,
    }),
  );
  const sums = addUp(lines, layout.taxes);
  const slip = layout.print({ shop, moment, lines, sums, random });
  const image = await photograph(await printSlip(slip, FAIR, random), FAIR, random);
  const items = lines.map(({ product, cents }) => ({ name: product.name, price: dollarsFromCents(cents) }));
  const truth = {
    store: shop.name,
    date: isoDate(moment),
    total: dollarsFromCents(sums.totalCents),
    items,
    opt: [],
  };
  return { image, truth };
}
