/** The address in French of each article that the Canadian edition has, below `/blogue`, by its slug. */
export const FRENCH_ARTICLES: Readonly<Record<string, string>> = {
  "british-columbia-and-the-other-half": "credit-colombie-britannique-autre-moitie",
  "choosing-the-regular-equivalent": "choisir-le-produit-comparable",
  "claim-gluten-free-food-in-canada": "demander-le-cout-sans-gluten-au-canada",
  "how-much-more-gluten-free-food-costs": "combien-coute-de-plus-le-sans-gluten",
  "line-33099-or-33199": "ligne-33099-ou-33199",
  "medical-travel-in-canada": "deplacements-pour-soins-medicaux",
  "quebec-line-381-and-schedule-b": "quebec-ligne-381-et-annexe-b",
  "quebec-who-certifies": "quebec-qui-atteste-la-maladie-coeliaque",
  "receipts-that-hold-up": "des-recus-qui-tiennent-la-route",
};
