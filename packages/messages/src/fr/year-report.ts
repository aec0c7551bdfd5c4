import type { yearReport as english } from "../en/year-report";
import type { Translation } from "../translation";

export const yearReport: Translation<typeof english> = {
  category: "Catégorie",
  items: "Articles",
  cost: "Coût sans gluten",
  regularCost: "Coût courant",
  deduction: "Montant déductible",
  itemCount: "{count, plural, one {# article} other {# articles}}",
  download: "Télécharger le CSV",
  report: "Le rapport fiscal de {year} en CSV a été téléchargé.",
  products: "Le sommaire des produits de {year} a été téléchargé.",
  failed: "Le téléchargement a échoué",
  failedText: "Un problème est survenu lors de la préparation de votre rapport fiscal.",
};
