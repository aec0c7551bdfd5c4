"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";

type Placed = Pick<PersonView, "claimLine" | "relation">;

/** Returns how each country calls who somebody is, and where their expenses go on the return. */
export function usePersonWords() {
  const t = useTranslations("people");
  const relation = useTranslations(`people.relation.${LOCALE_FACTS[useLocale()].edition}`);
  return {
    relation,
    /** Where a person's expenses go on the year's return; `null` where the country has no such lines. */
    claimLine({ claimLine, relation }: Placed, year: number): string | null {
      if (claimLine === null) return null;
      const line = claimLine === "33099" && relation === "self" ? "own" : claimLine;
      return t(`claimLine.${line}`, { year: String(year) });
    },
  };
}
