import { withoutPlainParts } from "@gf-ledger/claim/adjustments/without-plain-parts";
import type { ClaimEstimate } from "@gf-ledger/claim/file/claim-estimate";
import { estimateOfClaim } from "@gf-ledger/claim/file/estimate-of-claim";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { ClaimSum } from "@gf-ledger/claim/sums/sum-claim";
import type { Transaction } from "@gf-ledger/db/database";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { estimateInputsOf, periodOf, type StoredClaim } from "../claim-row";
import { type ClaimBasis, readClaimBasis, withinItsRows } from "./read-claim-basis";
import { sumInTurns } from "./sum-in-turns";

/** A claim as of now, with everything that its screens and documents show. */
export interface ReadClaim {
  readonly claim: StoredClaim;
  readonly basis: ClaimBasis;
  readonly sum: ClaimSum;
  readonly creditEstimate: ClaimEstimate;
  readonly content: ClaimContent;
}

/** Which versions of which reader read the receipts of these line items, as `local 3`. */
async function readReaderVersions(
  client: Transaction,
  { userId }: UserScope,
  { facts }: ClaimBasis,
): Promise<string[]> {
  const receiptIds = new Set([...facts.values()].flatMap(({ receiptId }) => receiptId ?? []));
  const rows = await client.$queryRaw<{ readBy: string | null }[]>`
    SELECT DISTINCT reader || ' ' || reader_version AS "readBy" FROM receipts
    WHERE user_id = ${userId}::uuid AND id = ANY(${[...receiptIds]}::uuid[])`;
  return rows.flatMap(({ readBy }) => readBy ?? []).sort();
}

/** What a claim holds as of now, with its sums and what it is worth. The calendar year until a period is chosen. */
export async function readClaim(
  ctx: Pick<SignedInContext, "database" | "pool" | "actor">,
  claim: StoredClaim,
  transaction?: Transaction,
): Promise<ReadClaim> {
  const period = periodOf(claim);
  const read = await readClaimBasis(ctx, claim, period, transaction ? { transaction } : {});
  const sum = await sumInTurns(read.lines, period, read);
  const basis = withinItsRows(read, claim, sum);
  const { edition, countTax, people, lines, ledger, adjustments, otherExpenses } = basis;
  const creditEstimate = estimateOfClaim({
    edition,
    taxYear: claim.taxYear,
    period,
    people,
    amountByPerson: sum.amountByPerson,
    adjustments: ledger.ok ? ledger.amounts : [],
    otherExpenses,
    inputs: estimateInputsOf(claim),
  });
  const content: ClaimContent = {
    format: 1,
    edition,
    taxYear: claim.taxYear,
    period,
    countTax,
    countGuidance: claim.countGuidance,
    exchangeMethod: basis.rates.size > 0 ? basis.method : null,
    people,
    lineItems: lines,
    rows: sum.rows,
    totals: sum.totals,
    adjustments: adjustments.map((entry) => withoutPlainParts(entry, period)),
    otherExpenses,
    figures: creditEstimate.sections.flatMap((section) => section.lines),
    catalogueVersion: basis.catalogueVersions.join(", "),
    readerVersions: await readReaderVersions(transaction ?? ctx.database, ctx.actor.scope, basis),
  };
  return { claim, basis, sum, creditEstimate, content };
}
