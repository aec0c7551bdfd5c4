/**
 * JSON that is the same text for the same value: keys in the order of their code units, no spaces, no
 * `undefined` (as RFC 8785 for what a claim holds). Throws a RangeError for what JSON cannot say, such as
 * NaN, a Map or a function, since a snapshot must not lose anything in silence.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
  }
  throw new RangeError(`A snapshot cannot hold ${typeof value === "object" ? "this object" : String(value)}`);
}
