import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
import { closingRows, paymentRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 40;

function itemRows(line: BasketLine, couponWords: readonly string[]): SlipRow[] {
  const { product, quantity, weight, unitCents, cents, discountCents } = line;
  const priced = row(
    placed([2, product.name], [-36, printedAmount(cents)], [37, product.taxed ? "TX" : "F"]),
  );
  const rows: SlipRow[] = [];
  if (weight !== null)
    rows.push(row(`WT    ${weightText(weight, "lb")} lb @ $${printedAmount(unitCents)} /lb`));
  else if (quantity > 1) rows.push(row(`${quantity} QTY   ${printedAmount(unitCents)} EA`));
  rows.push(priced);
  if (discountCents > 0) {
    const words = couponWords[cents % couponWords.length] ?? "STORE COUPON";
    rows.push(row(placed([3, words], [-37, printedAmount(-discountCents, { trailingMinus: true })])));
  }
  return rows;
}

/** A US supermarket on a thermal roll: weight rows above the name, club savings and coupons below it. */
export const thermalCoupons: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    {
      name: "FAIRWIND FOODS",
      address: ["Store 1198  Dir: Pat Moss", "750 E. Bidwell St", "Folsom CA 95630"],
      phone: "(916) 555-0163",
    },
    {
      name: "COPPERTREE",
      address: ["Store 0442", "2020 Market Ave", "Boise ID 83702"],
      phone: "(208) 555-0191",
    },
  ],
  habits: { lines: [5, 24], several: 0.12, discounts: 0.3, depositCents: 0, weightUnit: "lb" },
  taxes: [{ label: "TAX", percent: 8.25 }],
  print({ shop, moment, lines, sums, random }) {
    const couponWords = random.sample(
      ["Club Card Savings", "STORE COUPON", "Mfr Coupon", "Digital Coupon"],
      2,
    );
    const aisles = [...new Set(lines.map((line) => line.product.department))];
    return {
      font: "b612-mono",
      columns: COLUMNS,
      back: random.chance(0.5)
        ? ["EARN REWARDS ON GAS", "1 REWARD = 10c OFF", "AT PARTICIPATING STATIONS"]
        : [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        gap(),
        ...aisles.flatMap((aisle) => [
          row(centred(aisle, COLUMNS)),
          ...lines
            .filter((line) => line.product.department === aisle)
            .flatMap((line) => itemRows(line, couponWords)),
        ]),
        gap(),
        ...sums.taxes.map(({ rate, cents }) => row(placed([4, rate.label], [-36, printedAmount(cents)]))),
        row(placed([2, "**** BALANCE"], [-36, printedAmount(sums.totalCents)]), { bold: true }),
        gap(),
        ...paymentRows(sums.totalCents, 36, random),
        row(placed([2, "TOTAL NUMBER OF ITEMS SOLD ="], [-36, String(sums.itemCount)])),
        gap(),
        row(spread(`${usDate(moment, 2)} ${clock(moment)} 1198 07 0213`, random.digits(4), COLUMNS)),
        ...(sums.savedCents > 0
          ? [
              row(centred("YOUR SAVINGS TODAY", COLUMNS)),
              row(spread("  Total Savings", printedAmount(sums.savedCents), 36)),
            ]
          : []),
        ...closingRows(COLUMNS, random),
      ],
    };
  },
};
