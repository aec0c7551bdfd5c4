import type { z } from "zod";
import { SPECIFIED_WORDS, type Words } from "./specified-words";

type Schema = z.core.$ZodType;
type Direction = "fromInside" | "fromRest";
type Reshape = (value: unknown) => unknown;

interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
}

const same: Reshape = (value) => value;
const definitionOf = (schema: Schema) => schema._zod.def as Definition;
const swapped = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([inside, specified]) => [specified, inside]));

/** The object or list under optional, nullable and default. */
function unwrapped(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

function reshapeObject(schema: Schema, direction: Direction): Reshape {
  const words = SPECIFIED_WORDS.get(schema) ?? {};
  const names = direction === "fromInside" ? words : swapped(words);
  // A name that only the other side uses is not a field here.
  const foreign = new Set(Object.values(names).filter((name) => !(name in names)));
  const fields = new Map<string, Reshape>();
  for (const [inside, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    const from = direction === "fromInside" ? inside : (words[inside] ?? inside);
    const reshape = reshapeOf(field, direction);
    if (reshape !== same) fields.set(from, reshape);
  }
  if (Object.keys(words).length === 0 && fields.size === 0) return same;
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !foreign.has(key))
        .map(([key, field]) => [names[key] ?? key, fields.get(key)?.(field) ?? field]),
    );
  };
}

function makeReshape(schema: Schema, direction: Direction): Reshape {
  const { type, element } = definitionOf(schema);
  if (type === "object") return reshapeObject(schema, direction);
  if (type !== "array" || !element) return same;
  const one = reshapeOf(element, direction);
  return one === same ? same : (value) => (Array.isArray(value) ? value.map(one) : value);
}

const made = { fromInside: new WeakMap<Schema, Reshape>(), fromRest: new WeakMap<Schema, Reshape>() };

function reshapeOf(schema: Schema, direction: Direction): Reshape {
  const plain = unwrapped(schema);
  const known = made[direction].get(plain);
  if (known) return known;
  const reshape = makeReshape(plain, direction);
  made[direction].set(plain, reshape);
  return reshape;
}

/** An answer of `schema`, in the specification's words. */
export const toRest = (schema: Schema, value: unknown): unknown => reshapeOf(schema, "fromInside")(value);

/**
 * What a caller sent for `schema`, in the code's names. A name that only the code uses is not accepted as a
 * field.
 */
export const fromRest = (schema: Schema, value: unknown): unknown => reshapeOf(schema, "fromRest")(value);

/** The path of a refused field (`items.0.name`) as its sender wrote it (`virtualItems.0.productName`). */
export function pathToRest(schema: Schema, path: string): string {
  let at: Schema | undefined = schema;
  const steps = path.split(".").map((step) => {
    if (!at) return step;
    const here: Schema = unwrapped(at);
    const { element, shape } = definitionOf(here);
    at = element ?? shape?.[step];
    return SPECIFIED_WORDS.get(here)?.[step] ?? step;
  });
  return steps.join(".");
}
