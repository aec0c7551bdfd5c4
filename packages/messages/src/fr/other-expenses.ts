import type { otherExpenses as english } from "../en/other-expenses";
import type { Translation } from "../translation";

export const otherExpenses: Translation<typeof english> = {
  title: "Autres frais médicaux",
  introduction:
    "Dentiste, lunettes, médicaments d’ordonnance\u00A0: ils comptent dans les douze meilleurs mois et dans la valeur.",
  add: "Ajouter des frais",
  change: "Modifier ces frais",
  list: "Autres frais médicaux",
  none: "Aucuns frais pour le moment.",
  what: "À quoi ils ont servi",
  enterWhat: "Dites à quoi ces frais ont servi",
};
