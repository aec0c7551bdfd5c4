import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Period } from "../periods/period";
import { type ClaimRow, claimRow } from "./claim-row";
import type { SumChoices } from "./line-amounts";
import type { LineItem } from "./line-item";
import { type LeftOut, type PlacedLine, placeLines } from "./place-lines";

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

function grouped(placed: readonly PlacedLine[]): Map<string, [PlacedLine, ...PlacedLine[]]> {
  const groups = new Map<string, [PlacedLine, ...PlacedLine[]]>();
  for (const line of placed) {
    const group = groups.get(line.key);
    if (group) group.push(line);
    else groups.set(line.key, [line]);
  }
  return groups;
}

/** The order of a claim's rows: dearest first, then by product. */
export const dearestFirst = (a: ClaimRow, b: ClaimRow) =>
  b.amountCents - a.amountCents || (a.product < b.product ? -1 : a.product > b.product ? 1 : 0);

/**
 * The sum of a claim (claim-2): rows by person, product and size over the period, dearest first, with what
 * was left out and why. Cents of the edition's currency. Source: Income Tax Act 118.2(2)(r); canada.ca,
 * gluten-free products, which sets an average over the period against an average over the period.
 */
export function sumClaim(lines: readonly LineItem[], period: Period, choices: SumChoices): ClaimSum {
  const { placed, leftOut } = placeLines(lines, choices);
  const inside = placed.filter(({ date }) => date >= period.from && date <= period.to);
  const rows = [...grouped(inside).values()]
    .map((group) => claimRow(group[0], group, choices))
    .sort(dearestFirst);
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

/** The whole of a claim's sum from those of its parts, which share no product: a row never holds two of them. */
export function joinSums(parts: readonly ClaimSum[]): ClaimSum {
  const total = (amount: (part: ClaimSum) => Cents) => parts.reduce((sum, part) => sum + amount(part), 0);
  const amountByPerson = new Map<string, Cents>();
  for (const [personId, cents] of parts.flatMap((part) => [...part.amountByPerson]))
    amountByPerson.set(personId, (amountByPerson.get(personId) ?? 0) + cents);
  const below = total((part) => part.belowCategoryTotalsCents ?? 0);
  return {
    rows: parts.flatMap(({ rows }) => rows).sort(dearestFirst),
    totals: {
      price: total(({ totals }) => totals.price),
      regularPrice: total(({ totals }) => totals.regularPrice),
      amountCents: total(({ totals }) => totals.amountCents),
      positiveOnlyCents: total(({ totals }) => totals.positiveOnlyCents),
    },
    amountByPerson,
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
    belowCategoryTotalsCents: below === 0 ? null : below,
  };
}
