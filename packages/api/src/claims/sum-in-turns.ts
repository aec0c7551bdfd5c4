import { setImmediate as pause } from "node:timers/promises";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { SumChoices } from "@gf-ledger/claim/sums/line-amounts";
import type { LineItem } from "@gf-ledger/claim/sums/line-item";
import { type ClaimSum, joinSums, sumClaim } from "@gf-ledger/claim/sums/sum-claim";

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

/** The sum of a claim (claim-2), pausing between parts of many lines. The lines name each return's own day. */
export async function sumInTurns(
  lines: readonly LineItem[],
  period: Period,
  choices: SumChoices,
): Promise<ClaimSum> {
  const sums: ClaimSum[] = [];
  for (const part of partsOf(lines)) {
    if (sums.length > 0) await pause();
    sums.push(sumClaim(part, period, choices));
  }
  return joinSums(sums);
}
