import type { BasketLine } from "../basket/basket";
import { clock, usDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { ENGLISH_PRODUCTS } from "../products/english-products";
import { centred, placed, printedAmount } from "../slip/columns";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 38;

function itemRows({
  product,
  code,
  quantity,
  unitCents,
  cents,
  discountCents,
  depositCents,
}: BasketLine): SlipRow[] {
  const article = code.slice(0, 6).replace(/^0/, "7");
  const flag = product.taxed ? "Y" : "";
  const price = (text: string, cents: number, after = flag) =>
    row(placed([0, text], [-36, printedAmount(cents, { trailingMinus: true })], [36, after]));
  const rows: SlipRow[] = [];
  if (quantity > 1) rows.push(row(`  ${quantity} @ ${printedAmount(unitCents)}`));
  rows.push(price(placed([0, product.taxed ? "" : "E"], [-9, article], [10, product.name]), cents));
  if (depositCents > 0) rows.push(price(placed([-9, "11003"], [10, "DEP/BOTTLE"]), depositCents, ""));
  if (discountCents > 0) {
    rows.push(
      row(
        placed(
          [1, `${random6(code)}TPD/${article}`],
          [-37, printedAmount(-discountCents, { trailingMinus: true })],
        ),
      ),
    );
  }
  return rows;
}

const random6 = (code: string) => `${code.slice(5, 11).padEnd(8)} `;

/**
 * A warehouse club: rows without space between them, article numbers, a discount row that names the article.
 */
export const warehouseClub: Layout = {
  products: ENGLISH_PRODUCTS.filter((product) => !product.weighed),
  shops: [
    {
      name: "BULKHAVEN",
      address: ["RICHMOND #482", "9151 BRIDGEPORT RD", "RICHMOND, BC V6X 3L9"],
      phone: "604-555-0135",
    },
    {
      name: "STACKWELL",
      address: ["THORNTON #629", "16375 N. WASHINGTON ST", "THORNTON, CO 80023"],
      phone: "303-555-0154",
    },
  ],
  habits: { lines: [3, 18], several: 0.12, discounts: 0.15, depositCents: 35, weightUnit: "kg" },
  taxes: [
    { label: "(G) GST 5%", percent: 5 },
    { label: "(P) PST 7%", percent: 7 },
  ],
  print({ shop, moment, lines, sums, random }) {
    const total = (label: string, cents: number) => row(placed([12, label], [-36, printedAmount(cents)]));
    const [place, ...street] = shop.address;
    return {
      font: "cousine",
      columns: COLUMNS,
      back: [],
      rows: [
        { kind: "logo", text: shop.name, slant: -14 },
        row(centred("WHOLESALE CLUB", COLUMNS)),
        gap(),
        row(centred(place ?? "", COLUMNS / 2), { wide: true }),
        ...street.map((text) => row(centred(text, COLUMNS))),
        gap(),
        row(` 2X Member ${random.digits(12)}`),
        ...lines.flatMap(itemRows),
        total("SUBTOTAL", sums.subtotalCents),
        total(
          "TAX",
          sums.taxes.reduce((all, tax) => all + tax.cents, 0),
        ),
        row(placed([4, "****"], [12, "TOTAL"], [-36, printedAmount(sums.totalCents).padStart(10)]), {
          bold: true,
          inverted: 26,
        }),
        row(`XXXXXXXXXXXX${random.digits(4)}          CHIP READ`),
        row(`Seq# ${random.digits(6)}  App#: ${random.digits(6)}`),
        row(placed([2, "Debit"], [-36, printedAmount(sums.totalCents)])),
        row(placed([2, "CHANGE"], [-36, printedAmount(0)])),
        gap(),
        ...sums.taxes.map(({ rate, cents }) => row(placed([2, rate.label], [-36, printedAmount(cents)]))),
        row(`TOTAL NUMBER OF ITEMS SOLD = ${String(sums.itemCount).padStart(6)}`),
        row(`${usDate(moment, 4)} ${clock(moment)} 629 4 172 14`),
        row(centred("Thank You!", COLUMNS / 2), { wide: true }),
        row(`Whse:${random.digits(3)} Trm:4 Trn:${random.digits(3)} OP:14`),
      ],
    };
  },
};
