import type { tools as english } from "../en/tools";
import type { Translation } from "../translation";

export const tools: Translation<typeof english> = {
  page: {
    title: "Outils et calculateurs\u00A0: {country}",
    heading: "Outils et calculateurs",
    introduction: {
      ca: "Estimez le crédit d’impôt pour frais médicaux que le coût supplémentaire des aliments sans gluten peut vous donner selon les règles de l’ARC.",
      us: "Estimez la déduction détaillée pour frais médicaux que le coût supplémentaire des aliments sans gluten peut vous donner selon les règles de l’IRS.",
    },
  },
  letters: {
    title: "Lettres à faire signer",
    text: "Une demande repose sur la lettre d’un professionnel de la santé. Imprimez-en une, faites-la signer et conservez-la avec vos reçus.",
    canada: "Attestation de la nécessité d’un régime sans gluten (PDF)",
    "united-states": "Déclaration du médecin sur un régime sans gluten (PDF)",
    "medical-necessity": "Lettre de nécessité médicale, pour un compte HSA, FSA ou HRA (PDF)",
  },
  tabs: {
    name: "Outils",
    calculators: "Calculateurs",
    soon: "À venir",
    open: "Ouvrir\u00A0: {tool}",
    prices: {
      title: "Comparateur de prix",
      text: "Comparez le prix des produits sans gluten d’un magasin à l’autre.",
    },
    meals: {
      title: "Calculateur de budget de repas",
      text: "Planifiez une semaine de repas sans gluten selon un budget.",
    },
  },
  form: {
    acknowledgment:
      "Je comprends qu’il ne s’agit pas de conseils fiscaux ni médicaux. Je dois faire mes propres recherches avant de prendre une décision fiscale.",
    result: "Résultat",
    later: "Votre estimation s’affichera ici",
  },
  fields: {
    extraCost: "Coût supplémentaire par article sans gluten\u00A0($)",
    extraCostHint: "Ce qu’il coûte de plus qu’un produit comparable, en moyenne.",
    itemsPerWeek: "Articles sans gluten par semaine",
    doctor: "Visites chez le médecin ($\u00A0par\u00A0année)",
    prescriptions: "Médicaments sur ordonnance ($\u00A0par\u00A0année)",
    dentalVision: "Dentiste et soins des yeux ($\u00A0par\u00A0année)",
    travelExpenses: "Déplacements médicaux ($\u00A0par\u00A0année)",
    therapy: "Thérapie ($\u00A0par\u00A0année)",
  },
  steps: {
    food: "Aliments sans gluten, pour une année",
    foodWorking: "{extraCost} × {items} par semaine × 52 semaines",
    all: "Total des frais médicaux",
    threshold: "Seuil",
    shareOf: "{percent} de {amount}",
  },
  sources: {
    title: "Où ces chiffres ont été lus",
    read: "{figure}\u00A0: <source></source>; lu le {date}.",
    standing: {
      confirmed: "<source></source>",
      secondary: "rapporté d’après <source></source>",
      derived: "calculé\u00A0: <source></source>",
      unconfirmed: "non confirmé\u00A0: <source></source>",
    },
  },
  canada: {
    title: "Crédit d’impôt pour frais médicaux (ARC)",
    introduction:
      "Ce qu’une année d’aliments sans gluten et vos autres frais médicaux peuvent donner à la ligne 33099.",
    outline:
      "Coût supplémentaire × articles × 52 semaines, ajouté à vos autres frais médicaux; moins le moindre de 3\u00A0% du revenu net et du montant fixe de l’année; le reste au taux fédéral le plus bas.",
    income: "Revenu net\u00A0($)",
    incomeHint: "Ligne 23600 de votre déclaration.",
    travelHint: "Les déplacements pour soins médicaux d’au moins {km}\u00A0km à l’aller.",
    estimate: "Estimer mon crédit d’impôt",
    year: "Année d’imposition",
    province: "Province ou territoire",
    result: "Votre estimation pour {year}",
    allWorking: "aliments sans gluten + médicaments + dentiste et soins des yeux + déplacements + thérapie",
    thresholdWorking: "le moindre de {fixed} et de {percent} de {income}",
    eligible: "Montant admissible",
    eligibleWorking: "frais moins le seuil, jamais sous zéro",
    credit: "Crédit fédéral",
    outcome: "Crédit fédéral estimé",
    notRefund:
      "Le crédit n’est pas un remboursement\u00A0: il réduit l’impôt à payer et n’est pas versé au-delà. Dans un couple, la personne au revenu net le plus bas a d’ordinaire le seuil le plus bas, et n’y gagne que tant qu’il y a de l’impôt à réduire.",
    quebec:
      "Le Québec a sa propre déclaration (TP-1). Son crédit, à la ligne 381, part de 3\u00A0% du revenu des deux conjoints ensemble\u00A0: il n’est donc pas calculé ici. Du crédit fédéral, une personne qui réside au Québec garde 83,5\u00A0%, calculé d’après l’abattement de 16,5\u00A0%.",
    noFigures:
      "Les chiffres de {year} ne sont pas dans nos tables pour ce lieu ({province}). Choisissez une année plus récente, ou consultez son formulaire 428.",
    provincial:
      "{province}\u00A0: un crédit propre à la province ou au territoire existe pour les mêmes frais, avec un montant fixe de {fixed} et un taux de {rate}. Il ajoute environ <credit></credit>.",
    figures: {
      fixed: "Montant fixe de {year}",
      rate: "Taux fédéral de {year}",
      share: "{percent} du revenu net",
      province: "{province}, {year}",
    },
  },
  unitedStates: {
    title: "Déduction détaillée pour frais médicaux (IRS)",
    introduction:
      "Ce qu’une année d’aliments sans gluten et vos autres frais médicaux peuvent donner à l’annexe A.",
    outline:
      "Coût supplémentaire × articles × 52 semaines, ajouté à vos autres frais médicaux; moins 7,5\u00A0% du revenu brut rajusté; le reste peut être déduit si vous détaillez vos déductions.",
    income: "Revenu brut rajusté\u00A0($)",
    incomeHint: "AGI, ligne 11 du formulaire 1040.",
    travelHint: "Les déplacements pour soins médicaux\u00A0: kilométrage, péages et stationnement.",
    estimate: "Estimer ma déduction",
    result: "Votre estimation",
    allWorking: "aliments sans gluten + médecin + dentiste et yeux + médicaments + déplacements + thérapie",
    outcome: "Déduction estimée",
    itemize:
      "Une déduction réduit le revenu imposable, et seulement si vous détaillez vos déductions. Elle sert dès que leur total dépasse la déduction forfaitaire\u00A0:",
    statuses:
      "«\u00A0Célibataire\u00A0» vaut aussi pour les personnes mariées qui déclarent séparément, et «\u00A0conjoints\u00A0» pour une personne veuve.",
    figures: { share: "{percent} du revenu brut rajusté", standard: "Déduction forfaitaire de {year}" },
    table: {
      caption: "Déduction forfaitaire par année d’imposition et par situation",
      year: "Année",
      single: "Célibataire",
      joint: "Conjoints",
      headOfHousehold: "Chef de famille",
    },
  },
};
