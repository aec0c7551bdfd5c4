import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { type Cents, MAX_PRICE_CENTS, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { LineItemChange } from "@gf-ledger/domain/tax-report/tax-report-input";
import { countsByKind, NEEDS_NOTE } from "../../items/rules/counted-kind";
import { kindReasonAfter } from "../../items/rules/kind-reason-after";
import { type ComparedLine, changedRegularPrice, type RegularPriceColumns } from "./changed-regular-price";
import { codedKindNote } from "./coded-kind-note";

/** A line item as far as its figures go, before and after a change. */
export interface FiguredLine extends ComparedLine {
  readonly kindNote: string | null;
  readonly kindReason: string | null;
  /** Whether it counts in sums (claim-50). */
  readonly counts: boolean;
  readonly taxCents: Cents | null;
  readonly regularTaxCents: Cents | null;
}

export type ChangedLine = FiguredLine & { readonly extraCost: Cents };

export type ChangeRefused =
  | "only_returns_below_zero"
  | "kind_needs_note"
  | "size_needs_unit"
  | "weight_needs_size"
  | "only_without_counterpart"
  | "regular_price_too_large";

/**
 * A new kind counts by its rule, or by the note that comes with it; the person's own word goes before both (claim-50).
 */
function countsAfter(before: FiguredLine, change: LineItemChange, kind: ItemKind, edition: Edition): boolean {
  if (change.counts !== undefined) return change.counts;
  if (change.countsInFull) return true;
  if (kind === before.kind) return before.counts;
  const leftOutByPerson = !before.counts && countsByKind(before.kind, edition);
  return !leftOutByPerson && (countsByKind(kind, edition) || Boolean(change.kindNote));
}

/** A refund's amounts are below 0, every other line's are not, whatever sign they were given with. */
function signed<Amount extends number | undefined>(amount: Amount, kind: ItemKind): Amount {
  if (amount === undefined) return amount;
  return (kind === "return" ? 0 - Math.abs(amount) : Math.abs(amount)) as Amount;
}

type Taxed = Pick<FiguredLine, "price" | "regularPrice" | "taxCents" | "regularTaxCents">;

/** The tax keeps its rate when the price changes, and the regular price keeps the same (claim-8). */
export function taxesOf(before: Taxed, price: Cents, regularPrice: Cents) {
  const { taxCents, regularTaxCents } = before;
  if (taxCents === null || before.price === 0) return { taxCents, regularTaxCents };
  const rate = taxCents / before.price;
  const untaxed = regularTaxCents === 0 && before.regularPrice !== 0;
  return {
    taxCents: roundHalfAwayFromZero(price * rate),
    regularTaxCents:
      regularTaxCents === null || untaxed ? regularTaxCents : roundHalfAwayFromZero(regularPrice * rate),
  };
}

const refusalOf = (before: FiguredLine, change: LineItemChange, after: FiguredLine): ChangeRefused | null => {
  const given = [change.price, change.regularPrice, change.quantity];
  if (after.kind !== "return" && given.some((amount) => amount !== undefined && amount < 0))
    return "only_returns_below_zero";
  if (
    after.counts &&
    (after.kind !== before.kind || !before.counts) &&
    NEEDS_NOTE.has(after.kind) &&
    !after.kindNote
  )
    return "kind_needs_note";
  if (change.countsInFull !== undefined && after.kind !== "no-counterpart") return "only_without_counterpart";
  if ((after.size === null) !== (after.unit === null)) return "size_needs_unit";
  return after.soldByWeight && after.size === null ? "weight_needs_size" : null;
};

/**
 * The figures of a line item after a change: quantity, size and kind move the regular price, and the extra
 * cost is always worked out again (reports-8, reports-34).
 */
export function changedLineItem(
  before: FiguredLine,
  change: LineItemChange,
  edition: Edition,
): Outcome<ChangedLine, ChangeRefused> {
  const kind = change.kind ?? before.kind;
  const size = change.size === undefined ? before.size : change.size;
  const unit = change.unit === undefined && change.size !== null ? before.unit : (change.unit ?? null);
  const facts: FiguredLine = {
    ...before,
    kind,
    kindNote:
      change.kindNote === undefined ? before.kindNote : codedKindNote(change.kindNote, before.kindNote),
    kindReason: kindReasonAfter(before, {}, kind),
    counts: countsAfter(before, change, kind, edition),
    category: change.category ?? before.category,
    size,
    unit,
    quantity: signed(change.quantity ?? before.quantity, kind),
    price: signed(change.price ?? before.price, kind),
  };
  const wrong = refusalOf(before, change, facts);
  if (wrong) return refused(wrong);
  const turned = (before.kind === "return") !== (kind === "return");
  const was: FiguredLine = turned
    ? {
        ...before,
        quantity: -before.quantity,
        price: 0 - before.price,
        regularPrice: 0 - before.regularPrice,
      }
    : before;
  const asked = { regularPrice: signed(change.regularPrice, kind), countsInFull: change.countsInFull };
  const { regularPrice, priceSource, priceEvidence, priceBasis, sizeCompared }: RegularPriceColumns =
    changedRegularPrice(was, facts, { asked, edition });
  if (Math.abs(regularPrice) > MAX_PRICE_CENTS) return refused("regular_price_too_large");
  return done({
    ...facts,
    regularPrice,
    priceSource,
    priceEvidence,
    priceBasis,
    sizeCompared,
    ...taxesOf(before, facts.price, regularPrice),
    extraCost: extraCost(facts.price, regularPrice),
  });
}
