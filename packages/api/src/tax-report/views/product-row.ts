import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import { type PrintedAverages, printedAverages } from "@gf-ledger/claim/sums/rows/printed-averages";
import type { RestingCents } from "@gf-ledger/documents/claim/claim-documents";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { dollarsFromCents, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import type { StoredLine } from "../../claims/basis/stored-line";
import type { RowOfYear } from "../queries/rows-of-year";
import { perMeasure } from "../rules/per-measure";
import { restsOnView } from "../rules/rests-on";
import { comparesSizes } from "../rules/sizes-compared";

export interface ProductOfYear {
  readonly view: ProductSummary;
  readonly restingOn: RestingCents;
}

const sum = (lines: readonly StoredLine[], amount: (line: StoredLine) => number) =>
  lines.reduce((total, line) => total + amount(line), 0);

/** How many were bought: packages; of goods sold by weight each purchase is one. Returns are taken off. */
function numberBoughtOf(row: ClaimRow, lines: readonly StoredLine[]): number {
  if (!row.soldByWeight) return row.quantity;
  const times = Number(sum(lines, ({ quantity }) => quantity).toFixed(6));
  return row.quantity > 0 ? Math.max(1, times) : times;
}

function averagesOf(row: ClaimRow, numberBought: number): PrintedAverages {
  if (!row.soldByWeight) return row;
  return printedAverages({
    quantity: fractionOf(numberBought),
    price: fractionOf(row.price),
    regularPrice: fractionOf(row.regularPrice),
  });
}

interface RowChoices {
  readonly countTax: boolean;
  readonly person: ProductSummary["person"];
}

/** A row of the claim in the columns of the CRA's summary; its lines give it name, category and kind. */
export function productRow(
  { row, newestFirst: purchases, resting }: RowOfYear,
  { countTax, person }: RowChoices,
): ProductOfYear {
  const newestFirst = purchases.map(({ line }) => line);
  const [newest] = newestFirst;
  const kind = (newestFirst.find((line) => line.kind !== "return") ?? newest)?.kind ?? "counterpart";
  const numberBought = numberBoughtOf(row, newestFirst);
  const averages = averagesOf(row, numberBought);
  const taxOf = (amount: (line: StoredLine) => number | null) =>
    roundHalfAwayFromZero(
      purchases.reduce((total, { line, share }) => total + (amount(line) ?? 0) * share, 0),
    );
  const tax = countTax ? row.priceTaxCents : taxOf(({ taxCents }) => taxCents);
  const regularTax = countTax ? row.regularTaxCents : taxOf(({ regularTaxCents }) => regularTaxCents);
  const view: ProductSummary = {
    person,
    share: row.share,
    product: newest?.name ?? row.product,
    category: newest?.category || UNCATEGORIZED,
    kind,
    size: row.soldByWeight ? null : row.size,
    unit: row.unit,
    weight: row.soldByWeight ? row.quantity : null,
    numberBought,
    averageRegularCost: dollarsFromCents(averages.averageRegularPrice ?? 0),
    averageGfCost: dollarsFromCents(averages.averagePrice ?? 0),
    incrementalCost: Number(averages.incrementalCost ?? 0),
    amountToClaim: dollarsFromCents(row.amountCents),
    averagesAreRounded: averages.averagesAreRounded,
    paid: dollarsFromCents(row.price),
    compared: dollarsFromCents(row.regularPrice),
    tax: dollarsFromCents(tax),
    regularTax: dollarsFromCents(regularTax),
    perMeasure: perMeasure(row),
    sizeCompared: newestFirst.every((line) => comparesSizes(line) === null) ? null : row.sizeCompared,
    restsOn: restsOnView(resting),
  };
  return { view, restingOn: resting };
}
