import { newPerson, type Person, upgrade } from "./person";
import { draftReceipt, loggedExpense, type Receipt } from "./receipt";

/** What the suites act on: somebody with a receipt and an expense, and somebody else. */
export interface World {
  readonly owner: Person;
  readonly stranger: Person;
  readonly receipt: Receipt;
  readonly lineItemId: string;
}

export async function buildWorld(): Promise<World> {
  const [owner, stranger] = [await newPerson(), await newPerson()];
  await upgrade(owner);
  return {
    owner,
    stranger,
    receipt: await draftReceipt(owner),
    lineItemId: await loggedExpense(owner),
  };
}

/** A path of the table with the world's own ids in it. */
export function pathIn(world: World, path: string): string {
  const item = world.receipt.items[0]?.id ?? "";
  const ids: Readonly<Record<string, string>> = {
    receiptId: world.receipt.id,
    index: "0",
    productId: world.receipt.items.find((one) => one.matchedProductId)?.matchedProductId ?? "unknown",
    id: path.startsWith("/api/receipt-items")
      ? item
      : path.startsWith("/api/tax-report")
        ? world.lineItemId
        : world.receipt.id,
  };
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? "");
}
