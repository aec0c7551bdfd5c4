import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, weightText } from "../slip/columns";
import { paymentRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 36;

function itemRows({ product, quantity, weight, unitCents, cents }: BasketLine): SlipRow[] {
  const rows = [row(placed([0, product.name], [-33, printedAmount(cents)], [34, product.taxed ? "T" : ""]))];
  if (weight !== null)
    rows.push(row(`   ${weightText(weight, "lb")} lb @ $${printedAmount(unitCents)} / lb`));
  else if (quantity > 1) rows.push(row(`   ${quantity}EA    @ ${printedAmount(unitCents)}/EA`));
  return rows;
}

/** A natural-food chain: names and prices only, quantities below them, the date at the foot. */
export const naturalFoods: Layout = {
  products: ENGLISH_PRODUCTS.filter(({ department }) => department !== "HEALTH"),
  shops: [
    {
      name: "MEADOWLARK",
      address: ["2025 Bond Street", "Charlottesville VA 22901", "Store #661 - (434) 555-0166"],
      phone: "OPEN 8:00AM TO 9:00PM DAILY",
    },
    { name: "Juniper & Rye", address: ["1700 Pearl St", "Boulder CO 80302"], phone: "(303) 555-0102" },
  ],
  habits: { lines: [4, 22], several: 0.15, discounts: 0, depositCents: 0, weightUnit: "lb" },
  taxes: [{ label: "STATE TAX 1", percent: 2.5, onFood: true }],
  print({ shop, moment, lines, sums, random }) {
    const total = (label: string, cents: number) =>
      row(placed([0, label], [-33, `$${printedAmount(cents)}`]));
    return {
      font: "cousine",
      columns: COLUMNS,
      back: [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        gap(),
        ...lines.flatMap(itemRows),
        gap(),
        total("SUBTOTAL", sums.subtotalCents),
        ...sums.taxes.map(({ rate, cents }) => total(rate.label, cents)),
        row(placed([0, "TOTAL"], [-17, `$${printedAmount(sums.totalCents)}`]), { wide: true }),
        ...paymentRows(sums.totalCents, 33, random),
        row(`ITEMS ${sums.itemCount}        ${random.pick(["Bates, Jo", "Kim, A"])}`),
        row(`${usDate(moment, 4)} ${clock(moment, true)} ${random.digits(4)} 05 ${random.digits(4)}`),
        gap(),
        row(centred("THANK YOU FOR SHOPPING AT", COLUMNS)),
        row(centred(shop.name, COLUMNS)),
      ],
    };
  },
};
