import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { ApiContext } from "../context";
import type { Actor } from "./actor";
import type { UserScope } from "./user-scope";

/**
 * How a call is kept to the one tax year of a key (accounts-54): `free` holds nothing of a year, `narrowed` lists
 * that year alone, the others name the year or something of it in that field of their input.
 */
type YearRule = "free" | "narrowed" | "year" | "taxYear" | "purchaseDate" | "claim" | "claimId" | "line item";

/** Any other call reaches further than a year, and such a key does not make it. */
const RULES: ReadonlyMap<string, YearRule> = new Map([
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
  ["claims.worth", "claim"],
  ["comments.add", "claimId"],
  ["comments.list", "claimId"],
  ["people.lineItemShares", "line item"],
  ["people.setLineItemShares", "line item"],
  ["taxReport.addLineItem", "purchaseDate"],
  ["taxReport.deleteLineItem", "line item"],
  ["taxReport.download", "year"],
  ["taxReport.downloadProducts", "year"],
  ["taxReport.ledger", "year"],
  ["taxReport.lineItems", "narrowed"],
  ["taxReport.products", "year"],
  ["taxReport.restoreLineItem", "line item"],
  ["taxReport.summary", "year"],
  ["taxReport.updateLineItem", "line item"],
]);

function refusal(keyYear: number): AppError {
  return new AppError(
    "forbidden",
    failure((t) => t("keyOfYear", { year: String(keyYear) })),
  );
}

/**
 * Refuses a call that no key of one year makes, before its body is read.
 * @throws AppError `forbidden`
 */
export function assertKeptToYear({ keyYear }: Actor, path: string): void {
  if (keyYear !== null && !RULES.has(path)) throw refusal(keyYear);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const yearOfText = (date: unknown) => (typeof date === "string" ? Number(date.slice(0, 4)) : Number.NaN);

/** The years that a call names; of a row that is not there none, so that its verb says so. */
async function yearsNamed(
  database: ApiContext["database"],
  { userId }: UserScope,
  rule: YearRule,
  input: Readonly<Record<string, unknown>>,
): Promise<readonly number[]> {
  const id = String(rule === "claimId" ? input.claimId : input.id);
  const where = { id, userId };
  switch (rule) {
    case "free":
    case "narrowed":
      return [];
    case "year":
    case "taxYear":
      return [Number(input[rule])];
    case "purchaseDate":
      return [yearOfText(input.purchaseDate)];
    case "claim":
    case "claimId": {
      const claim = UUID.test(id)
        ? await database.claim.findFirst({ where, select: { taxYear: true } })
        : null;
      return claim ? [claim.taxYear] : [];
    }
    case "line item": {
      const select = { purchaseDate: true };
      const line = UUID.test(id) ? await database.lineItem.findFirst({ where, select }) : null;
      const moved = input.purchaseDate === undefined ? [] : [yearOfText(input.purchaseDate)];
      return line ? [line.purchaseDate.getUTCFullYear(), ...moved] : moved;
    }
  }
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
