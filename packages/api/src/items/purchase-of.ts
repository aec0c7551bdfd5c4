import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { findPurchase, type GivenBack, namedPurchase } from "./find-purchase";

export type NoPurchase = "no_such_purchase" | "more_returned_than_bought";

interface Returning {
  readonly store: string | null;
  readonly purchaseDate: Date | null;
  readonly currency: string;
  readonly back: GivenBack & { readonly kind: string; readonly returnOfId: string | null };
  /** The line item that the caller named; `null` for one that is not saved, `undefined` to look for it. */
  readonly named?: string | null | undefined;
}

/** The column that links a return to its purchase: the named one, the known one, else the one that fits. */
export async function purchaseOf(
  ctx: SignedInContext,
  transaction: Transaction,
  { back, named, store, purchaseDate, currency }: Returning,
): Promise<Outcome<{ returnOfId: string | null }, NoPurchase>> {
  const { scope } = ctx.actor;
  if (back.kind !== "return" || named === null) return done({ returnOfId: null });
  const known = named ?? back.returnOfId;
  if (known) {
    const purchase = await namedPurchase(transaction, scope, known, { currency, back });
    if (purchase.ok) return done({ returnOfId: purchase.value });
    if (named) return purchase;
  }
  const place = { store, on: purchaseDate ?? ctx.now(), currency };
  return done({ returnOfId: await findPurchase(transaction, scope, place, back) });
}
