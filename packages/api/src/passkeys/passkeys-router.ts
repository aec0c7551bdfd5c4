import { userViewSchema } from "@gf-ledger/domain/account/account-view";
import {
  addPasskeyInput,
  makePasskeyOptionsSchema,
  passkeyRowInput,
  passkeysSchema,
  renamePasskeyInput,
  signInByPasskeyInput,
  usePasskeyOptionsSchema,
} from "@gf-ledger/domain/account/sign-in/passkey";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, publicProcedure, router, sessionProcedure } from "../trpc/trpc";
import { addPasskey, listPasskeys, newPasskeyOptions, removePasskey, renamePasskey } from "./own-passkeys";
import { signInByPasskey, signInOptions } from "./sign-in-by-passkey";

/** Signing in with a passkey, and the passkeys of an account (accounts-62, accounts-63). */
export const passkeysRouter = router({
  signInOptions: publicProcedure
    .output(usePasskeyOptionsSchema)
    .mutation(async ({ ctx }) => answerOf(await signInOptions(ctx))),
  signIn: publicProcedure
    .input(signInByPasskeyInput)
    .output(userViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await signInByPasskey(ctx, input))),
  list: sessionProcedure.output(passkeysSchema).query(({ ctx }) => listPasskeys(ctx)),
  options: freshProcedure
    .output(makePasskeyOptionsSchema)
    .mutation(async ({ ctx }) => answerOf(await newPasskeyOptions(ctx))),
  add: freshProcedure
    .input(addPasskeyInput)
    .output(passkeysSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addPasskey(ctx, input))),
  rename: sessionProcedure
    .input(renamePasskeyInput)
    .output(passkeysSchema)
    .mutation(async ({ ctx, input }) => answerOf(await renamePasskey(ctx, input))),
  remove: freshProcedure
    .input(passkeyRowInput)
    .output(passkeysSchema)
    .mutation(async ({ ctx, input }) => answerOf(await removePasskey(ctx, input))),
});
