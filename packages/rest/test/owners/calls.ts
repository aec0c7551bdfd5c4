import { appRouter, createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext } from "@gf-ledger/api/context";
import { traitsOf } from "@gf-ledger/api/gate/admit";
import { schemasOf } from "../../src/procedure-schemas";
import type { ProcedurePath, RestRoute } from "../../src/rest-route";
import { routeTable } from "../../src/route-table";
import { fromRest } from "../../src/words/shape";
import type { Belongings } from "./belongings";
import type { OwnerCase } from "./owner-cases";

/** Every procedure of the router, by its dotted path. */
export const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[];

const WITHOUT_A_ROUTE: Readonly<Record<string, unknown>> = {
  "chat.open": undefined,
  "receipts.read": { image: Buffer.from("hi") },
  "subscription.receiveEvent": { body: "{}", signature: "t=1,v1=00" },
};

/** What a body names beside its path. */
const LISTED = new Set(["personId", "lineItemIds"]);

function fieldsOf(owner: OwnerCase, of: Belongings): Record<string, string | string[]> {
  const named = owner.kind === "rows" ? owner.fields : owner.kind === "own" ? owner.common : {};
  return Object.fromEntries(
    Object.entries(named).map(([field, row]) => {
      const id = of[row];
      if (!id)
        throw new Error(`Nothing of a person's is called ${row}: say in owner-cases.ts what ${field} names.`);
      return [field, field.endsWith("Ids") ? [id] : id];
    }),
  );
}

/** The shares of an example, of a person of `of`. */
const sharesOf = (body: Readonly<Record<string, unknown>> | undefined, of: Belongings) =>
  Array.isArray(body?.shares) ? { shares: [{ personId: of.person, share: 0.25 }] } : {};

/** The partners of an example, as a person of `of`. */
const partnersOf = (body: Readonly<Record<string, unknown>> | undefined, of: Belongings) =>
  body?.worthInputs
    ? { worthInputs: { province: "ON", partners: [{ personId: of.person, workIncome: 1 }] } }
    : {};

/** The example's photo or file, which is base64 as in REST, as the bytes that procedures take. */
function withBytes(path: ProcedurePath, input: Record<string, unknown>): Record<string, unknown> {
  const { carries } = traitsOf(path);
  const sent = carries && input[carries];
  return carries && typeof sent === "string" ? { ...input, [carries]: Buffer.from(sent, "base64") } : input;
}

/**
 * A good input for the procedure that names the rows of `of`: the route's own example with their ids in it.
 */
export function inputNaming(path: ProcedurePath, owner: OwnerCase, of: Belongings): unknown {
  const route = routeTable.find(({ procedure }) => procedure === path);
  if (!route) return WITHOUT_A_ROUTE[path];
  const { params, query, body } = route.example ?? {};
  const input = {
    ...query,
    ...body,
    ...sharesOf(body, of),
    ...partnersOf(body, of),
    ...params,
    ...fieldsOf(owner, of),
  };
  const [schema] = schemasOf(route).inputs;
  if (!schema || Object.keys(input).length === 0) return undefined;
  const named = fromRest(schema, input);
  if (!named.ok) throw new Error(`The example of ${path} does not bear the specification's words.`);
  return withBytes(path, named.input as Record<string, unknown>);
}

/** The same call as a request to the route. */
export function requestNaming(
  route: RestRoute,
  owner: OwnerCase,
  of: Belongings,
): { path: string; body: unknown } {
  const named = fieldsOf(owner, of);
  const params: Record<string, string | string[]> = { ...route.example?.params, ...named };
  const body = route.example?.body;
  const filled = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name] ?? "0"));
  const inBody = Object.fromEntries(Object.entries(named).filter(([field]) => LISTED.has(field)));
  const query = new URLSearchParams(route.example?.query).toString();
  return {
    path: query ? `${filled}?${query}` : filled,
    body: route.body ? { ...body, ...inBody, ...sharesOf(body, of), ...partnersOf(body, of) } : undefined,
  };
}

export interface Outcome {
  readonly code: string;
  readonly text: string;
}

/** Calls a procedure by its path, and resolves to its result or the refusal's code, as text. */
export async function outcomeOf(context: ApiContext, path: ProcedurePath, input: unknown): Promise<Outcome> {
  const [noun, verb] = path.split(".") as [string, string];
  const caller = createCaller(context) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  try {
    return { code: "OK", text: JSON.stringify((await caller[noun]?.[verb]?.(input)) ?? null) };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { code: code ?? "THROWN", text: message };
  }
}
