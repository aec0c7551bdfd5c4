import { appRouter } from "@gf-ledger/api/app-router";
import type { z } from "zod";
import type { RestRoute } from "./rest-route";

interface ProcedureSchemas {
  readonly inputs: readonly z.core.$ZodType[];
  readonly output?: z.core.$ZodType;
}

/** As the router holds them: an output may be one that is parsed at once (trpc/parsed-at-once.ts). */
interface Held {
  readonly inputs: readonly z.core.$ZodType[];
  readonly output?: z.core.$ZodType | { readonly schema: z.core.$ZodType };
}

/**
 * The input and output schemas of the procedure behind a route. @throws Error for a route without a procedure
 */
export function schemasOf(route: Pick<RestRoute, "procedure" | "path">): ProcedureSchemas {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Held }>;
  const procedure = procedures[route.procedure];
  if (!procedure) throw new Error(`No procedure ${route.procedure} stands behind ${route.path}.`);
  const { inputs, output } = procedure._def;
  if (output === undefined) return { inputs };
  return { inputs, output: "schema" in output ? output.schema : output };
}
