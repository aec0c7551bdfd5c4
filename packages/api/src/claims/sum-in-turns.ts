import { setImmediate as pause } from "node:timers/promises";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { SumChoices } from "@gf-ledger/claim/sums/line-amounts";
import type { LineItem } from "@gf-ledger/claim/sums/line-item";
import { type ClaimSum, sumClaim } from "@gf-ledger/claim/sums/sum-claim";

/** Lines summed before other work gets its turn: a year of very many would hold up everybody else. */
const LINES_IN_A_TURN = 2000;

function byProduct(lines: readonly LineItem[]): LineItem[][] {
  const groups = new Map<string, LineItem[]>();
  for (const line of lines) {
    const group = groups.get(line.product);
    if (group) group.push(line);
    else groups.set(line.product, [line]);
  }
  return [...groups.values()];
}

/** Parts of a few whole products each: a row never holds two products, so each part is summed apart. */
function partsOf(lines: readonly LineItem[]): LineItem[][] {
  if (lines.length <= LINES_IN_A_TURN) return [[...lines]];
  const parts: LineItem[][] = [];
  let part: LineItem[] = [];
  for (const group of byProduct(lines)) {
    part.push(...group);
    if (part.length < LINES_IN_A_TURN) continue;
    parts.push(part);
    part = [];
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function together(a: ClaimSum, b: ClaimSum): ClaimSum {
  const amountByPerson = new Map(a.amountByPerson);
  for (const [id, cents] of b.amountByPerson) amountByPerson.set(id, (amountByPerson.get(id) ?? 0) + cents);
  const below = (a.belowCategoryTotalsCents ?? 0) + (b.belowCategoryTotalsCents ?? 0);
  return {
    rows: [...a.rows, ...b.rows],
    totals: {
      price: a.totals.price + b.totals.price,
      regularPrice: a.totals.regularPrice + b.totals.regularPrice,
      amountCents: a.totals.amountCents + b.totals.amountCents,
      positiveOnlyCents: a.totals.positiveOnlyCents + b.totals.positiveOnlyCents,
    },
    amountByPerson,
    leftOut: [...a.leftOut, ...b.leftOut],
    belowCategoryTotalsCents: below === 0 ? null : below,
  };
}

/** The sum of a claim (claim-2), pausing between parts of many lines. The lines name each return's own day. */
export async function sumInTurns(
  lines: readonly LineItem[],
  period: Period,
  choices: SumChoices,
): Promise<ClaimSum> {
  let whole: ClaimSum | null = null;
  for (const part of partsOf(lines)) {
    if (whole) await pause();
    const sum = sumClaim(part, period, choices);
    whole = whole ? together(whole, sum) : sum;
  }
  const sum = whole ?? sumClaim([], period, choices);
  const rows = [...sum.rows].sort(
    (a, b) => b.amountCents - a.amountCents || (a.product < b.product ? -1 : a.product > b.product ? 1 : 0),
  );
  return { ...sum, rows };
}
