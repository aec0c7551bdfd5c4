import type { yearReport as english } from "../en/year-report";
import type { Translation } from "../translation";

export const yearReport: Translation<typeof english> = {
  category: "Catégorie",
  items: "Articles",
  cost: "Coût sans gluten",
  regularCost: "Coût courant",
  deduction: "Montant déductible",
  deductionNote: {
    ca: "«\u00A0Montant déductible\u00A0» désigne le coût supplémentaire, qui constitue des frais médicaux. Au Canada, il donne droit à un crédit non remboursable, calculé dans votre déclaration\u00A0: ce n’est ni une déduction ni un remboursement.",
    us: "«\u00A0Montant déductible\u00A0» désigne le coût supplémentaire. Il ne réduit votre impôt que parmi les frais médicaux détaillés qui dépassent 7,5\u00A0% du revenu brut rajusté.",
  },
  itemCount: "{count, plural, one {# article} other {# articles}}",
  download: "Télécharger le CSV",
  ledger: "Pour la comptabilité",
  hledger: "Journal de hledger",
  qif: "Fichier de Quicken (QIF)",
  report: "Le rapport fiscal de {year} en CSV a été téléchargé.",
  books: "Les articles de {year} ont été téléchargés pour la comptabilité.",
  products: "Le sommaire des produits de {year} a été téléchargé.",
  failed: "Le téléchargement a échoué",
  failedText: "Un problème est survenu lors de la préparation de votre rapport fiscal.",
};
