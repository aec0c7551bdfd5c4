import { attachRates } from "@gf-ledger/claim/currency/attach-rates";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { notClaimable } from "@gf-ledger/claim/people/dependants";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { SumChoices } from "@gf-ledger/claim/sums/lines/line-amounts";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import { countedLine } from "@gf-ledger/claim/sums/lines/place-lines";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import type { RestingCents } from "@gf-ledger/documents/claim/claim-documents";
import { CURRENCIES, EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { type Ground, groundOf } from "@gf-ledger/domain/pricing/ground";
import { readGivenRates } from "../../claims/basis/converted";
import { byDriver } from "../../claims/basis/line-source";
import { linesOfClaim } from "../../claims/basis/lines-of-claim";
import { readAccountChoices } from "../../claims/basis/read-account-choices";
import { readStoredLines } from "../../claims/basis/read-stored-lines";
import type { StoredLine } from "../../claims/basis/stored-line";
import { sumInTurns } from "../../claims/basis/sum-in-turns";
import { methodOf, periodOf, type StoredClaim } from "../../claims/claim-row";
import type { SignedInContext } from "../../context";
import { mapInTurns, turns } from "../../in-turns";
import type { NamedProduct } from "../../products/product-names";
import { claimLine } from "../rules/claim-line";
import { linesByProduct } from "../rules/lines-by-product";
import { addDifference, personsDifference, restingOn } from "../rules/rests-on";

/** A line of a row, with what the row's person paid more for it and what its regular price rests on. */
export interface PurchaseOfRow {
  readonly line: StoredLine;
  readonly share: number;
  readonly difference: Fraction;
  readonly ground: Ground;
}

export interface RowOfYear {
  readonly row: ClaimRow;
  readonly newestFirst: readonly PurchaseOfRow[];
  /** The row's amount by its grounds (claim-61). */
  readonly resting: RestingCents;
}

/** Whole products of a year with all of their lines. */
interface PartOfYear {
  readonly lines: readonly StoredLine[];
  readonly rows: readonly RowOfYear[];
}

function purchaseOf(
  line: StoredLine,
  claimed: LineItem,
  personId: string,
  choices: SumChoices,
): PurchaseOfRow | null {
  const counted = countedLine(claimed, choices);
  const share = claimed.shares.find((one) => one.personId === personId)?.share ?? 0;
  if (!counted.ok) return null;
  const { priceSource, priceEvidence, countedOn: purchaseDate } = line;
  const ground = groundOf({ priceSource, priceEvidence, country: choices.edition, purchaseDate });
  return { line, share, difference: personsDifference(counted.whole, fractionOf(share)), ground };
}

/** A product stands for itself unless a merge is only looked at. */
const itself = (product: NamedProduct) => product;

interface RowsAsked {
  readonly period?: Period | undefined;
  /** The claim whose own rows these are: in its periods, converted, and without what other claims used. */
  readonly claim?: StoredClaim | null | undefined;
  readonly asIf?: ((product: NamedProduct) => NamedProduct) | undefined;
}

/**
 * The rows of a year's claim (claim-2) with the lines that each sums, in parts: what the summary, the checklist and
 * the answers say of a year is said of these. `period` is the calendar year unless said, or a claim's; `asIf` says what each product
 * would be.
 */
export async function rowsOfYear(
  ctx: SignedInContext,
  year: number,
  { period: days = calendarYear(year), claim = null, asIf = itself }: RowsAsked = {},
) {
  const { scope } = ctx.actor;
  const period = claim === null ? days : periodOf(claim);
  const account = await readAccountChoices(ctx.database, scope, ctx.edition);
  const { people, sharesOf, product, countTax } = account;
  // Spellings that the person merged are one product (matching-25).
  const nameOf = (name: string) => asIf(product(name)).name;
  const excluded = notClaimable(people, ctx.edition, year);
  const choices = { edition: ctx.edition, countTax, notClaimable: excluded };
  const lineOf =
    claim === null
      ? (line: StoredLine) => claimLine(line, sharesOf(line))
      : await linesOfClaim(ctx.database, scope, claim, sharesOf);
  const given = claim === null ? [] : await readGivenRates(ctx.database, scope);
  const converted = (lines: readonly LineItem[]) =>
    claim === null ? lines : attachRates(lines, ctx.edition, methodOf(claim), given).lines;
  async function* parts(): AsyncGenerator<PartOfYear> {
    const read = readStoredLines(byDriver(ctx.pool), scope, {
      period: wholeSpan(period),
      currencies: claim === null ? [EDITION_FACTS[ctx.edition].currency] : CURRENCIES,
      order: "newest-purchase-first",
      productKey: (name) => spellingKey(nameOf(name)),
    });
    for await (const printed of read) {
      const lines = await linesByProduct(printed, nameOf);
      const claimed = converted(await mapInTurns(lines, lineOf));
      const sum = await sumInTurns(claimed, period, choices);
      const pairs = new Map(claimed.map((one, index) => [one.id, { claimed: one, line: lines[index] }]));
      const nextLine = turns();
      const rows: RowOfYear[] = [];
      for (const row of sum.rows) {
        const newestFirst: PurchaseOfRow[] = [];
        const differences = new Map<Ground, Fraction>();
        for (const id of row.lineItemIds) {
          await nextLine();
          const { line, claimed: one } = pairs.get(id) ?? {};
          const purchase = line && one && purchaseOf(line, one, row.personId, choices);
          if (!purchase) continue;
          newestFirst.push(purchase);
          addDifference(differences, purchase.ground, purchase.difference);
        }
        rows.push({ row, newestFirst, resting: restingOn(row.amountCents, differences) });
      }
      yield { lines, rows };
    }
  }
  return { ...account, excluded, parts: parts() };
}
