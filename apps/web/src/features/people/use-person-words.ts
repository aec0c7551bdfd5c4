"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";

type Relation = PersonView["relation"];

/** The relations that share a sentence on when what is paid for them counts (claim-123). */
const CONDITIONS = {
  ca: {
    child: "child",
    grandchild: "grandchild",
    parent: "relative",
    grandparent: "relative",
    sibling: "relative",
    "aunt-or-uncle": "relative",
    "niece-or-nephew": "relative",
    none: "none",
  },
  us: {
    child: "child",
    grandchild: "child",
    parent: "relative",
    grandparent: "relative",
    sibling: "child",
    "aunt-or-uncle": "relative",
    "niece-or-nephew": "child",
    none: "none",
  },
} as const;

type Placed = Pick<PersonView, "claimLine" | "relation">;

/** Returns how each country calls who somebody is, and where their expenses go on the return. */
export function usePersonWords() {
  const t = useTranslations("people");
  const { edition } = LOCALE_FACTS[useLocale()];
  const relation = useTranslations(`people.relation.${edition}`);
  return {
    relation,
    /** When what is paid for somebody of a relation counts, and on which line; `null` where nothing is asked. */
    condition(of: Relation): string | null {
      const conditions = CONDITIONS[edition];
      return of in conditions
        ? t(`form.condition.${edition}.${conditions[of as keyof typeof conditions]}`)
        : null;
    },
    /** Where a person's expenses go on the year's return; `null` where the country has no such lines. */
    claimLine({ claimLine, relation }: Placed, year: number): string | null {
      if (claimLine === null) return null;
      const line = claimLine === "33099" && relation === "self" ? "own" : claimLine;
      return t(`claimLine.${line}`, { year: String(year) });
    },
  };
}
