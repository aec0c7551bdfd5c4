import type { AppRouter } from "@gf-ledger/api/app-router";
import type { QueryCache } from "@tanstack/react-query";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";

/**
 * Asks again what is read for the first time while something is changed: its answer may be from before the change, and
 * an invalidation leaves a first read as it is (screens-53). So too where the page that asked has been left: its answer
 * would be kept.
 */
export function askFirstReadsAnew(queries: QueryCache): void {
  for (const query of queries.findAll({ fetchStatus: "fetching" })) {
    if (query.state.data !== undefined) continue;
    query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}

/** Does so after each call that changed something, before whoever made it hears of it. */
export function firstReadsLink(queries: QueryCache): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      op.type === "mutation" ? next(op).pipe(tap({ next: () => askFirstReadsAnew(queries) })) : next(op);
}
