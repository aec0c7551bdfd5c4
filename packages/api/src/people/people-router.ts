import {
  changePersonInput,
  deletePersonInput,
  newPersonInput,
  peopleInput,
  restorePersonInput,
} from "@gf-ledger/domain/people/person-input";
import { deletedPersonSchema, peopleSchema, personViewSchema } from "@gf-ledger/domain/people/person-view";
import {
  lineItemSharesInput,
  lineItemSharesSchema,
  setLineItemSharesInput,
  setSharesInput,
  sharesViewSchema,
} from "@gf-ledger/domain/people/shares-view";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { listPeople } from "./queries/list-people";
import { readLineItemShares, sharesView } from "./queries/read-shares";
import { deletePerson } from "./verbs/delete-person";
import { restorePerson } from "./verbs/restore-person";
import { addPerson, changePerson } from "./verbs/write-person";
import { setLineItemShares, setShares } from "./verbs/write-shares";

/** The people of a household, and who of them eats what. */
export const peopleRouter = router({
  list: protectedProcedure
    .input(peopleInput)
    .output(peopleSchema)
    .query(({ ctx, input }) => listPeople(ctx, input)),
  add: protectedProcedure
    .input(newPersonInput)
    .output(personViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addPerson(ctx, input))),
  change: protectedProcedure
    .input(changePersonInput)
    .output(personViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changePerson(ctx, input))),
  delete: protectedProcedure
    .input(deletePersonInput)
    .output(deletedPersonSchema)
    .mutation(async ({ ctx, input }) => answerOf(await deletePerson(ctx, input))),
  restore: protectedProcedure
    .input(restorePersonInput)
    .output(personViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await restorePerson(ctx, input))),
  shares: protectedProcedure
    .output(sharesViewSchema)
    .query(({ ctx }) => sharesView(ctx.database, ctx.actor.scope)),
  setShares: protectedProcedure
    .input(setSharesInput)
    .output(sharesViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await setShares(ctx, input))),
  lineItemShares: protectedProcedure
    .input(lineItemSharesInput)
    .output(lineItemSharesSchema)
    .query(async ({ ctx, input }) => answerOf(await readLineItemShares(ctx, input))),
  setLineItemShares: protectedProcedure
    .input(setLineItemSharesInput)
    .output(lineItemSharesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await setLineItemShares(ctx, input))),
});
