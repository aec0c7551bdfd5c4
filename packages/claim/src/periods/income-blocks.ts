import { claimBlocks } from "../people/claim-blocks";
import type { ClaimLine } from "../people/line-of";
import type { Person } from "../people/person";
import type { IncomeBlock } from "./income-block";

export type IncomeBlocks =
  | { readonly ok: true; readonly blocks: readonly (IncomeBlock & { readonly line: ClaimLine })[] }
  | {
      readonly ok: false;
      readonly reason: "birth-date-missing" | "not-born-yet" | "net-income-missing" | "claimant-unknown";
      readonly personIds: readonly string[];
    };

/**
 * The blocks of a tax year, each with the net income for its threshold: the claimant's for line
 * 33099, each other dependant's own for 33199 (Income Tax Act 118.2(1), C and D).
 */
export function incomeBlocks(people: readonly Person[], taxYear: number, claimantId: string): IncomeBlocks {
  const placed = claimBlocks(people, taxYear);
  if (!placed.ok) return placed;
  if (!people.some(({ id }) => id === claimantId))
    return { ok: false, reason: "claimant-unknown", personIds: [claimantId] };
  const incomeOf = (id: string) =>
    people.find((person) => person.id === id)?.netIncomeByYear[String(taxYear)];
  const blocks = placed.blocks.map((block) => {
    const [first = claimantId] = block.personIds;
    const payerId = block.line === "33099" ? claimantId : first;
    return { ...block, whose: payerId, netIncomeCents: incomeOf(payerId) };
  });
  const missing = blocks
    .filter(({ netIncomeCents }) => netIncomeCents === undefined)
    .map(({ whose: payerId }) => payerId);
  if (missing.length > 0) return { ok: false, reason: "net-income-missing", personIds: missing };
  return {
    ok: true,
    blocks: blocks.map(({ line, personIds, netIncomeCents = 0 }) => ({ line, personIds, netIncomeCents })),
  };
}
