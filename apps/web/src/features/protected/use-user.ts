"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { trpc } from "@/trpc/client";

export type UserState =
  | { readonly status: "loading" }
  | { readonly status: "signed_in"; readonly user: UserView }
  | { readonly status: "signed_out" };

/** Who is signed in. Asked without a retry (§9); any failure is treated as no user (§8). */
export function useUser(): UserState {
  const { data, isPending } = trpc.auth.user.useQuery(undefined, { retry: false });
  if (data) return { status: "signed_in", user: data };
  return { status: isPending ? "loading" : "signed_out" };
}
