import type { common as english } from "../en/common";
import type { Translation } from "../translation";

export const common: Translation<typeof english> = {
  tryAgain: "Réessayer",
  close: "Fermer",
  cancel: "Annuler",
  errorTitle: "Erreur",
  wentWrong: "Quelque chose n’a pas fonctionné. Veuillez réessayer.",
  chooseFile: "Choisir un fichier",
  noFile: "Aucun fichier choisi",
  unknownStore: "Magasin inconnu",
  unknownDate: "Date inconnue",
  unknownDevice: "Appareil inconnu",
  browserOn: "{browser} sur {system}",
};
