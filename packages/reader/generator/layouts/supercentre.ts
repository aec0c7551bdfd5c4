import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
import { closingRows, paymentRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 44;

function itemRows({
  product,
  code,
  quantity,
  weight,
  unitCents,
  cents,
  discountCents,
}: BasketLine): SlipRow[] {
  const flag = product.taxed ? "X" : "N";
  const name = placed([0, product.name], [21, code], [34, product.taxed ? "" : "F"]);
  const price = (text: string) => row(placed([0, text], [-41, printedAmount(cents)], [42, flag]));
  const rows: SlipRow[] = [];
  if (weight !== null) {
    rows.push(row(name), price(`   ${weightText(weight, "lb")} lb @ 1 lb /${printedAmount(unitCents)}`));
  } else if (quantity > 1) {
    rows.push(row(name), price(`   ${quantity} AT 1 FOR ${printedAmount(unitCents)}`));
  } else rows.push(price(name));
  if (discountCents > 0) {
    rows.push(
      row(placed([0, "   INSTANT SAVINGS"], [-42, printedAmount(-discountCents, { trailingMinus: true })])),
    );
  }
  return rows;
}

/** A big US supercentre: name, code, tax letter; weights and quantities with the price on their own row. */
export const supercentre: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    {
      name: "HARTLAND",
      address: ["1400 PRAIRIE RIDGE DR", "CEDAR FALLS IA 50613"],
      phone: "( 319 ) 555 - 0142",
    },
    { name: "BRIGHTWAY", address: ["2250 MILLER AVE", "YPSILANTI MI 48197"], phone: "( 734 ) 555 - 0118" },
  ],
  habits: { lines: [3, 22], several: 0.15, discounts: 0.06, depositCents: 0, weightUnit: "lb" },
  taxes: [{ label: "TAX 1", percent: 7 }],
  print({ shop, moment, lines, sums, random }) {
    const total = (label: string, cents: number) => row(placed([-30, label], [-41, printedAmount(cents)]));
    return {
      font: "share-tech-mono",
      columns: COLUMNS,
      back: [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...["SUPERCENTER", "OPEN 24 HOURS", shop.phone, ...shop.address].map((text) =>
          row(centred(text, COLUMNS)),
        ),
        row(
          `ST# ${random.digits(4)} OP# ${random.digits(8)} TE# ${random.digits(2)} TR# ${random.digits(5)}`,
        ),
        ...lines.flatMap(itemRows),
        total("SUBTOTAL", sums.subtotalCents),
        ...sums.taxes.map(({ rate, cents }) =>
          row(placed([-22, rate.label], [-30, `${rate.percent.toFixed(3)} %`], [-41, printedAmount(cents)])),
        ),
        total("TOTAL", sums.totalCents),
        ...paymentRows(sums.totalCents, 40, random),
        gap(),
        row(centred(`# ITEMS SOLD ${sums.itemCount}`, COLUMNS / 2), { wide: true }),
        row(centred(`${usDate(moment, 2)}     ${clock(moment)}:${random.digits(1)}4`, COLUMNS)),
        ...closingRows(COLUMNS, random),
        row(spread("", "***CUSTOMER COPY***", 31)),
      ],
    };
  },
};
