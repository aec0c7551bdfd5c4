import type { home as english } from "../en/home";
import type { Translation } from "../translation";

export const home: Translation<typeof english> = {
  illustration: {
    caption:
      "Exemple\u00A0: un reçu de {items, number} articles, dont {glutenFree, number} sans gluten. Ensemble, ils coûtent {extra} de plus que les produits comparables.",
    found: "{glutenFree, number} articles sur {items, number}",
    claim: "Vous pouvez demander",
  },
};
