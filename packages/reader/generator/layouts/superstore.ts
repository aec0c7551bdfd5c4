import type { BasketLine } from "../basket/basket";
import { clock, isoDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { placed, printedAmount, spread, weightText } from "../slip/columns";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 46;
const SECTIONS = ["GROCERY", "BAKERY", "DAIRY", "FROZEN", "PRODUCE", "MEAT", "HOUSEHOLD", "HEALTH"] as const;
const BACK = [
  "Returns with original receipt",
  "Merchandise may be returned for a refund",
  "within 14 days of purchase with tags and",
  "packaging intact. Some exceptions apply,",
  "see in store for details. Conditions vary",
];

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
  const flag = product.taxed ? "GPMRJ" : "MRJ";
  const name = placed([1, code], [14, product.name], [35, ""]);
  const price = (text: string) => placed([0, text], [-COLUMNS, printedAmount(cents)]);
  const rows: SlipRow[] = [];
  if (weight !== null || quantity > 1) {
    const how =
      weight === null
        ? `${quantity} @ $${printedAmount(unitCents)}`
        : `${weightText(weight, "kg")} kg @ $${printedAmount(unitCents)}/kg`;
    rows.push(row(`${name}${flag}`), row(price(`   ${how}`)));
  } else rows.push(row(price(`${name}${flag}`)));
  if (discountCents > 0)
    rows.push(row(spread("     MEMBER PRICE SAVINGS", printedAmount(-discountCents), COLUMNS)));
  if (depositCents > 0) rows.push(row(placed([6, "DEPOSIT 1"], [-COLUMNS, printedAmount(depositCents)])));
  return rows;
}

/** A big Canadian superstore: numbered sections, code before the name, long flags, kilograms, deposits. */
export const superstore: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    { name: "NORTHERN PANTRY", address: ["NPSS 1570 - 4821 ALDER TRAIL"], phone: "604-555-0169" },
    { name: "GREAT CEDAR SUPERSTORE", address: ["GCS 1522 - 3185 HARBOUR HWY"], phone: "250-555-0127" },
  ],
  habits: { lines: [4, 24], several: 0.15, discounts: 0.05, depositCents: 10, weightUnit: "kg" },
  taxes: [
    { label: "G=GST 5%", percent: 5 },
    { label: "P=PST 7%", percent: 7 },
  ],
  print({ shop, moment, lines, sums, random }) {
    const sections = SECTIONS.flatMap((section, index) => {
      const here = lines.filter((line) => line.product.department === section);
      return here.length === 0 ? [] : [row(`${21 + index * 2}-${section}`), ...here.flatMap(itemRows)];
    });
    return {
      font: "cousine",
      columns: COLUMNS,
      back: random.chance(0.6) ? BACK : [],
      rows: [
        { kind: "logo", text: shop.name, slant: -6 },
        ...[...shop.address, shop.phone, "     Good Food, Fair Prices Daily", "Welcome #"].map((text) =>
          row(text),
        ),
        row(`Card#: ${"*".repeat(16)}`),
        ...sections,
        gap(),
        row(spread("SUBTOTAL", printedAmount(sums.subtotalCents), COLUMNS / 2), { wide: true }),
        ...sums.taxes.map(({ rate, cents }) =>
          row(spread(`   ${rate.label}`, printedAmount(cents), COLUMNS)),
        ),
        row(spread("TOTAL", printedAmount(sums.totalCents), COLUMNS / 2), { wide: true }),
        gap(),
        row("------------TRANSACTION RECORD------------"),
        row("TYPE: PURCHASE"),
        row(spread("ACCT: INTERAC CHEQUING", `$ ${printedAmount(sums.totalCents)}`, COLUMNS)),
        row(`CARD NUMBER: ************${random.digits(4)}`),
        row(`DATE/TIME: ${isoDate(moment, "/")} ${clock(moment)}:18`),
        row("00 APPROVED - THANK YOU"),
        row(spread("INTERAC", printedAmount(sums.totalCents), COLUMNS)),
        row("Closing Balance                 12,450 pts"),
      ],
    };
  },
};
