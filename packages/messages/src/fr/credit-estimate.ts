import type { creditEstimate as english } from "../en/credit-estimate";
import type { Translation } from "../translation";

export const creditEstimate: Translation<typeof english> = {
  part: {
    federal: "Crédit d’impôt fédéral non remboursable pour frais médicaux",
    supplement: "Supplément remboursable pour frais médicaux, ligne 45200",
    provincial: "Crédit d’impôt provincial non remboursable pour frais médicaux",
    quebec: "Crédit d’impôt non remboursable du Québec pour frais médicaux, ligne 381",
    "quebec-refundable": "Crédit d’impôt remboursable du Québec pour frais médicaux, ligne 462",
    "united-states": "Déduction pour frais médicaux, annexe A (Schedule A)",
  },
  line: {
    expenses: "Frais médicaux de la période",
    "net-income": "Revenu net",
    "partner-income": "Revenu net de l’époux ou conjoint de fait",
    "family-income": "Revenu familial net",
    "income-share": "Part du revenu net",
    "fixed-amount": "Montant fixe de l’année",
    threshold: "Seuil",
    "above-threshold": "Frais au-dessus du seuil",
    allowable: "Frais admissibles",
    "credit-before-limit": "Crédit",
    "tax-to-reduce": "Impôt qu’il peut réduire",
    "credit-within-tax": "Crédit, au plus cet impôt",
    "credit-after-abatement": "Ce qu’il en reste après l’abattement du Québec",
    credit: "Crédit",
    "disability-supports": "Produits et services de soutien aux personnes handicapées, ligne 21500",
    base: "Base du crédit",
    "share-of-base": "Part de la base",
    maximum: "Maximum de l’année",
    "lesser-of-share-and-maximum": "Le moins élevé des deux montants\u00A0: part et maximum",
    "family-income-threshold": "Revenu familial à partir duquel il diminue",
    "income-above-threshold": "Revenu familial au-delà",
    reduction: "Réduction",
    "gluten-free": "Frais pour aliments sans gluten",
    "other-medical": "Autres frais médicaux",
    medical: "Frais médicaux",
    "adjusted-gross-income": "Revenu brut rajusté",
    floor: "Plancher",
    "medical-deduction": "Frais médicaux au-dessus du plancher",
    "medical-deduction-without-gluten-free": "La même somme sans les aliments sans gluten",
    "other-itemised": "Autres déductions détaillées",
    itemised: "Déductions détaillées",
    "itemised-without-gluten-free": "Déductions détaillées sans les aliments sans gluten",
    "standard-deduction": "Déduction forfaitaire",
    "otherwise-deducted": "Déduit sans les aliments sans gluten",
    "deduction-due-to-gluten-free": "Déduction due aux aliments sans gluten",
    "tax-saved": "Impôt économisé",
  },
  formula: {
    lesser: "le moins élevé des montants suivants\u00A0: {amounts}",
    greater: "le plus élevé des montants suivants\u00A0: {amounts}",
    difference: "{from} − {less}, au moins {least}",
    percent: "{percent, number}\u00A0% de {of}",
  },
  notPaid: {
    "no-expenses-above-the-threshold": "Aucuns frais ne dépassent le seuil.",
    "not-resident-all-year": "Il est réservé aux personnes résidentes toute l’année.",
    "under-age": "Il est réservé aux personnes qui avaient 18 ans ou plus le 31 décembre.",
    "work-income-below-the-minimum": "Le revenu de travail est inférieur au minimum.",
    "work-income-unknown": "Il dépend du revenu de travail, qui n’a pas été inscrit.",
  },
  whyClaimant: {
    "only-claimant": "Une seule personne peut faire la demande.",
    "no-difference": "Que l’une ou l’autre personne fasse la demande ne change rien.",
    "lower-threshold": "Le revenu le moins élevé a le seuil le plus bas.",
    "more-tax-to-reduce": "Il y a plus d’impôt que le crédit peut réduire.",
    "refundable-supplement": "Le supplément remboursable est plus élevé.",
  },
  question: {
    "birth-date": "Inscrivez la date de naissance\u00A0: elle détermine la ligne où vont les frais.",
    "net-income":
      "Inscrivez le revenu net de l’année d’imposition; d’ici là, il est compté comme 0, ce qui donne le montant le plus élevé.",
    province: "Choisissez la province au 31 décembre; d’ici là, seule la partie fédérale est calculée.",
    "quebec-income":
      "Inscrivez le montant de la ligne 275 de la déclaration du Québec; d’ici là, seule la partie fédérale est calculée.",
    "work-income": "Inscrivez le revenu de travail\u00A0: un supplément remboursable peut s’ajouter.",
    "filing-status": "Choisissez le statut de déclaration\u00A0: il détermine la déduction forfaitaire.",
    "other-itemised": "Inscrivez les autres déductions détaillées; d’ici là, elles sont comptées comme 0.",
    "marginal-rate":
      "Inscrivez le taux de votre tranche d’imposition la plus élevée\u00A0: l’impôt économisé sera calculé.",
    "year-unknown": "Les chiffres de cette année d’imposition ne sont pas encore connus ici.",
    "province-year-unknown":
      "Les chiffres de la province pour cette année d’imposition ne sont pas connus ici; seule la partie fédérale est calculée.",
  },
  outcome: {
    pays: "Le tout est déduit.",
    "pays-in-part":
      "Une partie est déduite\u00A0: le reste ne fait que combler le plancher ou la déduction forfaitaire.",
    "below-the-floor": "Les frais médicaux sont sous le plancher\u00A0: rien n’est déduit.",
    "standard-deduction-is-larger":
      "La déduction forfaitaire est plus élevée\u00A0: détailler les déductions n’est pas avantageux.",
  },
  stateNote: {
    "own-floor": "Votre État a son propre plancher.",
    "all-expenses-when-itemising":
      "Votre État déduit tous les frais médicaux quand vous y détaillez vos déductions.",
    "own-deduction": "Votre État a sa propre déduction pour frais médicaux.",
    "deduction-ended": "La déduction pour frais médicaux de votre État a pris fin.",
    "may-differ": "Votre État peut avoir d’autres règles; elles n’ont pas été lues.",
  },
  stateFloor: "Il est de {percent, number}\u00A0%.",
};
