import { isProductKind } from "@gf-ledger/domain/line-item/kinds";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { centsFromDollars, dollarsFromCents, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { MAX_LINE_ITEMS } from "@gf-ledger/domain/tax-report/line-item-bounds";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { LineItemEdit } from "../forms/line-item-edit";
import type { ManyChange } from "./many-edit";

const yearOf = ({ purchaseDate }: LineItemView) => purchaseDate.slice(0, 4);

/** The other line items of the same product and tax year, whatever the case of its name. */
export function likeThis(rows: readonly LineItemView[], row: LineItemView): readonly LineItemView[] {
  const name = spellingKey(row.name);
  return rows.filter(
    (one) => one.id !== row.id && yearOf(one) === yearOf(row) && spellingKey(one.name) === name,
  );
}

const isPackage = ({ kind, soldByWeight }: LineItemView) => kind !== "return" && !soldByWeight;

/** Whether the regular price of one holds for the other too, by its quantity: packages of one size, or one weight. */
const isComparedLike = (row: LineItemView, { soldByWeight, size, unit }: LineItemView) =>
  row.kind !== "return" && row.soldByWeight === soldByWeight && row.size === size && row.unit === unit;

const priceOf = ({ quantity }: LineItemView, given: { readonly price: number; readonly quantity: number }) =>
  dollarsFromCents(roundHalfAwayFromZero((centsFromDollars(given.price) * quantity) / given.quantity));

export interface ToApply {
  readonly rows: readonly LineItemView[];
  readonly change: ManyChange;
}

/**
 * Which line items like this one an edit of it could be applied to, and as what change (reports-48); `null` where
 * the edit says nothing of others, or they are so already.
 */
export function toApplyTo(
  rows: readonly LineItemView[],
  before: LineItemView,
  { name, category, kind, kindNote, counts, size, unit, regularPrice }: LineItemEdit["sent"],
): ToApply | null {
  const found = (differs: (row: LineItemView) => boolean, change: ManyChange): ToApply | null => {
    const others = likeThis(rows, before).filter(differs).slice(0, MAX_LINE_ITEMS);
    return others.length === 0 ? null : { rows: others, change };
  };
  if (name !== undefined) return found((row) => row.name !== name, { name });
  // The dialog of quantity, size and kind sends all three.
  const isResized = size !== before.size || unit !== before.unit;
  if (size && unit && isResized)
    return found(
      (row) => isPackage(row) && !before.soldByWeight && (row.size !== size || row.unit !== unit),
      { size, unit },
    );
  if (regularPrice !== undefined && before.kind !== "return") {
    const given = { price: regularPrice, quantity: before.quantity };
    return found((row) => isComparedLike(row, before) && row.regularPrice !== priceOf(row, given), {
      regularPrice: given,
    });
  }
  if (category !== undefined) return found((row) => row.category !== category, { category });
  if (kind === undefined && counts !== undefined) return found((row) => row.counts !== counts, { counts });
  if (!isProductKind(kind) || kind === before.kind) return null;
  return found((row) => row.kind !== kind && row.kind !== "return", {
    kind,
    ...(kindNote ? { kindNote } : {}),
  });
}
