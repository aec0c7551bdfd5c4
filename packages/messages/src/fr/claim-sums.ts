import type { claimSums as english } from "../en/claim-sums";
import type { Translation } from "../translation";

export const claimSums: Translation<typeof english> = {
  headings: {
    ca: {
      product: "Produit alimentaire",
      number: "Nombre de produits achetés (pour la période de 12 mois)",
      regular: "Coût moyen du produit avec gluten",
      glutenFree: "Coût moyen du produit sans gluten",
      incremental: "Coût supplémentaire",
      amount: "Montant à demander",
    },
    us: {
      product: "Produit",
      number: "Nombre acheté",
      regular: "Coût moyen avec gluten",
      glutenFree: "Coût moyen sans gluten",
      incremental: "Coût supplémentaire",
      amount: "Montant à demander",
    },
  },
  belowCategoryTotals: {
    ca: "Les totaux par catégorie additionnent chaque achat plus cher. La demande prend des moyennes sur la période, comme le sommaire de l’ARC\u00A0: elle peut donc être plus basse.",
    us: "Les totaux par catégorie additionnent chaque achat plus cher. La demande prend, pour chaque produit, des moyennes sur l’année\u00A0: elle peut donc être plus basse.",
  },
  taxIsCounted: "La demande compte les taxes de vente, que les totaux par catégorie laissent de côté.",
  aboveCategoryTotals:
    "Les totaux par catégorie arrondissent chaque achat et soustraient un retour le jour où il a lieu. La demande arrondit une seule fois par produit et soustrait un retour de son achat\u00A0: elle peut donc être plus élevée.",
  eatenByOthers:
    "{amount} des totaux par catégorie ne sont pas demandés\u00A0: selon vos parts, aucune personne cœliaque ne les consomme.",
  inOtherCurrency: {
    ca: "{count, plural, one {{count, number, ::group-off} article est en dollars américains et ne fait pas partie de ces sommes; votre demande le convertit} other {{count, number, ::group-off} articles sont en dollars américains et ne font pas partie de ces sommes; votre demande les convertit}} au taux de la Banque du Canada.",
    us: "{count, plural, one {{count, number, ::group-off} article est en dollars canadiens et ne fait pas partie de ces sommes; votre demande le convertit} other {{count, number, ::group-off} articles sont en dollars canadiens et ne font pas partie de ces sommes; votre demande les convertit}} au taux de la Banque du Canada.",
  },
  averagesAreRounded: "Les moyennes sont arrondies; le montant vient des reçus.",
  noCanadianText:
    "Aucun texte de l’ARC permettant de compter en entier un article sans produit comparable n’a été trouvé.",
};
