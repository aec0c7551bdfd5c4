import { AppError } from "../app-error";

/** What JSON carries as it is. */
export type PlainJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainJson[]
  | { readonly [field: string]: PlainJson };

interface Envelope {
  readonly json?: unknown;
  /** What a sender of superjson adds: which values stood for something that JSON has no word for. */
  readonly meta?: { readonly values?: unknown };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isUndefined = (mark: unknown) => Array.isArray(mark) && mark.length === 1 && mark[0] === "undefined";

/** The input without the fields that a sender of superjson marked as `undefined`; no other type is revived. */
function withoutUndefined(json: unknown, values: unknown): unknown {
  if (isUndefined(values)) return undefined;
  const marks = isObject(values) ? Object.entries(values) : null;
  if (
    !marks ||
    !isObject(json) ||
    marks.some(([field, mark]) => !isUndefined(mark) || !Object.hasOwn(json, field))
  ) {
    throw new AppError("bad_request", "This call takes plain JSON: no dates, big numbers, maps or sets.");
  }
  const left = new Set(marks.map(([field]) => field));
  return Object.fromEntries(Object.entries(json).filter(([field]) => !left.has(field)));
}

/**
 * The wire form of every call: `{ "json": … }`. All inputs and answers are plain JSON, so nothing is revived from it:
 * no caller can have a value made that costs more than its own letters.
 */
export const plainJson = {
  serialize: (value: unknown): unknown => (value === undefined ? {} : { json: value }),
  deserialize(sent: unknown): unknown {
    if (!isObject(sent)) return undefined;
    const { json, meta } = sent as Envelope;
    return meta?.values === undefined ? json : withoutUndefined(json, meta.values);
  },
};
