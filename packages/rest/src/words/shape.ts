import type { RefusedField } from "@gf-ledger/domain/app-error";
import { foreignWords } from "./foreign-words";
import { definitionOf, isObject, type Schema, unwrapped } from "./schema-definition";
import { SPECIFIED_WORDS } from "./specified-words";

type Direction = "fromInside" | "fromRest";
type Reshape = (value: unknown) => unknown;

const same: Reshape = (value) => value;

/** The fields of an object schema: what each is called inside and in REST, and how its value is reshaped. */
function fieldsOf(schema: Schema, direction: Direction) {
  const words = SPECIFIED_WORDS.get(schema) ?? {};
  return Object.entries(definitionOf(schema).shape ?? {}).map(([inside, field]) => ({
    inside,
    specified: words[inside] ?? inside,
    reshape: reshapeOf(field, direction),
  }));
}

type Fields = ReturnType<typeof fieldsOf>;

/**
 * A function whose answer is one object literal. Thousands of rows are written so, and JSON of objects that were
 * filled field by field takes three times as long. Its text is made of the schema's own names alone.
 */
function literalOf(fields: Fields): (value: Record<string, unknown>) => unknown {
  const written = fields.map(({ inside, specified, reshape }, at) => {
    const field = `value[${JSON.stringify(inside)}]`;
    return `${JSON.stringify(specified)}: ${reshape === same ? field : `reshapes[${at}](${field})`}`;
  });
  const make = new Function("reshapes", `return (value) => ({ ${written.join(", ")} });`);
  return make(fields.map(({ reshape }) => reshape));
}

/** An answer holds the fields of its schema and no others; JSON leaves out those that have no value. */
function answerReshape(schema: Schema): Reshape {
  const fields = fieldsOf(schema, "fromInside");
  if (fields.every(({ inside, specified, reshape }) => inside === specified && reshape === same)) return same;
  const literal = literalOf(fields);
  return (value) => (isObject(value) ? literal(value) : value);
}

/** What a caller sent is anything: fields that no schema knows are left to it. */
function inputReshape(schema: Schema): Reshape {
  const fields = fieldsOf(schema, "fromRest");
  if (fields.every(({ inside, specified, reshape }) => inside === specified && reshape === same)) return same;
  const bySpecified = new Map(fields.map((field) => [field.specified, field]));
  return (value) => {
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, sent]) => {
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

type FromRest =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly issues: readonly RefusedField[] };

/** What a caller sent for `schema`, in the words inside. Words that stand only inside are refused, each by name. */
export function fromRest(schema: Schema, value: unknown): FromRest {
  const issues = foreignWords(schema, value);
  return issues.length > 0
    ? { ok: false, issues }
    : { ok: true, input: reshapeOf(schema, "fromRest")(value) };
}

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
