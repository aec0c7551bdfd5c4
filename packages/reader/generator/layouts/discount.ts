import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
import { closingRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 38;

function itemRows({ product, code, quantity, weight, unitCents, cents }: BasketLine): SlipRow[] {
  const flag = product.taxed ? "B" : "FA";
  const rows = [
    row(placed([0, code.slice(0, 5)], [7, product.name], [-34, printedAmount(cents)], [35, flag])),
  ];
  if (weight !== null)
    rows.push(row(placed([9, `${weightText(weight, "lb")} lb x ${printedAmount(unitCents)}/lb`])));
  else if (quantity > 1) rows.push(row(placed([9, `${quantity} x ${printedAmount(unitCents)}`])));
  return rows;
}

/** A hard discounter: short article numbers, `2 x 1.99` below the line, amount due instead of a total. */
export const discount: Layout = {
  products: ENGLISH_PRODUCTS.filter(({ department }) => department !== "HEALTH"),
  shops: [
    {
      name: "DIMEWORTH",
      address: ["Store #71", "4200 Lincoln Way", "Ames, IA 50014"],
      phone: "Your Cashier: Dana",
    },
    {
      name: "ROWLEY'S",
      address: ["Store #18", "910 Transit Rd", "Buffalo, NY 14221"],
      phone: "Your Cashier: Max",
    },
  ],
  habits: { lines: [3, 26], several: 0.25, discounts: 0, depositCents: 0, weightUnit: "lb" },
  taxes: [{ label: "B: Taxable 7.000%", percent: 7 }],
  print({ shop, moment, lines, sums, random }) {
    const total = (label: string, cents: number) => row(placed([0, label], [-34, printedAmount(cents)]));
    return {
      font: "b612-mono",
      columns: COLUMNS,
      back: [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        gap(),
        ...lines.flatMap(itemRows),
        total("SUBTOTAL", sums.subtotalCents),
        ...sums.taxes.map(({ rate, cents }) => total(rate.label, cents)),
        row(spread("AMOUNT DUE", printedAmount(sums.totalCents), 34), { bold: true, tall: true }),
        row(`${sums.itemCount} ITEMS`),
        total("Debit Card", sums.totalCents),
        gap(),
        row(`*****************************${random.digits(4)}`),
        row(`${usDate(moment, 2)} ${clock(moment, true)}  REF/SEQ # ${random.digits(6)}`),
        ...closingRows(COLUMNS, random),
      ],
    };
  },
};
