import { appRouter } from "@gf-ledger/api/app-router";
import type { Reach } from "@gf-ledger/api/gate/rules/reach";
import type { RestRoute } from "../rest-route";

interface Procedure {
  readonly _def: { readonly type: string; readonly meta?: Reach };
}

/**
 * Who may call the procedure behind a row, and its type (`query` or `mutation`), read from the router
 * (accounts-38).
 */
export function reachOf({ procedure }: Pick<RestRoute, "procedure">): Reach & { readonly type: string } {
  const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, Procedure>>;
  const { type, meta } = procedures[procedure]?._def ?? {};
  if (!type || !meta) throw new Error(`Nothing says who reaches ${procedure}.`);
  return { gate: meta.gate, type };
}
