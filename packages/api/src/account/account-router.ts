import {
  apiKeyViewSchema,
  changePasswordInput,
  createApiKeyInput,
  createdApiKeySchema,
  rowInput,
  sessionViewSchema,
  unsubscribeInput,
  updateProfileInput,
  userViewSchema,
} from "@gf-ledger/domain/account/account-view";
import { grantSchema } from "@gf-ledger/domain/account/grants";
import { z } from "zod";
import { linkUseSeen } from "../auth/verbs/notify-other-devices";
import { changePassword } from "../auth/verbs/reset-password";
import { listGrants } from "../grants/grants";
import { deleteOwn } from "../records/delete-own";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, personProcedure, publicProcedure, router, sessionProcedure } from "../trpc/trpc";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys";
import { deleteAccount } from "./delete-account";
import { updateProfile } from "./profile";
import { listSessions } from "./sessions";
import { unsubscribe } from "./unsubscribe";

const messageSchema = z.object({ message: z.string() });
const idSchema = z.object({ id: z.string() });

/** The person's own account: name, password, sessions, API keys and deletion. */
export const accountRouter = router({
  updateProfile: sessionProcedure
    .input(updateProfileInput)
    .output(userViewSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => answerOf(await unsubscribe(ctx, input))),
  changePassword: sessionProcedure
    .input(changePasswordInput)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changePassword(ctx, input))),
  sessions: sessionProcedure.output(z.array(sessionViewSchema)).query(({ ctx }) => listSessions(ctx)),
  revokeSession: sessionProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(async ({ ctx, input }) => answerOf(await deleteOwn(ctx, "session", input))),
  grants: sessionProcedure.output(z.array(grantSchema)).query(({ ctx }) => listGrants(ctx)),
  linkUseSeen: personProcedure.output(z.object({})).mutation(({ ctx }) => linkUseSeen(ctx)),
  apiKeys: sessionProcedure.output(z.array(apiKeyViewSchema)).query(({ ctx }) => listApiKeys(ctx)),
  createApiKey: freshProcedure
    .input(createApiKeyInput)
    .output(createdApiKeySchema)
    .mutation(async ({ ctx, input }) => answerOf(await createApiKey(ctx, input))),
  revokeApiKey: sessionProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(async ({ ctx, input }) => answerOf(await revokeApiKey(ctx, input))),
  delete: sessionProcedure
    .input(z.object({ password: z.string().max(200).optional() }))
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => answerOf(await deleteAccount(ctx, input))),
});
