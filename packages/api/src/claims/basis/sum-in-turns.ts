import { setImmediate as pause } from "node:timers/promises";
import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { SumChoices } from "@gf-ledger/claim/sums/lines/line-amounts";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import { settledRow } from "@gf-ledger/claim/sums/rows/claim-row";
import { type ClaimSum, largestAmountFirst, OpenSum, sumOfRows } from "@gf-ledger/claim/sums/sum-claim";
import { mapInTurns, sortInTurns } from "../../in-turns";

/** Lines added before other work gets its turn: a year of very many would hold up everybody else. */
const LINES_IN_A_TURN = 500;

/**
 * The sum of a claim (claim-2), pausing between turns, also within a row of very many lines (reports-57). The lines
 * name each return's own day.
 */
export async function sumInTurns(
  lines: readonly LineItem[],
  period: ClaimPeriod,
  choices: SumChoices,
): Promise<ClaimSum> {
  const sum = new OpenSum(period, choices);
  for (let at = 0; at < lines.length; at += LINES_IN_A_TURN) {
    await pause();
    sum.add(lines.slice(at, at + LINES_IN_A_TURN));
  }
  const rows = await mapInTurns(sum.rows(), (row) => settledRow(row, choices));
  return sumOfRows(await sortInTurns(rows, largestAmountFirst), sum.leftOut());
}
