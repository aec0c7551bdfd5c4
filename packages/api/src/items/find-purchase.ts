import type { Transaction } from "@gf-ledger/db/database";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { UserScope } from "../gate/user-scope";
import { liveLineItems } from "../tax-report/queries/live-line-items";
import { amountOfLine, boughtColumns } from "./rules/bought-columns";

/** Shops take goods back for at most so long. */
const DAYS_BACK = 90;
/** More than a household buys at one shop in that time. */
const MAX = 500;

/** A line that gave money back. `price` is below 0, in cents; `unit` as the reader counts. */
export interface GivenBack {
  /** The receipt item, once it is stored. */
  readonly id: string | null;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly unit: string;
}

interface Place {
  readonly store: string | null;
  /** When the receipt has no date, the day it was read. */
  readonly on: Date;
  readonly currency: string;
}

const nameKey = (name: string) => spellingKey(returnedName(name));

const candidateFields = (scope: UserScope) =>
  ({
    id: true,
    name: true,
    price: true,
    quantity: true,
    size: true,
    unit: true,
    soldByWeight: true,
    returns: {
      where: liveLineItems(scope),
      select: { receiptItemId: true, quantity: true, size: true, soldByWeight: true },
    },
  }) as const;

function candidatesOf(transaction: Transaction, scope: UserScope, { store, on, currency }: Place) {
  const since = new Date(on.getTime() - DAYS_BACK * DAY_MS);
  return transaction.lineItem.findMany({
    where: {
      ...liveLineItems(scope),
      currency,
      store: store === null ? null : { equals: store, mode: "insensitive" },
      kind: { not: "return" },
      purchaseDate: { gte: since, lte: on },
    },
    orderBy: [{ purchaseDate: "desc" }, { id: "desc" }],
    take: MAX,
    select: candidateFields(scope),
  });
}

type Candidate = Awaited<ReturnType<typeof candidatesOf>>[number];

type Amount = Pick<GivenBack, "quantity" | "unit">;

/** How much comes back, in the purchase's own measure; `null` where it is counted in another one. */
function amountBack({ quantity, unit }: Amount, purchase: Candidate): number | null {
  const back = boughtColumns({ kind: "return", quantity, unit, size: null, sizeUnit: null });
  if (back.soldByWeight !== purchase.soldByWeight) return null;
  if (back.soldByWeight && back.unit !== purchase.unit) return null;
  return Math.abs(amountOfLine(back));
}

/** Whether so much of the purchase was not given back before; `except` is the line item that is being corrected. */
function hasLeft(purchase: Candidate, back: Amount, except: string | null): boolean {
  const amount = amountBack(back, purchase);
  const others = purchase.returns.filter(({ receiptItemId }) => except === null || receiptItemId !== except);
  const before = others.reduce((sum, one) => sum + Math.abs(amountOfLine(one)), 0);
  return amount !== null && before + amount <= amountOfLine(purchase);
}

/** The same product at the same price a piece. */
function isTakenBackBy(back: GivenBack, purchase: Candidate): boolean {
  const amount = amountBack(back, purchase) ?? 0;
  const paid = (purchase.price * amount) / amountOfLine(purchase);
  return (
    nameKey(purchase.name) === nameKey(back.name) &&
    hasLeft(purchase, back, back.id) &&
    Math.abs(Math.abs(back.price) - paid) <= 1
  );
}

/**
 * The line item that a return takes back: the newest of the same product, price and shop within 90 days of
 * which enough is left. `null` where there is none; the return is kept all the same (receipts-54).
 */
export async function findPurchase(
  transaction: Transaction,
  scope: UserScope,
  place: Place,
  back: GivenBack,
): Promise<string | null> {
  const candidates = await candidatesOf(transaction, scope, place);
  return candidates.find((purchase) => isTakenBackBy(back, purchase))?.id ?? null;
}

/** The person's own purchase that a caller named, if so much of it can come back. */
export async function namedPurchase(
  transaction: Transaction,
  scope: UserScope,
  id: string,
  { currency, back }: { readonly currency: string; readonly back: GivenBack },
): Promise<Outcome<string, "no_such_purchase" | "more_returned_than_bought">> {
  const purchase = await transaction.lineItem.findFirst({
    where: { id, ...liveLineItems(scope), kind: { not: "return" }, currency },
    select: candidateFields(scope),
  });
  if (!purchase) return refused("no_such_purchase");
  return hasLeft(purchase, back, back.id) ? done(purchase.id) : refused("more_returned_than_bought");
}
