import type { FactsOf, Reason } from "./reasons";

/** A verb did what it was asked. */
export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A verb refused for an expected reason: the reason, with the facts that its sentence needs. */
export type Refused<One extends Reason = Reason> = {
  [Each in One]: { readonly ok: false; readonly reason: Each } & FactsOf<Each>;
}[One];

/** The answer of a verb with expected failures: its value, or one of the reasons that its type names. */
export type Outcome<Value, One extends Reason> = Done<Value> | Refused<One>;

export function done<Value>(value: Value): Done<Value> {
  return { ok: true, value };
}

/** A refusal; the compiler asks for the facts that its reason needs, and for no others. */
export function refused<One extends Reason>(
  reason: One,
  ...[facts]: keyof FactsOf<One> extends never ? [] : [facts: FactsOf<One>]
): Refused<One> {
  return { ...facts, ok: false, reason } as unknown as Refused<One>;
}
