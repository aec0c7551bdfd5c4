import type { claimRules as english } from "../en/claim-rules";
import type { Translation } from "../translation";

export const claimRules: Translation<typeof english> = {
  step: {
    "celiac-person": "Dire qui a la maladie cœliaque",
    letter: "Inscrire l’attestation écrite",
    "birth-dates": "Inscrire les dates de naissance",
    "net-incomes": "Inscrire les revenus nets",
    "for-whom": "Dire qui consomme quoi",
    "exchange-rates": "Indiquer les taux de change",
    "regular-prices": "Trouver les prix courants",
    sizes: "Comparer les formats",
    estimates: "Remplacer les prix estimés",
    receipts: "Ajouter les reçus manquants",
    period: "Choisir la période",
    file: "Produire la demande",
  },
  wayToReport: {
    "change-my-return": "Modifier ma déclaration, dans Mon dossier de l’Agence du revenu du Canada",
    "t1-adj": "Formulaire T1-ADJ, par la poste, à l’Agence du revenu du Canada",
    "form-1040-x": "Formulaire 1040-X, à l’IRS",
  },
  adjustmentEffect: {
    reduces: "Réduit la demande",
    signed: "Compté tel quel",
    guidance: "Conseil d’associations\u00A0: compté si vous l’activez",
    recorded: "Noté, non compté\u00A0: aucun texte qui le permette n’a été trouvé",
  },
};
