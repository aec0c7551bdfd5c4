import type { BasketLine } from "../basket/basket";
import { clock, isoDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
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
  const flag = product.taxed ? "GP" : "";
  const how =
    weight === null
      ? `${quantity} x $${printedAmount(unitCents)}`
      : `${weightText(weight, "kg")}kg x $${printedAmount(unitCents)}/kg`;
  const rows: SlipRow[] = [
    row(placed([0, code], [16, how])),
    row(placed([0, product.name], [-36, `$${printedAmount(cents)}`], [37, flag])),
  ];
  if (discountCents > 0) rows.push(row(placed([2, "(SALE)"], [-36, `-$${printedAmount(discountCents)}`])));
  if (depositCents > 0)
    rows.push(row(placed([0, "BOTTLE DEPOSIT"], [-36, `$${printedAmount(depositCents)}`])));
  return rows;
}

/** An Asian supermarket in Canada: a row with code, quantity and unit price above each name. */
export const codeRowAbove: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    {
      name: "GOLDEN LOTUS SUPERMARKET",
      address: ["8181 CAMBIE ROAD", "RICHMOND, B.C. V6X 3X9"],
      phone: "(604) 555-0188",
    },
    {
      name: "EIGHT RIVERS MARKET",
      address: ["9612 165 AVE NW", "EDMONTON AB T5Z 3L3"],
      phone: "(780) 555-0129",
    },
  ],
  habits: { lines: [2, 14], several: 0.2, discounts: 0.12, depositCents: 10, weightUnit: "kg" },
  taxes: [
    { label: "GST 5%", percent: 5 },
    { label: "PST 7%", percent: 7 },
  ],
  print({ shop, moment, lines, sums, random }) {
    const total = (label: string, cents: number) =>
      row(placed([10, label], [-36, `$${printedAmount(cents)}`]));
    return {
      font: "ibm-plex-mono",
      columns: COLUMNS,
      back: [],
      rows: [
        row(centred(shop.name, COLUMNS), { bold: true, tall: true }),
        ...[...shop.address, shop.phone, `GST# ${random.digits(9)}RT`].map((text) =>
          row(centred(text, COLUMNS)),
        ),
        gap(),
        row(
          spread(
            `Lane: ${random.int(1, 9)}  Cashier: ${random.int(100, 400)}`,
            `${isoDate(moment, "/")} ${clock(moment)}`,
            COLUMNS,
          ),
        ),
        { kind: "rule" },
        ...lines.flatMap(itemRows),
        { kind: "rule" },
        total("SUBTOTAL", sums.subtotalCents),
        ...sums.taxes.map(({ rate, cents }) => total(rate.label, cents)),
        row(placed([10, "TOTAL"], [-36, `$${printedAmount(sums.totalCents)}`]), { bold: true }),
        total(random.pick(["DEBIT CARD", "CREDIT CARD"]), sums.totalCents),
        total("CHANGE", 0),
        gap(),
        row(`ITEM COUNT: ${sums.itemCount}`),
        row(centred("NO REFUND ON FRESH FOOD", COLUMNS)),
        row(centred("THANK YOU / MERCI", COLUMNS)),
      ],
    };
  },
};
