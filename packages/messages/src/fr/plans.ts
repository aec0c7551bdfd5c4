import type { plans as english } from "../en/plans";
import type { Translation } from "../translation";

export const plans: Translation<typeof english> = {
  features: {
    fewReceipts: "{receipts, number} reçus par mois",
    scanning: "Lecture des reçus par l’IA",
    reports: "Rapports de base, prêts pour l’impôt",
    support: "Aide par l’IA",
    allReceipts: "Reçus illimités",
    advancedScanning: "Lecture avancée par l’IA, plus précise",
    detailedReports: "Rapports détaillés et fichiers CSV",
    prioritySupport: "IA prioritaire, avec aide par courriel",
    suggestions: "Suggestions tirées de la base de produits",
    moneyBack: "Garantie de remboursement de {days, number} jours",
  },
  notes: {
    fewReceipts: "Comptés quand vous en enregistrez un. Essayer ou ignorer ne compte pas.",
    scanning: "Articles, prix, magasin et date. Rien de la photo n’est conservé.",
    reports: "Par année d’imposition, catégorie et article, avec fichier CSV.",
    support: "Millie répond à partir de l’aide du produit et dit d’où vient sa réponse.",
    allReceipts: "Autant que vous en enregistrez, dans la limite de 60 lectures par heure.",
    advancedScanning: "Par un modèle de vision, là où cette installation en a un.",
    visionModel: "Par un modèle de vision configuré ici.",
    noVisionModel:
      "Aucun modèle de vision n’est configuré ici\u00A0: avec Premium, les reçus sont lus par le même lecteur intégré qu’avec le forfait gratuit.",
    detailedReports:
      "Les mêmes rapports et fichiers CSV qu’avec le forfait gratuit, pour chaque reçu de l’année.",
    prioritySupport:
      "{premium, number} photos peuvent attendre leur lecture à la fois, au lieu de {free, number}. Questions par courriel.",
    suggestions:
      "Un produit comparable et son prix, avec la source, pour chaque article, comme avec le forfait gratuit.",
  },
};
