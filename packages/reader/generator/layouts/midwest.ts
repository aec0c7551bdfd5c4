import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
import { closingRows } from "../slip/payment-rows";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 42;

function itemRows({ product, code, quantity, weight, unitCents, cents, wasCents }: BasketLine): SlipRow[] {
  const flag = product.taxed ? "T" : "F";
  const name = placed([0, `${wasCents !== null ? "*" : ""}${code.slice(0, 10)}`], [13, product.name]);
  const price = (text: string) => row(placed([0, text], [-39, printedAmount(cents)], [40, flag]));
  if (weight !== null)
    return [row(name), price(`     ${weightText(weight, "lb")} lb @ ${printedAmount(unitCents)} / lb`)];
  const several = `     ${quantity} @ ${printedAmount(unitCents)}`;
  // "now" is the whole price: only the crossed-out price shows what was taken off.
  if (wasCents !== null) {
    const now = placed([6, "was"], [-18, printedAmount(wasCents)], [25, "now"]);
    return [row(name), ...(quantity > 1 ? [row(several)] : []), price(now)];
  }
  return quantity > 1 ? [row(name), price(several)] : [price(name)];
}

/** A US hypermarket of the Midwest: code, name, price, flag; reduced items with a "was … now …" row. */
export const midwest: Layout = {
  products: ENGLISH_PRODUCTS,
  shops: [
    { name: "Tullmark", address: ["Hull Rd.", "Mason, MI - # 174"], phone: "(517) 555-0100" },
    { name: "Fenwick's", address: ["W. Chester Ave.", "Lima, OH - # 63"], phone: "(419) 555-0186" },
  ],
  habits: { lines: [4, 20], several: 0.15, discounts: 0, reductions: 0.3, depositCents: 0, weightUnit: "lb" },
  taxes: [{ label: "OH 6.25% Sales Tax", percent: 6.25 }],
  print({ shop, moment, lines, sums, random }) {
    const departments = [...new Set(lines.map((line) => line.product.department))];
    return {
      font: "share-tech-mono",
      columns: COLUMNS,
      back: random.chance(0.4)
        ? ["Returns: a receipt is needed", "within 90 days for a full", "refund. See store."]
        : [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...[...shop.address, shop.phone].map((text) => row(centred(text, COLUMNS))),
        gap(),
        row(centred(`${shop.name} Team appreciates your business`, COLUMNS)),
        row(centred(usDate(moment, 2), COLUMNS)),
        row(centred("Your fast and friendly checkout was", COLUMNS)),
        row(centred(`provided by ${random.pick(["SHAWN", "TINA", "Fastlane99"])}`, COLUMNS)),
        gap(),
        ...departments.flatMap((department) => [
          row(department, { wide: true }),
          ...lines.filter((line) => line.product.department === department).flatMap(itemRows),
        ]),
        gap(),
        row("TOTAL", { wide: true }),
        ...sums.taxes.map(({ rate, cents }) =>
          row(spread(`          ${rate.label}`, printedAmount(cents), 39)),
        ),
        row(
          spread(
            "               TOTAL TAX",
            printedAmount(sums.taxes.reduce((all, tax) => all + tax.cents, 0)),
            39,
          ),
        ),
        row(spread("               TOTAL", printedAmount(sums.totalCents), 39)),
        row("PAYMENTS", { wide: true }),
        row(spread("  VISA           TENDER", printedAmount(sums.totalCents), 39)),
        row(spread("               NUMBER OF ITEMS", String(sums.itemCount), 39)),
        ...closingRows(COLUMNS, random),
        row(
          `Tx:${random.digits(3)} Op:${random.digits(7)} Tm:${random.digits(2)} St:174 ${clock(moment)}:33`,
        ),
      ],
    };
  },
};
