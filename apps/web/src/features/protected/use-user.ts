"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { useOnline } from "@/features/receipt/use-online";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

export type UserState =
  | { readonly status: "loading" }
  | { readonly status: "signed_in"; readonly user: UserView }
  | { readonly status: "signed_out" };

/**
 * Who is signed in. Asked without a retry (§9); any failure is treated as no user (§8), except that without a
 * network nobody knows: it is asked again when there is one.
 */
export function useUser(): UserState {
  const { data, isPending, error } = trpc.auth.user.useQuery(undefined, { retry: false });
  const online = useOnline();
  if (data) return { status: "signed_in", user: data };
  const unasked = isPending || (!online && error !== null && failureOf(error).status === null);
  return { status: unasked ? "loading" : "signed_out" };
}
