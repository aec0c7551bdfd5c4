import type { AppRouter } from "@gf-ledger/api/app-router";
import { createTRPCClient, httpLink } from "@trpc/client";
import { endpoint } from "./endpoint";

/** For calls that carry a file: each is sent alone, never in a batch. */
export const fileCalls = createTRPCClient<AppRouter>({ links: [httpLink(endpoint)] });
