import type { importFaults as english } from "../en/import-faults";
import type { Translation } from "../translation";

export const importFaults: Translation<typeof english> = {
  otherCurrency:
    "Ce montant est dans l’autre devise. Laissez la ligne de côté, et importez-la dans l’édition de cette devise.",
  noDate: "Il n’y a pas de date. Laissez la ligne de côté, ou inscrivez sa date dans le fichier.",
  dateOrder:
    "«\u00A0{cell}\u00A0» n’est pas une date dans l’ordre choisi. Choisissez un autre ordre du jour et du mois, ou corrigez-la dans le fichier.",
  dateAhead:
    "Le {date} est dans l’avenir. Vérifiez l’ordre du jour et du mois, ou corrigez la date dans le fichier.",
  amount:
    "«\u00A0{cell}\u00A0» n’est pas un montant lisible. Choisissez l’autre signe décimal, ou corrigez-le dans le fichier.",
  givenBack:
    "L’argent remboursé ne s’importe pas d’un fichier. Laissez la ligne de côté, et corrigez l’achat.",
  quantity: "«\u00A0{cell}\u00A0» n’est pas une quantité supérieure à 0. Corrigez-la dans le fichier.",
  size: "«\u00A0{cell}\u00A0» n’est pas un format avec une unité, comme 400\u00A0g. Ne choisissez aucune colonne pour les formats, ou corrigez-le.",
  noName: "Il n’y a pas de nom de produit. Laissez la ligne de côté, ou inscrivez-le dans le fichier.",
  nameMost: "Veuillez utiliser au plus {most} caractères pour un produit.",
  tooLarge: "Cette quantité donne un montant trop élevé. Vérifiez les deux dans le fichier.",
  noPrice: "Il n’y a pas de prix. Laissez la ligne de côté, ou inscrivez-le dans le fichier.",
};
