import type { NotPaid } from "../credits/credit-section";
import type { StateNoteKey } from "../credits/state-notes";
import type { UsOutcome } from "../credits/us-deduction";
import type { WhyClaimant } from "../credits/who-claims";
import type { WorthQuestion } from "../file/claim-worth";

export const NOT_PAID_WORDS_FR: Readonly<Record<NotPaid, string>> = {
  "no-expenses-above-the-threshold": "Aucuns frais ne dépassent le seuil.",
  "not-resident-all-year": "Il est réservé aux personnes résidentes toute l’année.",
  "under-age": "Il est réservé aux personnes qui avaient 18 ans ou plus le 31 décembre.",
  "work-income-below-the-minimum": "Le revenu de travail est inférieur au minimum.",
  "work-income-unknown": "Il dépend du revenu de travail, qui n’a pas été inscrit.",
};

export const WHY_CLAIMANT_WORDS_FR: Readonly<Record<WhyClaimant, string>> = {
  "only-claimant": "Une seule personne peut faire la demande.",
  "no-difference": "Que l’une ou l’autre personne fasse la demande ne change rien.",
  "lower-threshold": "Le revenu le moins élevé a le seuil le plus bas.",
  "more-tax-to-reduce": "Il y a plus d’impôt que le crédit peut réduire.",
  "refundable-supplement": "Le supplément remboursable est plus élevé.",
};

export const WORTH_QUESTION_WORDS_FR: Readonly<Record<WorthQuestion, string>> = {
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
};

export const US_OUTCOME_WORDS_FR: Readonly<Record<UsOutcome, string>> = {
  pays: "Le tout est déduit.",
  "pays-in-part":
    "Une partie est déduite\u00A0: le reste ne fait que combler le plancher ou la déduction forfaitaire.",
  "below-the-floor": "Les frais médicaux sont sous le plancher\u00A0: rien n’est déduit.",
  "standard-deduction-is-larger":
    "La déduction forfaitaire est plus élevée\u00A0: détailler les déductions n’est pas avantageux.",
};

export const STATE_NOTE_WORDS_FR: Readonly<Record<StateNoteKey, string>> = {
  "own-floor": "Votre État a son propre plancher.",
  "all-expenses-when-itemising":
    "Votre État déduit tous les frais médicaux quand vous y détaillez vos déductions.",
  "own-deduction": "Votre État a sa propre déduction pour frais médicaux.",
  "deduction-ended": "La déduction pour frais médicaux de votre État a pris fin.",
  "may-differ": "Votre État peut avoir d’autres règles; elles n’ont pas été lues.",
};

export const STATE_FLOOR_WORDS_FR = (percent: number) =>
  `Il est de ${String(percent).replace(".", ",")}\u00A0%.`;
