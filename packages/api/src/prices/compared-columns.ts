import { Prisma } from "@gf-ledger/db/generated/client";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { pricedBySize } from "./rules/priced-by-size";

interface Compared {
  readonly matchedProductId?: string | null | undefined;
  readonly customRegularPrice?: number | null | undefined;
  readonly taxCode?: string | null | undefined;
}
type Amount = Pick<ReceiptItemRow, "quantity" | "unit" | "size" | "sizeUnit">;
type Columns = Prisma.ReceiptItemUncheckedUpdateInput;

const CHOSEN_BY_PERSON = { matchScore: null, matchConfidence: null } as const;

/**
 * The columns of what a person says a line is compared with (receipts-69). A chosen product's average is brought
 * to the line's amount; without a product the category's estimate counts.
 */
export async function comparedColumns(
  ctx: SignedInContext,
  edition: Edition,
  { matchedProductId, customRegularPrice, taxCode }: Compared,
  amount: Amount,
): Promise<Outcome<Columns, "no_such_product">> {
  const stated = {
    ...(customRegularPrice === undefined ? {} : { customRegularPrice }),
    ...(taxCode === undefined ? {} : { taxCode }),
  };
  if (matchedProductId === undefined) return done(stated);
  if (matchedProductId === null) {
    const nothing = { matchedProductId: null, cataloguePrice: null, scaledBy: Prisma.DbNull };
    return done({ ...stated, ...CHOSEN_BY_PERSON, ...nothing });
  }
  const product = await ctx.database.product.findUnique({ where: { id: matchedProductId } });
  if (!product) return refused("no_such_product");
  const average = edition === "ca" ? product.priceCa : product.priceUs;
  return done({
    ...stated,
    ...CHOSEN_BY_PERSON,
    matchedProductId,
    cataloguePrice: roundHalfAwayFromZero(average * amount.quantity),
    scaledBy: Prisma.DbNull,
    ...pricedBySize({ average, size: product.size, unit: product.unit }, amount),
  });
}
