import type { z } from "zod";

export type Schema = z.core.$ZodType;

interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
}

/** What a schema is made of, as far as its fields are concerned. */
export const definitionOf = (schema: Schema) => schema._zod.def as Definition;

/** The object or list under optional, nullable and default. */
export function unwrapped(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
