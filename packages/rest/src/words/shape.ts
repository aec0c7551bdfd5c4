import type { z } from "zod";
import { SPECIFIED_WORDS } from "./specified-words";

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

/** The object or list under optional, nullable and default. */
function unwrapped(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of an object schema: what each is called inside and at the door, and how its value is reshaped. */
function fieldsOf(schema: Schema, direction: Direction) {
  const words = SPECIFIED_WORDS.get(schema) ?? {};
  return Object.entries(definitionOf(schema).shape ?? {}).map(([inside, field]) => ({
    inside,
    specified: words[inside] ?? inside,
    reshape: reshapeOf(field, direction),
  }));
}

/** An answer holds the fields of its schema and no others; thousands of rows are written so. */
function answerReshape(schema: Schema): Reshape {
  const fields = fieldsOf(schema, "fromInside");
  if (fields.every(({ inside, specified, reshape }) => inside === specified && reshape === same)) return same;
  return (value) => {
    if (!isObject(value)) return value;
    const answer: Record<string, unknown> = {};
    for (const { inside, specified, reshape } of fields) {
      const field = value[inside];
      if (field !== undefined) answer[specified] = reshape(field);
    }
    return answer;
  };
}

/** What a caller sent is anything: fields that no schema knows are left to it, words of the inside are taken out. */
function inputReshape(schema: Schema): Reshape {
  const fields = fieldsOf(schema, "fromRest");
  const bySpecified = new Map(fields.map((field) => [field.specified, field]));
  const foreign = new Set(fields.map(({ inside }) => inside).filter((inside) => !bySpecified.has(inside)));
  if (foreign.size === 0 && fields.every(({ reshape }) => reshape === same)) return same;
  return (value) => {
    if (!isObject(value)) return value;
    const known = Object.entries(value).filter(([name]) => !foreign.has(name));
    return Object.fromEntries(
      known.map(([name, sent]) => {
        const field = bySpecified.get(name);
        return field ? [field.inside, field.reshape(sent)] : [name, sent];
      }),
    );
  };
}

function makeReshape(schema: Schema, direction: Direction): Reshape {
  const { type, element } = definitionOf(schema);
  if (type === "object") return direction === "fromInside" ? answerReshape(schema) : inputReshape(schema);
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

/** What a caller sent for `schema`, in the words inside. A word that only stands inside is nobody's field at the door. */
export const fromRest = (schema: Schema, value: unknown): unknown => reshapeOf(schema, "fromRest")(value);

/** Where a refused field stands (`items.0.name`), as its sender wrote it (`virtualItems.0.productName`). */
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
