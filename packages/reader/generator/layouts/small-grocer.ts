import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, printedAmount, spread, weightText } from "../slip/columns";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 32;

function itemRows({ product, quantity, weight, unitCents, cents }: BasketLine): SlipRow[] {
  const name = product.name.toLowerCase().replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
  const priced = row(spread(name, `$${printedAmount(cents)}`, COLUMNS));
  if (weight !== null) return [row(`${weightText(weight, "lb")}lb @ ${printedAmount(unitCents)}/lb`), priced];
  return quantity > 1 ? [row(`${quantity} @ ${printedAmount(unitCents)}`), priced] : [priced];
}

/** A small grocer's own till: few columns, mixed case, `$` before prices, quantities above the name. */
export const smallGrocer: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    { name: "Lake & Pine Grocer", address: ["12 Wharf Street", "Bayfield, WI 54814"], phone: "715-555-0133" },
    { name: "Orchard Corner Market", address: ["88 Main St", "Wolfville, NS"], phone: "(902) 555-0175" },
  ],
  habits: { lines: [1, 10], several: 0.15, discounts: 0, depositCents: 0, weightUnit: "lb" },
  taxes: [{ label: "Tax", percent: 5.5 }],
  print({ shop, moment, lines, sums, random }) {
    return {
      font: "vt323",
      columns: COLUMNS,
      back: [],
      rows: [
        row(centred(shop.name, COLUMNS), { bold: true, tall: true }),
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        gap(),
        row(spread(usDate(moment, 4), clock(moment, true), COLUMNS)),
        row(`Reg 1   Clerk ${random.pick(["Ann", "Bo", "Lee"])}   #${random.digits(5)}`),
        { kind: "rule" },
        ...lines.flatMap(itemRows),
        { kind: "rule" },
        row(spread("Subtotal", `$${printedAmount(sums.subtotalCents)}`, COLUMNS)),
        ...sums.taxes.map(({ rate, cents }) => row(spread(rate.label, `$${printedAmount(cents)}`, COLUMNS))),
        row(spread("TOTAL", `$${printedAmount(sums.totalCents)}`, COLUMNS), { bold: true, tall: true }),
        row(spread("Credit", `$${printedAmount(sums.totalCents)}`, COLUMNS)),
        gap(),
        row(centred("Thank you, neighbour!", COLUMNS)),
      ],
    };
  },
};
