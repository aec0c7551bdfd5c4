"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";

type Relation = PersonView["relation"];

const OF_FAMILY = "us.child";
const RELATIVE = { ca: "ca.relative", us: "us.relative" } as const;

/** The sentence on when what is paid for somebody of a relation counts (claim-54). */
const CONDITIONS = {
  ca: {
    child: "ca.child",
    grandchild: "ca.grandchild",
    parent: RELATIVE.ca,
    grandparent: RELATIVE.ca,
    sibling: RELATIVE.ca,
    "aunt-or-uncle": RELATIVE.ca,
    "niece-or-nephew": RELATIVE.ca,
    none: "ca.none",
  },
  us: {
    child: OF_FAMILY,
    grandchild: OF_FAMILY,
    parent: RELATIVE.us,
    grandparent: RELATIVE.us,
    sibling: OF_FAMILY,
    "aunt-or-uncle": RELATIVE.us,
    "niece-or-nephew": OF_FAMILY,
    none: "us.none",
  },
} as const;

const hasCondition = (relation: Relation): relation is keyof (typeof CONDITIONS)["ca"] =>
  relation in CONDITIONS.ca;

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
      return hasCondition(of) ? t(`form.condition.${CONDITIONS[edition][of]}`) : null;
    },
    /** Where a person's expenses go on the year's return; `null` where the country has no such lines. */
    claimLine({ claimLine, relation }: Placed, year: number): string | null {
      if (claimLine === null) return null;
      const line = claimLine === "33099" && relation === "self" ? "own" : claimLine;
      return t(`claimLine.${line}`, { year: String(year) });
    },
  };
}
