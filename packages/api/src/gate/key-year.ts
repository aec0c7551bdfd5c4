import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { ApiContext } from "../context";
import type { Actor } from "./actor";
import { type YearRule, yearsNamed } from "./queries/years-named";

/** Any other call reaches further than a year, and such a key does not make it. */
const RULES: ReadonlyMap<string, YearRule> = new Map([
  ["adjustments.add", "adjustment"],
  ["adjustments.change", "adjustment"],
  ["adjustments.delete", "adjustment"],
  ["adjustments.list", "narrowed"],
  ["auth.user", "free"],
  ["claimLinks.list", "claimId"],
  ["claims.adjust", "claim"],
  ["claims.bestPeriod", "claim"],
  ["claims.change", "claim"],
  ["claims.changes", "claim"],
  ["claims.checklist", "claim"],
  ["claims.create", "taxYear"],
  ["claims.delete", "claim"],
  ["claims.file", "claim"],
  ["claims.get", "claim"],
  ["claims.list", "narrowed"],
  ["claims.rates", "claim"],
  ["claims.returnLines", "claim"],
  ["claims.takeBack", "claim"],
  ["claims.worth", "claim"],
  ["comments.add", "claimId"],
  ["comments.list", "claimId"],
  ["exchangeRates.delete", "rate"],
  ["exchangeRates.list", "narrowed"],
  ["exchangeRates.set", "date"],
  ["expenses.add", "date"],
  ["expenses.change", "expense"],
  ["expenses.delete", "expense"],
  ["expenses.list", "narrowed"],
  ["imports.list", "narrowed"],
  ["imports.make", "rows"],
  ["imports.preview", "rows"],
  ["imports.restore", "import"],
  ["imports.undo", "import"],
  ["people.lineItemShares", "line item"],
  ["people.setLineItemShares", "changed line item"],
  ["taxReport.addLineItem", "purchaseDate"],
  ["taxReport.deleteLineItem", "changed line item"],
  ["taxReport.download", "year"],
  ["taxReport.downloadProducts", "year"],
  ["taxReport.ledger", "year"],
  ["taxReport.lineItems", "narrowed"],
  ["taxReport.products", "year"],
  ["taxReport.restoreLineItem", "changed line item"],
  ["taxReport.summary", "year"],
  ["taxReport.updateLineItem", "changed line item"],
]);

/** How a key of one year makes a call; `undefined` for a call that it does not make. */
export const yearRuleOf = (path: string): YearRule | undefined => RULES.get(path);

function refusal(keyYear: number): AppError {
  return new AppError("forbidden", failure("keyOfYear", { year: String(keyYear) }));
}

/**
 * Refuses dates outside the one tax year of a key, where only the verb itself can read them; of anybody else it
 * asks nothing.
 * @throws AppError `forbidden`
 */
export function assertDaysOfYear({ keyYear }: Actor, days: readonly string[]): void {
  if (keyYear !== null && days.some((day) => !day.startsWith(`${keyYear}-`))) throw refusal(keyYear);
}

/**
 * Refuses a call that no key of one year makes, before its body is read.
 * @throws AppError `forbidden`
 */
export function assertKeptToYear({ keyYear }: Actor, path: string): void {
  if (keyYear !== null && !RULES.has(path)) throw refusal(keyYear);
}

/**
 * Keeps the call of a key for one tax year to that year; of anybody else it asks nothing.
 * @param input the call's input as it came
 * @throws AppError `forbidden` for a call that reaches another year, or every one
 */
export async function assertWithinYear(
  { database }: Pick<ApiContext, "database">,
  actor: Actor,
  path: string,
  input: () => Promise<unknown>,
): Promise<void> {
  const { keyYear } = actor;
  if (keyYear === null) return;
  assertKeptToYear(actor, path);
  const raw = await input();
  const fields = typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
  const years = await yearsNamed(database, actor.scope, RULES.get(path) ?? "free", fields);
  if (years.some((year) => year !== keyYear)) throw refusal(keyYear);
}
