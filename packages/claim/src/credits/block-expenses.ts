import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ClaimLine } from "../people/line-of";
import { type ClaimPeriod, countsInPeriod } from "../periods/claim-period";
import type { DatedAmount } from "../periods/dated-amount";
import type { IncomeBlock } from "../periods/income-block";
import type { DependantBlock } from "./credit-input";

export interface BlockExpenses {
  /** Line 33099. */
  readonly ownExpensesCents: Cents;
  /** Line 33199, one for each other dependant. */
  readonly dependants: readonly DependantBlock[];
}

/**
 * The expenses of each block in a period: the sum's amounts by person, with the other medical expenses and
 * counted adjustments of those days. A block never comes to less than 0, whatever was paid back.
 */
export function blockExpenses(
  blocks: readonly (IncomeBlock & { readonly line: ClaimLine })[],
  amountByPerson: ReadonlyMap<string, Cents>,
  amounts: readonly DatedAmount[],
  period: ClaimPeriod,
): BlockExpenses {
  const inside = amounts.filter(({ personId, date }) => countsInPeriod(period, personId, date));
  const ofPerson = (id: string) =>
    inside
      .filter(({ personId }) => personId === id)
      .reduce((sum, { amountCents }) => sum + amountCents, amountByPerson.get(id) ?? 0);
  const ofBlock = ({ personIds }: IncomeBlock) =>
    Math.max(
      0,
      personIds.reduce((sum, id) => sum + ofPerson(id), 0),
    );
  const own = blocks.filter(({ line }) => line === "33099");
  const others = blocks.filter(({ line }) => line === "33199");
  return {
    ownExpensesCents: own.reduce((sum, block) => sum + ofBlock(block), 0),
    dependants: others.flatMap((block) =>
      block.personIds.map((personId) => ({
        personId,
        expensesCents: ofBlock(block),
        netIncomeCents: block.netIncomeCents,
      })),
    ),
  };
}
