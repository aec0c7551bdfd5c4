"use client";

import type { CallerView } from "@gf-ledger/domain/account/account-view";
import { useSyncExternalStore } from "react";
import { mayBeSignedIn } from "@/features/auth/current-user";
import { useOnline } from "@/hooks/use-online";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

export type UserState =
  | { readonly status: "loading" }
  | { readonly status: "signed_in"; readonly user: CallerView }
  | { readonly status: "signed_out" }
  /** The server did not answer, or failed: nobody knows who this is (screens-17). */
  | { readonly status: "unreachable"; readonly askAgain: () => void };

const never = () => () => {};

/** Whether a failed call says nothing about who is signed in: not answered, too early, or a failure inside. */
function isSignedOut(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === null || status === 429 || status >= 500;
}

/**
 * Who is signed in. Asked without a retry (accounts-33); what the server refuses counts as no user. Where the server
 * does not answer, for example while it starts again, the page can ask again; without a network it asks later. Nothing
 * is asked where nobody can be signed in, because the browser logs each refused call as an error.
 */
export function useUser(): UserState {
  // Unknown while the prerendered page hydrates: it must not ask before it knows.
  const maybeSignedIn = useSyncExternalStore<boolean | null>(never, mayBeSignedIn, () => null);
  const { data, error, errorUpdateCount, refetch } = trpc.auth.user.useQuery(undefined, {
    retry: false,
    enabled: maybeSignedIn === true,
  });
  const online = useOnline();
  if (data) return { status: "signed_in", user: data };
  if (maybeSignedIn === false) return { status: "signed_out" };
  if (error && !isSignedOut(error)) return { status: "signed_out" };
  // Asked again after a failure, the query has no error until the next answer.
  if (!online || errorUpdateCount === 0) return { status: "loading" };
  return { status: "unreachable", askAgain: () => void refetch() };
}
