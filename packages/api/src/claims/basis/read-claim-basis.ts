import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import {
  type AdjustmentLedger,
  adjustmentLedger,
  type LedgerRefused,
} from "@gf-ledger/claim/adjustments/adjustment-ledger";
import { withinRows } from "@gf-ledger/claim/adjustments/within-rows";
import { attachRates } from "@gf-ledger/claim/currency/attach-rates";
import type { ExchangeMethod } from "@gf-ledger/claim/currency/exchange-methods";
import type { ExchangeRate } from "@gf-ledger/claim/currency/exchange-rate";
import { rateFinder } from "@gf-ledger/claim/currency/rate-finder";
import { notClaimable } from "@gf-ledger/claim/people/dependants";
import type { Person } from "@gf-ledger/claim/people/person";
import { type ClaimPeriod, countsInPeriod, wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { OtherExpense } from "@gf-ledger/claim/periods/other-expense";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import type { ClaimSum } from "@gf-ledger/claim/sums/sum-claim";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { CURRENCIES, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { type Ground, groundOf } from "@gf-ledger/domain/pricing/ground";
import type { SignedInContext } from "../../context";
import { mapInTurns, sortInTurns } from "../../in-turns";
import { linesByProduct } from "../../tax-report/rules/lines-by-product";
import { editionOf, methodOf, periodOf, type StoredClaim } from "../claim-row";
import { type Conversion, readGivenRates } from "./converted";
import { byDriver, within } from "./line-source";
import { linesOfClaim } from "./lines-of-claim";
import { readAccountChoices } from "./read-account-choices";
import { readOtherAmounts, withoutPeople } from "./read-other-amounts";
import { readSomeLines, readStoredLines } from "./read-stored-lines";

/** Everything that a claim's figures are made of, for the days that were asked for. */
export interface ClaimBasis {
  readonly edition: Edition;
  readonly countTax: boolean;
  readonly method: ExchangeMethod;
  readonly people: readonly Person[];
  /** Of these nothing can be claimed (claim-54). */
  readonly notClaimable: ReadonlySet<string>;
  /** As the claim's rules see them, oldest first. */
  readonly lines: readonly LineItem[];
  /** What is said of each line beside its sums, by its id. */
  readonly facts: ReadonlyMap<string, LineFacts>;
  readonly catalogueVersions: readonly string[];
  /** The rate of each converted line, by its id. */
  readonly rates: ReadonlyMap<string, ExchangeRate>;
  readonly adjustments: readonly Adjustment[];
  readonly ledger: AdjustmentLedger | LedgerRefused;
  readonly otherExpenses: readonly OtherExpense[];
  /** The days for which a rate has to be asked. */
  readonly missingRates: readonly CalendarDate[];
}

/** What a claim says of a line item beside its sums. */
export interface LineFacts {
  /** As its receipt printed it. */
  readonly name: string;
  readonly receiptId: string | null;
  readonly ground: Ground;
}

/** Reads within a transaction, or of a few line items alone, whichever they are. */
interface HowToRead {
  readonly transaction?: Transaction;
  readonly some?: number;
}

const byDayThenId = (a: LineItem, b: LineItem) =>
  a.purchaseDate === b.purchaseDate ? (a.id < b.id ? -1 : 1) : a.purchaseDate < b.purchaseDate ? -1 : 1;

/** Reads what a claim rests on as of now, for a period that need not be its own. */
export async function readClaimBasis(
  ctx: Pick<SignedInContext, "database" | "pool" | "actor">,
  claim: StoredClaim,
  period: ClaimPeriod,
  { transaction, some }: HowToRead = {},
): Promise<ClaimBasis> {
  const { scope } = ctx.actor;
  const client = transaction ?? ctx.database;
  const edition = editionOf(claim);
  const method = methodOf(claim);
  const { people, sharesOf, product, countTax } = await readAccountChoices(client, scope, edition);
  const given = await readGivenRates(client, scope);
  const lineOf = await linesOfClaim(client, scope, claim, sharesOf);
  const conversion: Conversion = { edition, rateOn: rateFinder(method, given) };
  const choices = { conversion, sharesOf, countTax };
  const excluded = notClaimable(people, edition, claim.taxYear);
  const other = withoutPeople(await readOtherAmounts(client, scope, claim, period, choices), excluded);
  const source = transaction ? within(transaction) : byDriver(ctx.pool);
  const where = { period: wholeSpan(period), currencies: CURRENCIES };
  const productKey = (name: string) => spellingKey(product(name).name);
  const parts =
    some === undefined
      ? readStoredLines(source, scope, { ...where, order: "oldest-counted-first", productKey })
      : [await readSomeLines(source, scope, where, some)];
  const isInside = ({ purchaseDate, shares }: LineItem) =>
    (shares.length === 0 ? [""] : shares.map(({ personId }) => personId)).some((personId) =>
      countsInPeriod(period, personId, purchaseDate),
    );
  const unrated: LineItem[] = [];
  const facts = new Map<string, LineFacts>();
  const catalogueVersions = new Set<string>();
  for await (const part of parts) {
    for (const { id, name, receiptId, catalogueVersion, priceSource, priceEvidence, countedOn } of part) {
      const ground = groundOf({ priceSource, priceEvidence, country: edition, purchaseDate: countedOn });
      facts.set(id, { name, receiptId, ground });
      if (catalogueVersion !== null) catalogueVersions.add(catalogueVersion);
    }
    const rows = await linesByProduct(part, (name) => product(name).name);
    const ofPart = await mapInTurns(rows, lineOf);
    for (const line of ofPart) if (isInside(line)) unrated.push(line);
  }
  const { lines, rates, missing } = attachRates(
    await sortInTurns(unrated, byDayThenId),
    edition,
    method,
    given,
  );
  return {
    edition,
    countTax,
    method,
    people,
    notClaimable: excluded,
    lines,
    facts,
    catalogueVersions: [...catalogueVersions].sort(),
    rates,
    adjustments: other.adjustments,
    ledger: adjustmentLedger(other.adjustments, period, edition, claim.countGuidance),
    otherExpenses: other.otherExpenses,
    missingRates: [...new Set([...missing, ...other.missingRates])].sort(),
  };
}

/** The same with repayments that lower each row of the claim's period to 0 at most (claim-83). */
export function withinItsRows(basis: ClaimBasis, claim: StoredClaim, { rows }: ClaimSum): ClaimBasis {
  const period = periodOf(claim);
  const adjustments = withinRows(basis.adjustments, rows, period);
  const ledger = adjustmentLedger(adjustments, period, basis.edition, claim.countGuidance);
  return { ...basis, adjustments, ledger };
}
