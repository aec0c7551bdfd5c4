import type { Locale } from "@gf-ledger/domain/edition/locale";

export interface AuthorityLinks {
  /** The tax authority's own page on medical expenses. */
  readonly guidelines: string;
  readonly association: { readonly name: string; readonly address: string };
  readonly glutenFreeProducts: string;
  readonly taxResources: string;
}

/** Public pages outside the product that its screens link to; in French those of Québec's own association. */
const AUTHORITY_LINKS: Readonly<Record<Locale, AuthorityLinks>> = {
  "en-CA": {
    guidelines:
      "https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/rc4065/medical-expenses.html",
    association: { name: "Celiac Canada", address: "https://www.celiac.ca/" },
    glutenFreeProducts: "https://www.celiac.ca/living-gluten-free/",
    taxResources: "https://www.celiac.ca/living-gluten-free/incremental-medical-tax/",
  },
  "fr-CA": {
    guidelines:
      "https://www.canada.ca/fr/agence-revenu/services/formulaires-publications/publications/rc4065/frais-medicaux.html",
    association: { name: "Cœliaque Québec", address: "https://www.coeliaque.quebec/fr/" },
    glutenFreeProducts: "https://www.coeliaque.quebec/fr/",
    taxResources: "https://www.coeliaque.quebec/fr/demarches-gouvernementales",
  },
  "en-US": {
    guidelines: "https://www.irs.gov/publications/p502",
    association: { name: "Celiac Disease Foundation", address: "https://celiac.org/" },
    glutenFreeProducts: "https://celiac.org/gluten-free-living/",
    taxResources: "https://www.irs.gov/taxtopics/tc502",
  },
};

/** The public pages that the screens of a locale link to. */
export function authorityLinks(locale: Locale): AuthorityLinks {
  return AUTHORITY_LINKS[locale];
}
