import type { QueryCache } from "@tanstack/react-query";

/**
 * Asks anew what is read for the first time while something is changed: its answer may be from before the change, and
 * an invalidation leaves a first read as it is (screens-53).
 */
export function askFirstReadsAnew(queries: QueryCache): void {
  for (const query of queries.findAll({ type: "active", fetchStatus: "fetching" })) {
    if (query.state.data !== undefined) continue;
    query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}
