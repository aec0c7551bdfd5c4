import type { entryIssues as english } from "../en/entry-issues";
import type { Translation } from "../translation";

export const entryIssues: Translation<typeof english> = {
  dateForm: "Inscrivez une date sous la forme AAAA-MM-JJ, par exemple 2026-03-14",
  quantityNeeded: "Veuillez entrer une quantité supérieure à 0, par exemple 2.",
  quantityTooLarge: "Veuillez entrer une quantité d’au plus 100\u00A0000.",
  priceDate: "Veuillez entrer la date à laquelle vous avez vu ce prix.",
  sizeWithUnit: "Veuillez entrer un format avec son unité, par exemple 675 et g.",
  sizeAndUnit: "Veuillez indiquer un format avec son unité, par exemple 400 et g.",
  sizeNeeded: "Veuillez entrer un format, par exemple 400.",
  sizeAboveZero: "Veuillez entrer un format supérieur à 0.",
  sizeTooLarge: "Veuillez entrer un format inférieur à 1\u00A0000\u00A0000.",
  wholeAddress: "Veuillez inscrire une adresse complète, qui commence par https://.",
  priceInvalid: "Veuillez entrer un nombre positif valide. Au plus {most}.",
  textNeeded: "Veuillez entrer un texte.",
  textTooLong: "Veuillez utiliser au plus {most} caractères.",
};
