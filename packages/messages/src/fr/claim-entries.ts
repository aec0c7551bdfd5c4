import type { claimEntries as english } from "../en/claim-entries";
import type { Translation } from "../translation";

export const claimEntries: Translation<typeof english> = {
  change: "Modifier",
  remove: "Retirer",
  save: "Enregistrer",
  saved: "Enregistré",
  removed: "Retiré",
  undo: "Annuler",
  removeTitle: "Retirer cette entrée?",
  removeText:
    "{what}, {amount}. Elle ne compte plus dans votre demande; on conserve qui l’a retirée et à quel moment.",
  date: "Jour",
  amount: "Montant",
  currency: "Devise",
  currencies: { CAD: "Dollars canadiens", USD: "Dollars américains" },
  person: "Pour qui",
  outside: "Hors de la période",
  enterDate: "Indiquez une date",
  enterAmount: "Indiquez un montant supérieur à 0, par exemple 12,50",
  enterOtherThanZero: "Indiquez un montant autre que 0, par exemple -12,50",
};
