import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import type { Practitioner, Relation } from "@gf-ledger/domain/people/relation";

/** How each country calls who somebody is to the account's owner. */
export const RELATION_WORDS: Readonly<Record<Edition, Readonly<Record<Relation, string>>>> = {
  ca: {
    self: "You",
    spouse: "Spouse or common-law partner",
    child: "Child, yours or your partner's",
    "other-dependant": "Other dependant",
  },
  us: { self: "You", spouse: "Spouse", child: "Child", "other-dependant": "Other dependent" },
};

export const PRACTITIONER_WORDS: Readonly<Record<Practitioner, string>> = {
  doctor: "Doctor",
  "nurse-practitioner": "Nurse practitioner",
  "other-practitioner": "Other practitioner",
};

/** Where a person's expenses go on the year's return; `null` where the country has no such lines. */
export function claimLineWords(
  { claimLine, relation }: Pick<PersonView, "claimLine" | "relation">,
  year: number,
): string | null {
  if (claimLine === null) return null;
  return {
    "33099": relation === "self" ? `${year}: line 33099` : `${year}: line 33099, together with yours`,
    "33199": `${year}: line 33199, a block with a threshold of its own`,
    "birth-date-missing": "The birth date is needed: it decides the line of the return",
    "not-born-yet": `Not born yet in ${year}`,
  }[claimLine];
}

/** What a person's income is called on the return, and why it is asked for. */
export const INCOME_WORDS: Readonly<Record<Edition, { readonly label: string; readonly why: string }>> = {
  ca: {
    label: "Net income",
    why: "Line 23600. Only expenses above 3% of it count, up to a fixed amount; leave it empty until you want to see what the claim is worth.",
  },
  us: {
    label: "Adjusted gross income",
    why: "Of your return. Only expenses above 7.5% of it count; leave it empty until you want to see what they are worth.",
  },
};
