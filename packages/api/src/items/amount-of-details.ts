import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { SignedInContext } from "../context";
import { boughtLine, proposalColumns } from "../drafts/draft-receipt";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { pricedBySize } from "../prices/rules/priced-by-size";

type StoredAmount = Pick<ReceiptItemRow, "quantity" | "unit" | "size" | "sizeUnit">;
interface AmountInput {
  readonly quantity?: number | undefined;
  readonly unit?: string | undefined;
  readonly size?: number | null | undefined;
  readonly sizeUnit?: string | null | undefined;
}

/** How much was bought after a change; what is left out stays, and a size goes with its unit. */
export function amountOfDetails(stored: StoredAmount, input: AmountInput): StoredAmount {
  const size =
    input.size === undefined
      ? { size: stored.size, sizeUnit: stored.sizeUnit }
      : { size: input.size, sizeUnit: input.sizeUnit ?? null };
  return { quantity: input.quantity ?? stored.quantity, unit: input.unit ?? stored.unit, ...size };
}

type Priced = Pick<ReceiptItemRow, "customRegularPrice" | "quantity" | "unit">;

/**
 * A person's regular price, in cents, for another number of the same product: it was typed for all of them together,
 * and goes with their number, as on a saved line (receipts-106). Nothing where it stays as it is.
 */
export function ownPriceForAmount(
  { customRegularPrice, quantity, unit }: Priced,
  next: Pick<StoredAmount, "quantity" | "unit">,
) {
  if (customRegularPrice === null || next.quantity === quantity || next.unit !== unit) return {};
  return { customRegularPrice: roundHalfAwayFromZero((customRegularPrice * next.quantity) / quantity) };
}

type Matched = Pick<
  ReceiptItemRow,
  | "name"
  | "matchedProductId"
  | "matchedProduct"
  | "cataloguePrice"
  | "selected"
  | "glutenFree"
  | "glutenFreeReason"
> &
  StoredAmount;

/**
 * A person's tick on a gluten-free line holds under another name: what made it gluten-free stays where the new name
 * says nothing of it (receipts-107).
 */
function markAfter({ selected, glutenFree, glutenFreeReason }: Matched, proposed: { glutenFree: boolean }) {
  return selected && glutenFree && !proposed.glutenFree ? { glutenFree, glutenFreeReason } : {};
}

/**
 * The columns that another name, quantity, unit or size changes in an item's proposal: all of them for a new
 * name, else the price of the product it is matched with. Call it before the transaction, which would hold a
 * connection meanwhile.
 */
export async function proposalForAmount(
  ctx: SignedInContext,
  edition: Edition,
  current: Matched,
  next: StoredAmount & { readonly name: string; readonly sizeGiven: boolean },
) {
  const renamed = next.name !== current.name;
  const { quantity, unit, size, sizeUnit } = current;
  const sameAmount =
    quantity === next.quantity && unit === next.unit && size === next.size && sizeUnit === next.sizeUnit;
  if (!renamed && sameAmount) return {};
  const proposal = await ctx.matcher.propose(boughtLine(next), edition);
  const matched = proposal.match?.product ?? null;
  const regular = matched && { average: matched.price[edition], size: matched.size, unit: matched.unit };
  if (renamed) {
    const proposed = proposalColumns(proposal);
    const columns = { ...proposed, ...markAfter(current, proposed) };
    // A new name may say another size; where it says none, the known one stays.
    if (proposal.size && !next.sizeGiven) return columns;
    return { ...columns, size: next.size, sizeUnit: next.sizeUnit, ...pricedBySize(regular, next) };
  }
  if (matched && matched.id === current.matchedProductId) {
    const { cataloguePrice, scaledBy } = proposalColumns(proposal);
    return { cataloguePrice, scaledBy, ...pricedBySize(regular, next) };
  }
  if (current.cataloguePrice === null) return {};
  const average = edition === "ca" ? current.matchedProduct?.priceCa : current.matchedProduct?.priceUs;
  const cataloguePrice = roundHalfAwayFromZero((current.cataloguePrice * next.quantity) / quantity);
  const own = current.matchedProduct && { ...current.matchedProduct, average: average ?? 0 };
  return { cataloguePrice, ...pricedBySize(own, next) };
}
