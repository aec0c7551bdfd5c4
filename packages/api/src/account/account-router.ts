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
import { protectedProcedure, publicProcedure, router } from "../trpc/trpc";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys";
import { deleteAccount } from "./delete-account";
import { updateProfile } from "./profile";
import { listSessions, revokeSession } from "./sessions";
import { unsubscribe } from "./unsubscribe";

const messageSchema = z.object({ message: z.string() });
const idSchema = z.object({ id: z.string() });

/** One's own account: name, password, sessions, API keys, and its end. */
export const accountRouter = router({
  updateProfile: protectedProcedure
    .input(updateProfileInput)
    .output(userViewSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .output(messageSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
  changePassword: protectedProcedure
    .input(changePasswordInput)
    .output(messageSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  sessions: protectedProcedure.output(z.array(sessionViewSchema)).query(({ ctx }) => listSessions(ctx)),
  revokeSession: protectedProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(({ ctx, input }) => revokeSession(ctx, input)),
  apiKeys: protectedProcedure.output(z.array(apiKeyViewSchema)).query(({ ctx }) => listApiKeys(ctx)),
  createApiKey: protectedProcedure
    .input(createApiKeyInput)
    .output(createdApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revokeApiKey: protectedProcedure
    .input(rowInput)
    .output(idSchema)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
  delete: protectedProcedure
    .input(z.object({ password: z.string().max(200).optional() }))
    .output(messageSchema)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
