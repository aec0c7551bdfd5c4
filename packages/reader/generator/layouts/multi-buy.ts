import type { BasketLine } from "../basket/basket";
import { clock, isoDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
import { closingRows, paymentRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 40;

function itemRows({
  product,
  code,
  quantity,
  weight,
  unitCents,
  cents,
  discountCents,
  depositCents,
}: BasketLine) {
  const flag = product.taxed ? "H" : "";
  const priced = (text: string) => row(placed([0, text], [-37, printedAmount(cents)], [38, flag]));
  const rows: SlipRow[] = [];
  if (weight !== null) {
    rows.push(
      row(product.name),
      priced(`  ${weightText(weight, "kg")} kg @ ${printedAmount(unitCents)} /kg`),
    );
  } else if (quantity > 1) {
    // The offer is for the number that was bought: "3/7.47" is the price of all three.
    const offer = Number(code.slice(-1)) % 2 === 0;
    rows.push(
      row(product.name),
      priced(
        offer
          ? `  ${quantity} @ ${quantity}/${printedAmount(cents)}`
          : `  (${quantity}) ${printedAmount(unitCents)} ea`,
      ),
    );
  } else rows.push(priced(product.name));
  if (discountCents > 0)
    rows.push(row(placed([2, "MULTI BUY SAVINGS"], [-37, printedAmount(-discountCents)])));
  if (depositCents > 0) rows.push(row(placed([2, "BTL DEPOSIT"], [-37, printedAmount(depositCents)])));
  return rows;
}

/** A Canadian discount supermarket: many of one kind, `3 @ 3/7.47` and `(2) 1.99 ea` below the name, HST. */
export const multiBuy: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    { name: "PENNYWISE FOODS", address: ["1020 ISLINGTON AVE", "ETOBICOKE, ON"], phone: "416-555-0156" },
    { name: "TRI-COUNTY FOODS", address: ["325 YOUNG STREET", "TRURO, NS"], phone: "902-555-0114" },
  ],
  habits: { lines: [3, 16], several: 0.5, discounts: 0.12, depositCents: 10, weightUnit: "kg" },
  taxes: [{ label: "HST 13%", percent: 13 }],
  print({ shop, moment, lines, sums, random }) {
    return {
      font: "vt323",
      columns: COLUMNS,
      back: random.chance(0.3)
        ? ["WIN A $500 GIFT CARD", "TELL US ABOUT YOUR VISIT", "NO PURCHASE NECESSARY"]
        : [],
      rows: [
        { kind: "logo", text: shop.name, slant: -8 },
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        row(`HST # ${random.digits(9)}RT0001`),
        row(spread(`TERM ${random.digits(3)}`, `${isoDate(moment)} ${clock(moment)}`, COLUMNS)),
        gap(),
        ...lines.flatMap(itemRows),
        row(placed([-37, "---------"])),
        row(placed([8, "SUBTOTAL"], [-37, printedAmount(sums.subtotalCents)])),
        ...sums.taxes.map(({ rate, cents }) => row(placed([8, rate.label], [-37, printedAmount(cents)]))),
        row(placed([8, "TOTAL"], [-37, printedAmount(sums.totalCents)]), { bold: true, tall: true }),
        ...paymentRows(sums.totalCents, 37, random),
        row(`ITEM COUNT ${sums.itemCount}`),
        ...closingRows(COLUMNS, random),
      ],
    };
  },
};
