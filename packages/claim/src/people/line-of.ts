import { ruleInForce } from "../figures/rule-in-force";
import { ageOn31December } from "./age-on-31-december";
import { dependencyOf } from "./dependants";
import { ADULT_AGES } from "./line-rules";
import type { Person } from "./person";

/** 33099: oneself, the partner, own children under 18 on 31 December. 33199: every other dependant. */
export type ClaimLine = "33099" | "33199";

export type LineOf =
  | { readonly ok: true; readonly line: ClaimLine }
  | { readonly ok: false; readonly reason: "birth-date-missing" | "not-born-yet" | "not-a-dependant" };

/** On which line a person's expenses go (Income Tax Act 118.2(1); canada.ca, lines 33099 and 33199). */
export function lineOf(
  person: Pick<Person, "relation" | "birthDate" | "dependence">,
  taxYear: number,
): LineOf {
  if (person.relation === "self" || person.relation === "spouse") return { ok: true, line: "33099" };
  if (!dependencyOf(person, "ca", taxYear).isClaimable) return { ok: false, reason: "not-a-dependant" };
  if (person.relation !== "child") return { ok: true, line: "33199" };
  if (person.birthDate === null) return { ok: false, reason: "birth-date-missing" };
  const age = ageOn31December(person.birthDate, taxYear);
  const adultAge = ruleInForce(ADULT_AGES, "adult-age", taxYear)?.value ?? Number.POSITIVE_INFINITY;
  if (age < 0) return { ok: false, reason: "not-born-yet" };
  return { ok: true, line: age < adultAge ? "33099" : "33199" };
}
