"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { useSyncExternalStore } from "react";
import { mayBeSignedIn } from "@/features/auth/current-user";
import { useOnline } from "@/hooks/use-online";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

export type UserState =
  | { readonly status: "loading" }
  | { readonly status: "signed_in"; readonly user: UserView }
  | { readonly status: "signed_out" };

const never = () => () => {};

/**
 * Who is signed in. Asked without a retry (accounts-33); a failure counts as no user (accounts-33), except
 * without a network: then it is asked again later. Not asked where nobody can be signed in, because each
 * refused call is an error in the browser's log.
 */
export function useUser(): UserState {
  // Unknown while the prerendered page hydrates: it must not ask before it knows.
  const worthAsking = useSyncExternalStore<boolean | null>(never, mayBeSignedIn, () => null);
  const { data, isPending, error } = trpc.auth.user.useQuery(undefined, {
    retry: false,
    enabled: worthAsking === true,
  });
  const online = useOnline();
  if (data) return { status: "signed_in", user: data };
  if (worthAsking === false) return { status: "signed_out" };
  const unasked = isPending || (!online && error !== null && failureOf(error).status === null);
  return { status: unasked ? "loading" : "signed_out" };
}
