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
import { z } from "zod";
import { changePassword } from "../auth/reset-password";
import { publicProcedure, router, sessionProcedure } from "../trpc/trpc";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys";
import { deleteAccount } from "./delete-account";
import { updateProfile } from "./profile";
import { listSessions, revokeSession } from "./sessions";
import { unsubscribe } from "./unsubscribe";

const messageSchema = z.object({ message: z.string() });
const idSchema = z.object({ id: z.string() });

/** One's own account: name, password, sessions, API keys, and its end. */
export const accountRouter = router({
  updateProfile: sessionProcedure
    .input(updateProfileInput)
    .output(userViewSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .output(messageSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
  changePassword: sessionProcedure
    .input(changePasswordInput)
    .output(messageSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  sessions: sessionProcedure.output(z.array(sessionViewSchema)).query(({ ctx }) => listSessions(ctx)),
  revokeSession: sessionProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(({ ctx, input }) => revokeSession(ctx, input)),
  apiKeys: sessionProcedure.output(z.array(apiKeyViewSchema)).query(({ ctx }) => listApiKeys(ctx)),
  createApiKey: sessionProcedure
    .input(createApiKeyInput)
    .output(createdApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revokeApiKey: sessionProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
  delete: sessionProcedure
    .input(z.object({ password: z.string().max(200).optional() }))
    .output(messageSchema)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
