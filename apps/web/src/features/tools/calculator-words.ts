import type { Messages } from "@gf-ledger/messages/page-messages";

/** What the calculators of both countries say; each has its own words beside them. */
export type CalculatorWords = Pick<Messages["tools"], "form" | "fields" | "steps" | "sources">;
