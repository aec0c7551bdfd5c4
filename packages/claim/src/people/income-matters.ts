import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { lineOf } from "./line-of";
import { livedIn } from "./living";
import type { Person } from "./person";

/**
 * Whether a person's income of a tax year changes what a claim is worth: in Canada that of the partners and of
 * each dependant with a threshold of their own, in the United States that of the return. Who died in an earlier year
 * has no income of it (claim-121).
 */
export function incomeMatters(
  person: Pick<Person, "relation" | "birthDate" | "diedOn" | "dependence">,
  taxYear: number,
  edition: Edition,
): boolean {
  if (!livedIn(person, taxYear)) return false;
  if (person.relation === "self") return true;
  if (edition === "us") return false;
  const where = lineOf(person, taxYear);
  return person.relation === "spouse" || (where.ok && where.line === "33199");
}
