import { rowInput } from "@gf-ledger/domain/account/account-view";
import {
  addCommentInput,
  commentSchema,
  commentsInput,
  commentsSchema,
  settleCommentInput,
} from "@gf-ledger/domain/account/household-access";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { commentProcedure, protectedProcedure, router } from "../trpc/trpc";
import { addComment, deleteComment, listComments, settleComment } from "./comments";

/** What the people of a household say about a claim (accounts-56). */
export const commentsRouter = router({
  list: protectedProcedure
    .input(commentsInput)
    .output(commentsSchema)
    .query(async ({ ctx, input }) => answerOf(await listComments(ctx, input))),
  add: commentProcedure
    .input(addCommentInput)
    .output(commentSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addComment(ctx, input))),
  settle: commentProcedure
    .input(settleCommentInput)
    .output(z.object({ id: z.string(), settled: z.boolean() }))
    .mutation(async ({ ctx, input }) => answerOf(await settleComment(ctx, input))),
  delete: commentProcedure
    .input(rowInput)
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await deleteComment(ctx, input))),
});
