import type { AppRouter } from "@gf-ledger/api/app-router";
import { formOfInput } from "@gf-ledger/domain/input/form-of-input";
import type { TRPCLink } from "@trpc/client";

/** Sends an input with bytes in it as a form. */
export const formLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, input: formOfInput(op.input) ?? op.input });
