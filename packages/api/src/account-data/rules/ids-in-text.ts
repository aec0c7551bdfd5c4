/** Every id that a text names. */
export const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A JSON value with each id replaced by what `idOf` answers for it; an id that it does not know stays. */
export function withIdsReplaced<Value>(value: Value, idOf: (id: string) => string | null): Value {
  if (value === null || value === undefined) return value;
  return JSON.parse(JSON.stringify(value).replace(ID, (id) => idOf(id) ?? id)) as Value;
}
