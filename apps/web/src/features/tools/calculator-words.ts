import type { Messages } from "@gf-ledger/messages/messages";

/** What the calculators of both countries say; each has its own words beside them. */
type CalculatorWords = Pick<Messages["tools"], "form" | "fields" | "steps" | "sources">;

export interface CanadaWords extends CalculatorWords {
  readonly own: Messages["tools"]["canada"];
  readonly provinces: Messages["provinces"];
}

export interface UnitedStatesWords extends CalculatorWords {
  readonly own: Messages["tools"]["unitedStates"];
}
