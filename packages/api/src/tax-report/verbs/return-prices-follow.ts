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

/** The regular price that returns of an amount take back of their purchase (receipts-54), below 0; `null` where it can't be told. */
function takenBack(amount: number, back: Priced, bought: Priced): Cents | null {
  const isOtherMeasure = back.soldByWeight !== bought.soldByWeight || back.currency !== bought.currency;
  const whole = amountOfLine(bought);
  if (bought.kind === "return" || isOtherMeasure || whole <= 0) return null;
  if (bought.soldByWeight && back.unit !== bought.unit) return null;
  const ratio = divide(fractionOf(amount), fractionOf(whole));
  return 0 - roundFraction(multiply(fractionOf(bought.regularPrice), ratio));
}

const amountBack = (back: Priced) => Math.abs(amountOfLine(back));

/**
 * Whether a return has the regular price of its purchase, and none that the person set for it alone. Of a part of the
 * purchase it may differ by the cent that a split leaves over (receipts-55).
 */
export function isTakenBack(back: Priced, bought: Priced): boolean {
  const price = takenBack(amountBack(back), back, bought);
  if (price === null) return false;
  const left = amountBack(back) < amountOfLine(bought) ? 1 : 0;
  const isOwn = back.priceSource === "custom" && bought.priceSource !== "custom";
  return Math.abs(price - back.regularPrice) <= left && !isOwn;
}

/**
 * What each of a purchase's returns takes back. What they take back together is rounded once, and each takes its share of
 * it to the cent: by that it is known to follow.
 */
function partsTakenBack(returns: readonly Priced[], bought: Priced): (Cents | null)[] {
  let amount = 0;
  let given: Cents = 0;
  return returns.map((back) => {
    amount += amountBack(back);
    const together = takenBack(amount, back, bought);
    if (together === null) return null;
    const part = together - given;
    given = together;
    return part;
  });
}

/**
 * Lets returns that have the regular price of their purchase have the new one (receipts-54), so that what came back whole
 * claims nothing; deleted ones too, which may come back. A return whose own price the person set keeps it. `before` are
 * the purchases before the change. Resolves with the returns as they were and what is theirs now, in cents.
 */
export async function returnPricesFollow(
  transaction: Transaction,
  scope: UserScope,
  before: readonly Priced[],
): Promise<{ before: LineItem; regularPrice: Cents; extraCost: Cents }[]> {
  const { userId } = scope;
  const purchases = await transaction.lineItem.findMany({
    where: { userId, id: { in: before.map(({ id }) => id) } },
    include: { returns: { where: { userId, kind: "return" }, orderBy: { id: "asc" } } },
  });
  const changes = purchases.flatMap(({ returns, ...now }) => {
    const was = before.find(({ id }) => id === now.id);
    const following = returns.filter((back) => was && isTakenBack(back, was));
    const counted = following.filter(({ deletedAt }) => deletedAt === null);
    // What is deleted takes back nothing with the others.
    const groups = [counted, ...following.filter(({ deletedAt }) => deletedAt !== null).map((row) => [row])];
    return groups.flatMap((group) => {
      const prices = partsTakenBack(group, now);
      const prior = was ? partsTakenBack(group, was) : [];
      // Where the purchase is as it was, its returns share the cent that is left over as they did.
      if (prices.every((price, at) => price === prior[at])) return [];
      return group.map((back, at) => ({ back, now, regularPrice: prices[at] ?? null }));
    });
  });
  const followed = [];
  for (const { back, now, regularPrice } of changes) {
    if (regularPrice === null || regularPrice === back.regularPrice) continue;
    const { priceSource, priceBasis, priceEvidence, sizeCompared } = now;
    const extra = extraCost(back.price, regularPrice);
    await transaction.lineItem.update({
      where: { id: back.id, userId },
      data: {
        regularPrice,
        extraCost: extra,
        regularTaxCents: taxesOf(back, back.price, regularPrice).regularTaxCents,
        priceSource,
        priceBasis,
        priceEvidence: priceEvidence ?? Prisma.DbNull,
        sizeCompared,
      },
    });
    followed.push({ before: back, regularPrice, extraCost: extra });
  }
  return followed;
}
