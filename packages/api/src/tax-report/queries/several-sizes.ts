import type { Database, Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { UserScope } from "../../gate/user-scope";
import { turns } from "../../in-turns";
import { liveLineItems } from "./live-line-items";

/** Line items with a size that does not compare with that of the regular package: grams with millilitres. */
export const NOT_COMPARED = {
  sizeCompared: false,
  priceSource: { notIn: ["custom", "estimate", "none"] },
  priceEvidence: { path: ["size"], gt: 0 },
} satisfies Prisma.LineItemWhereInput;

/** What all spellings of a product's name have in common, on its purchases and its returns. */
export const sizedProductKey = (name: string) => spellingKey(returnedName(name));

/** The products of which several sizes did not compare: one size for all of them would be wrong for some. */
export async function productsOfSeveralSizes(
  database: Database | Transaction,
  scope: UserScope,
): Promise<ReadonlySet<string>> {
  const sizes = await database.lineItem.groupBy({
    by: ["name", "size", "unit"],
    where: { ...liveLineItems(scope), soldByWeight: false, ...NOT_COMPARED, size: { not: null } },
  });
  const only = new Map<string, string>();
  const several = new Set<string>();
  const nextSize = turns();
  for (const { name, size, unit } of sizes) {
    await nextSize();
    const [key, printed] = [sizedProductKey(name), `${size} ${unit}`];
    if ((only.get(key) ?? printed) !== printed) several.add(key);
    only.set(key, printed);
  }
  return several;
}
