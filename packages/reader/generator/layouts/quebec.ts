import type { BasketLine } from "../basket/basket";
import { clock, isoDate } from "../basket/shopping-trip";
import type { Layout } from "../layout";
import { FRENCH_PRODUCTS } from "../products/french-products";
import { centred, placed, printedAmount, spread, weightText } from "../slip/columns";
import { gap, row, type SlipRow } from "../slip/slip";

const COLUMNS = 38;

function itemRows(line: BasketLine, comma: boolean): SlipRow[] {
  const { product, quantity, weight, unitCents, cents, discountCents, depositCents } = line;
  const flag = product.taxed ? "FP" : "";
  const shown = (of: number) => printedAmount(of, { comma });
  const priced = row(placed([0, product.name], [-34, shown(cents)], [35, flag]));
  const rows: SlipRow[] = [];
  if (weight !== null) {
    const kilograms = weightText(weight, "kg").replace(".", comma ? "," : ".");
    rows.push(row(`  ${kilograms} kg @ ${shown(unitCents)} $/kg`));
  } else if (quantity > 1) rows.push(row(`  ${quantity} @ ${shown(unitCents)}`));
  rows.push(priced);
  if (discountCents > 0) rows.push(row(placed([2, "RABAIS"], [-34, shown(-discountCents)])));
  if (depositCents > 0) rows.push(row(placed([2, "CONSIGNE"], [-34, shown(depositCents)])));
  return rows;
}

/** A grocer of Québec: French words, TPS and TVQ, consigne, and on some tills a comma for the dot. */
export const quebec: Layout = {
  products: FRENCH_PRODUCTS,
  shops: [
    {
      name: "MARCHÉ BELLERIVE",
      address: ["4590 RUE SAINT-DENIS", "MONTRÉAL QC H2J 2L3"],
      phone: "514 555-0122",
    },
    {
      name: "Épicerie du Faubourg",
      address: ["215 BOUL. CHAREST EST", "QUÉBEC QC G1K 3G9"],
      phone: "418 555-0148",
    },
  ],
  habits: { lines: [2, 16], several: 0.15, discounts: 0.12, depositCents: 10, weightUnit: "kg" },
  taxes: [
    { label: "TPS 5,000 %", percent: 5 },
    { label: "TVQ 9,975 %", percent: 9.975 },
  ],
  print({ shop, moment, lines, sums, random }) {
    const comma = random.chance(0.5);
    const total = (label: string, cents: number) =>
      row(placed([0, label], [-34, printedAmount(cents, { comma })]));
    return {
      font: "cousine",
      columns: COLUMNS,
      back: random.chance(0.4)
        ? ["Politique de retour", "Remboursement sur presentation", "du recu dans les 14 jours"]
        : [],
      rows: [
        { kind: "logo", text: shop.name, slant: 0 },
        ...[...shop.address, shop.phone, "BIENVENUE CHEZ NOUS"].map((text) => row(centred(text, COLUMNS))),
        row(spread(`${isoDate(moment)} ${clock(moment)}`, `FACT. ${random.digits(6)}`, COLUMNS)),
        { kind: "rule" },
        ...lines.flatMap((line) => itemRows(line, comma)),
        gap(),
        total("SOUS-TOTAL", sums.subtotalCents),
        ...sums.taxes.map(({ rate, cents }) => total(rate.label, cents)),
        row(placed([0, "TOTAL"], [-34, printedAmount(sums.totalCents, { comma })]), {
          bold: true,
          tall: true,
        }),
        total(random.pick(["DEBIT", "MASTERCARD", "VISA"]), sums.totalCents),
        total("MONNAIE", 0),
        gap(),
        row(`TPS 10${random.digits(7)} RT0001`),
        row(`TVQ 10${random.digits(8)} TQ0001`),
        row(`NOMBRE D'ARTICLES : ${sums.itemCount}`),
        row(centred("MERCI ET A BIENTOT", COLUMNS)),
        { kind: "barcode", digits: random.digits(14) },
      ],
    };
  },
};
