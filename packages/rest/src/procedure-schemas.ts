import { appRouter } from "@gf-ledger/api/app-router";
import type { z } from "zod";
import type { RestRoute } from "./rest-route";

interface ProcedureSchemas {
  readonly inputs: readonly z.core.$ZodType[];
  readonly output?: z.core.$ZodType;
}

/**
 * The input and output schemas of the procedure behind a route. @throws Error for a route without a procedure
 */
export function schemasOf(route: Pick<RestRoute, "procedure" | "path">): ProcedureSchemas {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: ProcedureSchemas }>;
  const procedure = procedures[route.procedure];
  if (!procedure) throw new Error(`No procedure ${route.procedure} stands behind ${route.path}.`);
  return procedure._def;
}
