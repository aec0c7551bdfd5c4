import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import {
  type AdjustmentLedger,
  adjustmentLedger,
  type LedgerRefused,
} from "@gf-ledger/claim/adjustments/adjustment-ledger";
import { attachRates } from "@gf-ledger/claim/currency/attach-rates";
import type { ExchangeMethod, ExchangeRate } from "@gf-ledger/claim/currency/exchange-rate";
import type { Person } from "@gf-ledger/claim/people/person";
import type { OtherExpense } from "@gf-ledger/claim/periods/other-expense";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { LineItem } from "@gf-ledger/claim/sums/line-item";
import { TAX_CHOICES } from "@gf-ledger/claim/sums/tax-choices";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { SignedInContext } from "../context";
import { readAllocations } from "../people/read-allocations";
import { readHousehold } from "../people/read-household";
import { productOf } from "../products/product-names";
import { claimLine } from "../tax-report/claim-line";
import { type ClaimRow, editionOf } from "./claim-row";
import { type Conversion, readGivenRates } from "./converted";
import { readOtherAmounts } from "./read-other-amounts";
import { readStoredLines, type StoredLine } from "./read-stored-lines";

/** Everything that a claim's figures are made of, for the days that were asked for. */
export interface ClaimBasis {
  readonly edition: Edition;
  readonly countTax: boolean;
  readonly method: ExchangeMethod;
  readonly people: readonly Person[];
  /** As the database holds them, and as the claim's rules see them, in the same order. */
  readonly stored: readonly StoredLine[];
  readonly lines: readonly LineItem[];
  /** The rate of each converted line, by its id. */
  readonly rates: ReadonlyMap<string, ExchangeRate>;
  readonly adjustments: readonly Adjustment[];
  readonly ledger: AdjustmentLedger | LedgerRefused;
  readonly otherExpenses: readonly OtherExpense[];
  /** The days for which a rate has to be asked. */
  readonly missingRates: readonly CalendarDate[];
}

async function countsTaxOf(client: Transaction, userId: string, edition: Edition): Promise<boolean> {
  const { countTax } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { countTax: true },
  });
  return countTax ?? TAX_CHOICES.some((row) => row.edition === edition && row.countsByDefault);
}

/** Reads what a claim rests on as of now, for a period that need not be its own; of `some` line items, where it is said. */
export async function readClaimBasis(
  ctx: Pick<SignedInContext, "database" | "pool" | "actor">,
  claim: ClaimRow,
  period: Period,
  client: Transaction = ctx.database,
  some?: number,
): Promise<ClaimBasis> {
  const { scope } = ctx.actor;
  const edition = editionOf(claim);
  const method: ExchangeMethod = claim.exchangeMethod === "daily" ? "daily" : "annual-average";
  const countTax = await countsTaxOf(client, scope.userId, edition);
  const people = await readHousehold(client, scope);
  const sharesOf = await readAllocations(client, scope);
  const product = await productOf(client, scope);
  const given = await readGivenRates(client, scope);
  const stored = await readStoredLines(client, scope, period, some);
  const conversion: Conversion = { edition, method, given };
  const other = await readOtherAmounts(client, scope, period, conversion);
  const unrated = stored.map((row): LineItem => {
    const named = { ...row, name: product(row.name).name };
    const claimedIn = row.claimId === claim.id ? null : row.claimedIn;
    return { ...claimLine(named, { currency: row.currency, shares: sharesOf(row) }), claimedIn };
  });
  const { lines, rates, missing } = attachRates(unrated, edition, method, given);
  return {
    edition,
    countTax,
    method,
    people,
    stored,
    lines,
    rates,
    adjustments: other.adjustments,
    ledger: adjustmentLedger(other.adjustments, period, edition, claim.countGuidance),
    otherExpenses: other.otherExpenses,
    missingRates: [...new Set([...missing, ...other.missingRates])].sort(),
  };
}
