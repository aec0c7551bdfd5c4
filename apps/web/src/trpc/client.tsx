"use client";

import type { AppRouter } from "@gf-ledger/api/app-router";
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { type ReactNode, useState } from "react";
import { announceSessionEnd } from "@/features/protected/session-end";
import { confirmLink } from "./confirm-link";
import { endpoint } from "./endpoint";
import { failureOf } from "./failure";
import { firstAnswersLink } from "./first-answers";
import { firstReadsLink } from "./first-reads";
import { formLink } from "./form-link";
import { retryMutation, retryQuery } from "./retry-rules";
import { isSentAlone } from "./sent-alone";

export const trpc = createTRPCReact<AppRouter>();
export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type RouterInputs = inferRouterInputs<AppRouter>;

/** screens-8: how long an answer is fresh, and how long it is kept. */
const FRESH_MS = 5 * 60 * 1000;
const KEPT_MS = 10 * 60 * 1000;

/** The most calls that the server takes at once. */
const MAX_CALLS = 20;

function newQueryClient() {
  return new QueryClient({
    // A mutation sends or changes a receipt: when the session has ended, the page says so and keeps its
    // content.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (failureOf(error).status === 401) announceSessionEnd();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: retryQuery,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: retryMutation },
    },
  });
}

function newTrpcClient(queryClient: QueryClient) {
  return trpc.createClient({
    links: [
      firstReadsLink(queryClient.getQueryCache()),
      confirmLink,
      firstAnswersLink,
      splitLink({
        condition: isSentAlone,
        true: [formLink, httpLink(endpoint)],
        false: httpBatchLink({ ...endpoint, maxItems: MAX_CALLS }),
      }),
    ],
  });
}

/** Gives the signed-in screens the API's client. Public pages do without it. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient);
  const [trpcClient] = useState(() => newTrpcClient(queryClient));
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
