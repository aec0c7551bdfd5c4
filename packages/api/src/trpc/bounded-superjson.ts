import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { TRPCDataTransformer } from "@trpc/server";
import superjson, { type SuperJSONResult } from "superjson";

/** Values that JSON can carry unchanged. */
export type PlainJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainJson[]
  | { readonly [field: string]: PlainJson };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isUndefined = (mark: unknown) => Array.isArray(mark) && mark.length === 1 && mark[0] === "undefined";

/** Whether superjson's marks say nothing but which fields are `undefined`. */
const marksUndefinedOnly = (marks: unknown) =>
  isUndefined(marks) || (isObject(marks) && Object.values(marks).every(isUndefined));

/**
 * superjson on the server. Inputs and answers are plain JSON (or `app-router.ts` does not compile), so it
 * revives only `undefined`. 95 KB that mark numbers as typed arrays would make 170 GB of them.
 * @throws AppError `bad_request` for an input that marks anything else.
 */
export const boundedSuperjson: TRPCDataTransformer = {
  // Thousands of rows of an answer need not be searched for values that superjson would mark.
  serialize: (value: unknown) => (value === undefined ? {} : { json: value }),
  deserialize(sent: unknown): unknown {
    if (!isObject(sent)) return undefined;
    const { meta } = sent as { meta?: unknown };
    if (meta === undefined || (isObject(meta) && meta.values === undefined)) return sent.json;
    if (!isObject(meta) || !marksUndefinedOnly(meta.values)) {
      throw new AppError("bad_request", failure("plainJson"));
    }
    return superjson.deserialize({ json: sent.json, meta: { values: meta.values } } as SuperJSONResult);
  },
};
