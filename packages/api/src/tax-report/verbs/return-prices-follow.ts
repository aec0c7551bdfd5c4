import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { Transaction } from "@gf-ledger/db/database";
import { type LineItem, Prisma } from "@gf-ledger/db/generated/client";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { UserScope } from "../../gate/user-scope";
import { amountOfLine } from "../../items/rules/bought-columns";
import { taxesOf } from "../rules/changed-line-item";

type Priced = Pick<
  LineItem,
  "id" | "kind" | "currency" | "quantity" | "size" | "unit" | "soldByWeight" | "regularPrice" | "priceSource"
>;

/** The regular price that a return takes back of its purchase (receipts-54), below 0; `null` where it can't be told. */
function takenBack(back: Priced, bought: Priced): Cents | null {
  const isOtherMeasure = back.soldByWeight !== bought.soldByWeight || back.currency !== bought.currency;
  const whole = amountOfLine(bought);
  if (bought.kind === "return" || isOtherMeasure || whole <= 0) return null;
  if (bought.soldByWeight && back.unit !== bought.unit) return null;
  const ratio = divide(fractionOf(Math.abs(amountOfLine(back))), fractionOf(whole));
  return 0 - roundFraction(multiply(fractionOf(bought.regularPrice), ratio));
}

/** Whether a return has the regular price of its purchase, and none that the person set for it alone. */
export const isTakenBack = (back: Priced, bought: Priced) =>
  takenBack(back, bought) === back.regularPrice &&
  (back.priceSource !== "custom" || bought.priceSource === "custom");

/**
 * Lets returns that have the regular price of their purchase have the new one (receipts-54), so that what came back whole
 * claims nothing; deleted ones too, which may come back. A return whose own price the person set keeps it. `before` are
 * the purchases before the change.
 */
export async function returnPricesFollow(
  transaction: Transaction,
  scope: UserScope,
  before: readonly Priced[],
): Promise<void> {
  const { userId } = scope;
  const purchases = new Map(before.map((row) => [row.id, row]));
  const returns = await transaction.lineItem.findMany({
    where: { userId, kind: "return", returnOfId: { in: [...purchases.keys()] } },
    include: { returnOf: true },
  });
  for (const { returnOf: now, ...back } of returns) {
    const was = now && purchases.get(now.id);
    if (!now || !was || !isTakenBack(back, was)) continue;
    const regularPrice = takenBack(back, now);
    if (regularPrice === null || regularPrice === back.regularPrice) continue;
    const { priceSource, priceBasis, priceEvidence, sizeCompared } = now;
    await transaction.lineItem.update({
      where: { id: back.id, userId },
      data: {
        regularPrice,
        extraCost: extraCost(back.price, regularPrice),
        regularTaxCents: taxesOf(back, back.price, regularPrice).regularTaxCents,
        priceSource,
        priceBasis,
        priceEvidence: priceEvidence ?? Prisma.DbNull,
        sizeCompared,
      },
    });
  }
}
