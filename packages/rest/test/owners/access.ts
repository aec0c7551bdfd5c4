import type { ProcedurePath, RestRoute } from "../../src/rest-route";
import { routeTable } from "../../src/route-table";

/** The calls without a row of their own in the table of routes. */
const WITHOUT_A_ROUTE: Readonly<Record<string, RestRoute["access"]>> = {
  "receipts.read": "write",
  "chat.open": "public",
  "subscription.receiveEvent": "public",
};

/**
 * Who may make a call, as the table of routes says beside the procedure itself (accounts-38): the two are compared by
 * trying. @throws Error for a call of which nothing says it
 */
export function accessTo(path: ProcedurePath): RestRoute["access"] {
  const access = routeTable.find(({ procedure }) => procedure === path)?.access ?? WITHOUT_A_ROUTE[path];
  if (!access) throw new Error(`Nothing says who may call ${path}.`);
  return access;
}
