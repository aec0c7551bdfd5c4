import { rowInput } from "@gf-ledger/domain/account/account-view";
import {
  acceptInput,
  changeRoleInput,
  householdAccessSchema,
  inviteInput,
  leaveInput,
  lookAtInput,
  reachableAccountsSchema,
} from "@gf-ledger/domain/account/household-access";
import { z } from "zod";
import { deleteOwn } from "../records/delete-own";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, personProcedure, router, sessionProcedure } from "../trpc/trpc";
import { acceptInvitation } from "./accept-invitation";
import { inviteMember } from "./invite";
import { changeRole, listHousehold, removeMember } from "./members";
import { leaveHousehold, lookAt, reachableAccounts } from "./reachable-accounts";

const idSchema = z.object({ id: z.string() });
const accountIdSchema = z.object({ accountId: z.string() });

/** Who may use an account's records beside its owner, and whose records a person looks at (accounts-55, accounts-69). */
export const householdRouter = router({
  list: sessionProcedure.output(householdAccessSchema).query(({ ctx }) => listHousehold(ctx)),
  invite: freshProcedure
    .input(inviteInput)
    .output(idSchema)
    .mutation(async ({ ctx, input }) => answerOf(await inviteMember(ctx, input))),
  withdraw: sessionProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(async ({ ctx, input }) => answerOf(await deleteOwn(ctx, "householdInvitation", input))),
  changeRole: freshProcedure
    .input(changeRoleInput)
    .output(idSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changeRole(ctx, input))),
  remove: sessionProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(async ({ ctx, input }) => answerOf(await removeMember(ctx, input))),
  accounts: personProcedure.output(reachableAccountsSchema).query(({ ctx }) => reachableAccounts(ctx)),
  accept: personProcedure
    .input(acceptInput)
    .output(accountIdSchema)
    .mutation(async ({ ctx, input }) => answerOf(await acceptInvitation(ctx, input))),
  lookAt: personProcedure
    .input(lookAtInput)
    .output(accountIdSchema)
    .mutation(async ({ ctx, input }) => answerOf(await lookAt(ctx, input))),
  leave: personProcedure
    .input(leaveInput)
    .output(accountIdSchema)
    .mutation(async ({ ctx, input }) => answerOf(await leaveHousehold(ctx, input))),
});
