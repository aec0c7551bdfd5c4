import type { TRPCDataTransformer } from "@trpc/server";
import superjson from "superjson";

/** What JSON carries as it is. */
export type PlainJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainJson[]
  | { readonly [field: string]: PlainJson };

/**
 * superjson on the wire. Every answer is plain JSON already (`app-router.ts` does not compile
 * otherwise), so that looking through thousands of rows for dates and maps is left out.
 */
export const plainJson: TRPCDataTransformer = {
  serialize: (value) => ({ json: value }),
  deserialize: (value) => superjson.deserialize(value),
};
