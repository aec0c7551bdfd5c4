import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { LineItemsChange } from "@gf-ledger/domain/tax-report/line-item-changes";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { SignedInContext } from "../../context";
import { noneBeingCorrected } from "../../drafts/queries/not-being-corrected";
import type { UserScope } from "../../gate/user-scope";
import { lockAndEnsureOwner } from "../../people/verbs/lock-and-ensure-owner";
import { type SharesRefused, shareLineItems } from "../../people/verbs/write-shares";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { liveLineItems } from "../queries/live-line-items";
import { type ChangeRefused, changedLineItem } from "../rules/changed-line-item";
import { figuredLine } from "../rules/figured-line";
import { lineItemView } from "../views/line-item-view";
import { keepLineItems, readChangeable } from "./kept-line-items";
import { lockLineItems } from "./lock-line-items";
import { returnPricesFollow } from "./return-prices-follow";
import { returnsFollow } from "./returns-follow";

type Changed = { readonly undoId: string; readonly lineItems: readonly LineItemView[] };
type Refused =
  | "no_such_line_item"
  | "receipt_being_corrected"
  | "returns_change_alone"
  | ChangeRefused
  | SharesRefused;
type Row = Prisma.LineItemGetPayload<object>;

/** What is written with the figures of each line item. */
const FIGURED = ["name", "category", "kind", "counts", "size", "regularPrice"] as const;

/** Longer than a change of as many rows as are allowed takes on a busy machine. */
export const TRANSACTION_MS = 30_000;

/** Holds the line items against other changes; `null` when one of them is not there. */
async function heldLines(transaction: Transaction, scope: UserScope, ids: readonly string[]) {
  await lockLineItems(transaction, scope, ids);
  const rows = await transaction.lineItem.findMany({
    where: { id: { in: [...ids] }, ...liveLineItems(scope) },
  });
  return rows.length === ids.length ? rows : null;
}

/** The regular price of a line item, in cents, where so many cost so much. */
function regularPriceOf({ quantity }: Row, given: LineItemsChange["regularPrice"]): number | undefined {
  if (given === undefined) return undefined;
  const times = divide(fractionOf(Math.abs(quantity)), fractionOf(given.quantity));
  return roundFraction(multiply(fractionOf(given.price), times));
}

/** Writes the new name, category, kind, size and regular price of each row, with the figures that follow from them. */
async function writeFigures(
  transaction: Transaction,
  rows: readonly Row[],
  { name, category, kind, kindNote, counts, size, unit, regularPrice }: LineItemsChange,
  { edition }: SignedInContext,
): Promise<Outcome<null, ChangeRefused | "returns_change_alone">> {
  for (const row of rows) {
    if (kind !== undefined && row.kind === "return") return refused("returns_change_alone");
    const price = regularPriceOf(row, regularPrice);
    const change = { id: row.id, category, kind, kindNote, counts, size, unit, regularPrice: price };
    const changed = changedLineItem(figuredLine(row), change, edition);
    if (!changed.ok) return changed;
    const { priceEvidence, ...figures } = changed.value;
    await transaction.lineItem.update({
      where: { id: row.id },
      data: { ...figures, name: name ?? row.name, priceEvidence: priceEvidence ?? Prisma.DbNull },
    });
  }
  return done(null);
}

/** reports-48: changes or removes several line items at once, or none of them. */
export function changeLineItems(
  ctx: SignedInContext,
  input: LineItemsChange,
): Promise<Outcome<Changed, Refused>> {
  const { scope } = ctx.actor;
  const ids = [...new Set(input.lineItemIds)];
  return inTransaction(
    ctx.database,
    async (transaction) => {
      if (input.shares !== undefined) await lockAndEnsureOwner(transaction, scope);
      const free = await noneBeingCorrected(transaction, scope, ids);
      if (!free.ok) return free;
      const rows = await heldLines(transaction, scope, ids);
      if (rows === null) return refused("no_such_line_item");
      await setAuditReason(transaction, input.why);
      const before = await readChangeable(transaction, scope, ids);
      if (FIGURED.some((field) => input[field] !== undefined)) {
        const written = await writeFigures(transaction, rows, input, ctx);
        if (!written.ok) return written;
        await returnsFollow(transaction, scope, ids);
        await returnPricesFollow(transaction, scope, rows);
      }
      if (input.shares !== undefined) {
        const shared = await shareLineItems(transaction, scope, ids, input.shares);
        if (!shared.ok) return shared;
      }
      const { undoId, takenAt } = await keepLineItems(ctx, transaction, before);
      const where = { id: { in: ids }, userId: scope.userId };
      if (input.remove) await transaction.lineItem.updateMany({ where, data: { deletedAt: takenAt } });
      const live = await transaction.lineItem.findMany({
        where: { id: { in: ids }, ...liveLineItems(scope) },
      });
      return done({ undoId, lineItems: live.map(lineItemView) });
    },
    { timeout: TRANSACTION_MS },
  );
}
