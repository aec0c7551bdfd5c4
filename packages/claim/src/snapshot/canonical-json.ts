/**
 * JSON that is the same text for the same value: keys in the order of their code units, no spaces, no
 * `undefined` (as RFC 8785 for what a claim holds). Throws a RangeError for what JSON cannot say, such as
 * NaN, a Map or a function, since a snapshot must not lose anything in silence.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype)
    return `{${fieldsInOrder(value)
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
      .join(",")}}`;
  throw new RangeError(`A snapshot cannot hold ${typeof value === "object" ? "this object" : String(value)}`);
}

const fieldsInOrder = (value: object) =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Elements of a list that are written in a step. */
const IN_A_STEP = 200;

/** As `canonicalJson` of an object, in steps of a few milliseconds where its fields are long lists. */
export function* canonicalJsonInSteps(value: object): Generator<null, string> {
  const fields: string[] = [];
  for (const [key, field] of fieldsInOrder(value)) {
    const elements: string[] = [];
    for (const [index, element] of (Array.isArray(field) ? field : []).entries()) {
      if (index % IN_A_STEP === 0) yield null;
      elements.push(canonicalJson(element));
    }
    const text = Array.isArray(field) ? `[${elements.join(",")}]` : canonicalJson(field);
    fields.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${fields.join(",")}}`;
}
