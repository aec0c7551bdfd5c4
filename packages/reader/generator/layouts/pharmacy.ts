import type { BasketLine } from "../basket/basket";
import { clock, wordedDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread } from "../slip/columns";
import { paymentRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 38;

function itemRows({ product, quantity, unitCents, cents, discountCents }: BasketLine): SlipRow[] {
  const flag = product.taxed ? "T" : "F";
  const rows = [
    row(placed([0, String(quantity)], [3, product.name], [-36, printedAmount(cents)], [36, flag])),
  ];
  if (quantity > 1) rows.push(row(`     ${quantity} @ ${printedAmount(unitCents)} EACH`));
  if (discountCents > 0)
    rows.push(
      row(placed([3, "CARD SAVINGS"], [-36, printedAmount(-discountCents, { trailingMinus: true })])),
    );
  return rows;
}

/** A pharmacy: quantity before the name, card savings, points and a return date beside the purchase date. */
export const pharmacy: Layout = {
  products: ENGLISH_PRODUCTS.filter(({ department }) => department !== "PRODUCE" && department !== "MEAT"),
  shops: [
    {
      name: "WELLSPRING PHARMACY",
      address: ["3700 CAMBIE ST", "VANCOUVER BC V5Z 2X1"],
      phone: "604 555-0171",
    },
    { name: "Caldwell Drug", address: ["1 ELM STREET", "NASHUA, NH 03060"], phone: "603.555.0110" },
  ],
  habits: { lines: [1, 9], several: 0.15, discounts: 0.2, depositCents: 0, weightUnit: "kg" },
  taxes: [{ label: "HST 13.0%", percent: 13 }],
  print({ shop, moment, lines, sums, random }) {
    return {
      font: "ibm-plex-mono",
      columns: COLUMNS,
      back: random.chance(0.5)
        ? ["SAVE 20% ON YOUR NEXT VISIT", "BRING THIS COUPON TO THE TILL", "NOT VALID WITH OTHER OFFERS"]
        : [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        row(
          `REG#${random.digits(2)} TRN#${random.digits(4)} CSHR#${random.digits(7)} STR#${random.digits(4)}`,
        ),
        gap(),
        row(`Helped by: ${random.pick(["AMARA", "JOEL", "PRIYA"])}`),
        row(`ExtraPoints Card #: *******${random.digits(4)}`),
        gap(),
        ...lines.flatMap(itemRows),
        gap(),
        row(spread(`${sums.itemCount} ITEMS`, "", COLUMNS)),
        row(placed([0, "SUBTOTAL"], [-36, printedAmount(sums.subtotalCents)])),
        ...sums.taxes.map(({ rate, cents }) => row(placed([0, rate.label], [-36, printedAmount(cents)]))),
        row(placed([0, "TOTAL"], [-36, printedAmount(sums.totalCents)]), { bold: true, tall: true }),
        ...paymentRows(sums.totalCents, 36, random),
        gap(),
        row(centred(`${wordedDate(moment)}   ${clock(moment, true)}`, COLUMNS)),
        row(centred("THANK YOU. SHOP 24 HOURS ONLINE", COLUMNS)),
        row(`POINTS EARNED THIS VISIT ${random.int(20, 400)}`),
        row(`POINTS BALANCE ${random.int(1000, 9000)}`),
        { kind: "barcode", digits: random.digits(18) },
      ],
    };
  },
};
