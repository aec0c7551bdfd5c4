import type { Cents } from "@gf-ledger/domain/money/cents";
import { type ClaimPeriod, countsInPeriod } from "../periods/claim-period";
import type { SumChoices } from "./lines/line-amounts";
import type { LineItem } from "./lines/line-item";
import { type LeftOut, placeLines } from "./lines/place-lines";
import { addToRow, type ClaimRow, type OpenRow, openRow, settledRow } from "./rows/claim-row";

export interface ClaimTotals {
  readonly price: Cents;
  readonly regularPrice: Cents;
  /** Not the difference of the two above where a row was floored at 0. */
  readonly amountCents: Cents;
  readonly positiveOnlyCents: Cents;
}

export interface ClaimSum {
  readonly rows: readonly ClaimRow[];
  readonly totals: ClaimTotals;
  readonly amountByPerson: ReadonlyMap<string, Cents>;
  readonly leftOut: readonly LeftOut[];
  /** How much higher the category totals are, for the line that explains it. `null` where they agree. */
  readonly belowCategoryTotalsCents: Cents | null;
}

/** The order of a claim's rows: largest amount first, then by product. */
export const largestAmountFirst = (a: ClaimRow, b: ClaimRow) =>
  b.amountCents - a.amountCents || (a.product < b.product ? -1 : a.product > b.product ? 1 : 0);

/** The sum of a claim while lines are added to it, a few at a time where they are many. */
export class OpenSum {
  private readonly open = new Map<string, OpenRow>();
  private readonly outside: LeftOut[] = [];

  constructor(
    private readonly period: ClaimPeriod,
    private readonly choices: SumChoices,
  ) {}

  /** Adds lines to their rows. Added apart, a return and its purchase have each their own day. */
  add(lines: readonly LineItem[]): void {
    const { placed, leftOut } = placeLines(lines, this.choices);
    for (const one of leftOut) this.outside.push(one);
    for (const line of placed) {
      if (!countsInPeriod(this.period, line.personId, line.date)) continue;
      const row = this.open.get(line.key) ?? openRow(line);
      this.open.set(line.key, row);
      addToRow(row, line);
    }
  }

  rows(): OpenRow[] {
    return [...this.open.values()];
  }

  leftOut(): readonly LeftOut[] {
    return this.outside;
  }
}

/** The sum of a claim from its rows, largest amount first. */
export function sumOfRows(rows: readonly ClaimRow[], leftOut: readonly LeftOut[]): ClaimSum {
  const total = (amount: (row: ClaimRow) => Cents) => rows.reduce((sum, row) => sum + amount(row), 0);
  const totals: ClaimTotals = {
    price: total((row) => row.price),
    regularPrice: total((row) => row.regularPrice),
    amountCents: total((row) => row.amountCents),
    positiveOnlyCents: total((row) => row.positiveOnlyCents),
  };
  const amountByPerson = new Map<string, Cents>();
  for (const { personId, amountCents } of rows)
    amountByPerson.set(personId, (amountByPerson.get(personId) ?? 0) + amountCents);
  const below = totals.positiveOnlyCents - totals.amountCents;
  return { rows, totals, amountByPerson, leftOut, belowCategoryTotalsCents: below === 0 ? null : below };
}

/**
 * The sum of a claim (claim-2): rows by person, product and size over the period, largest amount first, with what
 * was left out and why. Cents of the edition's currency. Source: Income Tax Act 118.2(2)(r); canada.ca,
 * gluten-free products, which sets an average over the period against an average over the period.
 */
export function sumClaim(lines: readonly LineItem[], period: ClaimPeriod, choices: SumChoices): ClaimSum {
  const sum = new OpenSum(period, choices);
  sum.add(lines);
  const rows = sum.rows().map((row) => settledRow(row, choices));
  return sumOfRows(rows.sort(largestAmountFirst), sum.leftOut());
}
