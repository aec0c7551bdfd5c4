import {
  type addCommentInput,
  type CommentsView,
  type CommentView,
  MAX_COMMENTS,
  type settleCommentInput,
} from "@gf-ledger/domain/account/household-access";
import { type PageAsked, pageOf } from "@gf-ledger/domain/input/page-input";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { calendarDateOf } from "../calendar-column";
import { findClaim, lockOwner } from "../claims/find-claim";
import type { SignedInContext } from "../context";
import { actorOfRow, describeActor, recordedActor } from "../records/recorded-actor";
import { inTransaction } from "../refusals/in-transaction";
import { liveLineItems } from "../tax-report/queries/live-line-items";

interface CommentRow {
  readonly id: string;
  readonly author: string;
  readonly authorKind: string | null;
  readonly authorId: string | null;
  readonly lineItemId: string | null;
  readonly lineItem: { readonly name: string; readonly purchaseDate: Date } | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

const withLineItem = { lineItem: { select: { name: true, purchaseDate: true } } } as const;

function commentView(row: CommentRow, { actor, locale }: SignedInContext): CommentView {
  const { id, author, authorKind, lineItemId, text } = row;
  return {
    id,
    author:
      authorKind === null ? author : describeActor(actorOfRow(authorKind, null, author), locale, "named"),
    own: row.authorId === actor.ownScope.userId,
    lineItemId,
    lineItem: row.lineItem?.name ?? null,
    purchaseDate: row.lineItem ? calendarDateOf(row.lineItem.purchaseDate) : null,
    text,
    createdAt: row.createdAt.toISOString(),
    settled: row.settledAt !== null,
  };
}

/** GET /api/claims/{claimId}/comments: what was said about a claim, the oldest first (accounts-56). */
export async function listComments(
  ctx: SignedInContext,
  { claimId, ...asked }: PageAsked & { readonly claimId: string },
): Promise<Outcome<CommentsView, "no_such_claim">> {
  const { scope } = ctx.actor;
  const claim = await findClaim(ctx.database, scope, claimId);
  if (!claim.ok) return claim;
  const where = { claimId, userId: scope.userId };
  const { page, perPage } = asked;
  const [rows, totalItems] = await Promise.all([
    ctx.database.claimComment.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: withLineItem,
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    ctx.database.claimComment.count({ where }),
  ]);
  return done({ comments: rows.map((row) => commentView(row, ctx)), ...pageOf(asked, totalItems) });
}

/** POST /api/claims/{claimId}/comments: owner, member and preparer may, about the claim or one line item. */
export function addComment(
  ctx: SignedInContext,
  { claimId, lineItemId, text }: z.output<typeof addCommentInput>,
): Promise<Outcome<CommentView, "no_such_claim" | "no_such_line_item" | "too_many_comments">> {
  const { scope, ownScope } = ctx.actor;
  const { userId } = scope;
  return inTransaction(ctx.database, async (transaction) => {
    await lockOwner(transaction, scope);
    const claim = await findClaim(transaction, scope, claimId);
    if (!claim.ok) return claim;
    const ofLine = lineItemId ?? null;
    if (ofLine !== null) {
      const where = { id: ofLine, ...liveLineItems(scope) };
      if ((await transaction.lineItem.count({ where })) === 0) return refused("no_such_line_item");
    }
    if ((await transaction.claimComment.count({ where: { claimId } })) >= MAX_COMMENTS)
      return refused("too_many_comments", { most: MAX_COMMENTS });
    const { kind, name } = recordedActor(ctx.actor);
    const row = await transaction.claimComment.create({
      data: {
        userId,
        claimId,
        lineItemId: ofLine,
        authorId: ownScope.userId,
        author: name,
        authorKind: kind,
        text,
        createdAt: ctx.now(),
      },
      include: withLineItem,
    });
    return done(commentView(row, ctx));
  });
}

/** PUT /api/comments/{id}: owner, member and preparer say that a comment is dealt with, or open again. */
export async function settleComment(
  ctx: SignedInContext,
  { id, settled }: z.output<typeof settleCommentInput>,
): Promise<Outcome<{ id: string; settled: boolean }, "no_such_comment">> {
  const { count } = await ctx.database.claimComment.updateMany({
    where: { id, userId: ctx.actor.scope.userId },
    data: { settledAt: settled ? ctx.now() : null },
  });
  return count === 0 ? refused("no_such_comment") : done({ id, settled });
}

/** DELETE /api/comments/{id}: by whoever wrote it, and by the owner of the records. */
export async function deleteComment(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<{ id: string }, "no_such_comment">> {
  const { scope, ownScope, role } = ctx.actor;
  const mine = role === "owner" ? {} : { authorId: ownScope.userId };
  const { count } = await ctx.database.claimComment.deleteMany({
    where: { id, userId: scope.userId, ...mine },
  });
  return count === 0 ? refused("no_such_comment") : done({ id });
}
