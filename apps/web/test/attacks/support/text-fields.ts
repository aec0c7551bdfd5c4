import { isDeepStrictEqual } from "node:util";

/** A JSON schema as the product's OpenAPI document writes it. */
export interface FieldSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly allOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

type Path = readonly (string | number)[];
type Components = Readonly<Record<string, FieldSchema>>;

const branchesOf = ({ anyOf = [], oneOf = [], allOf = [] }: FieldSchema) => [...anyOf, ...oneOf, ...allOf];

function isText({ type, enum: values, const: value }: FieldSchema): boolean {
  return values === undefined && value === undefined && [type ?? []].flat().includes("string");
}

/** Where a body may hold what `wanted` says; a list is looked at in its first place. */
function fieldsIn(
  schema: FieldSchema,
  components: Components,
  wanted: (schema: FieldSchema) => boolean,
  depth = 0,
): Path[] {
  if (depth > 8) return [];
  const within = (part: FieldSchema) => fieldsIn(part, components, wanted, depth + 1);
  if (schema.$ref) {
    const named = components[schema.$ref.split("/").at(-1) ?? ""];
    return named ? within(named) : [];
  }
  const below = (part: FieldSchema, key: string | number) => within(part).map((path) => [key, ...path]);
  const found: Path[] = [
    ...(wanted(schema) ? [[]] : []),
    ...branchesOf(schema).flatMap(within),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => below(part, name)),
    ...(schema.items ? below(schema.items, 0) : []),
  ];
  return found.filter((path, at) => found.findIndex((other) => isDeepStrictEqual(other, path)) === at);
}

/** Where a body may hold a text of the sender's own choice. */
export const textFields = (schema: FieldSchema, components: Components) =>
  fieldsIn(schema, components, isText);

/** Every field of a body, of whatever type, and the body itself. */
export const allFields = (schema: FieldSchema, components: Components) =>
  fieldsIn(schema, components, () => true);

/** A copy of a body with another value at a path; what leads there is made where it is missing. */
export function withValueAt(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === "number") {
    const list = Array.isArray(body) ? [...body] : [];
    list[key] = withValueAt(list[key], rest, value);
    return list;
  }
  const record = typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
  return { ...record, [key]: withValueAt(Reflect.get(record, key), rest, value) };
}
