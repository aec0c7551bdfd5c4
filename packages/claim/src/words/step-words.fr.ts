import type { ChecklistStep } from "../checklist/claim-checklist";
import type { WayToReport } from "../snapshot/ways-to-report";

export const STEP_WORDS_FR: Readonly<Record<ChecklistStep, string>> = {
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
};

export const WAY_TO_REPORT_WORDS_FR: Readonly<Record<WayToReport, string>> = {
  "change-my-return": "Modifier ma déclaration, dans Mon dossier de l’Agence du revenu du Canada",
  "t1-adj": "Formulaire T1-ADJ, par la poste, à l’Agence du revenu du Canada",
  "form-1040-x": "Formulaire 1040-X, à l’IRS",
};
