import type { discarding as english } from "../en/discarding";
import type { Translation } from "../translation";

export const discarding: Translation<typeof english> = {
  leaveTitle: "Quitter la correction",
  discardTitle: "Abandonner le reçu",
  leave: "Quitter",
  discard: "Abandonner",
  leaveText: "Le reçu reste dans vos dossiers tel qu’il a été enregistré.",
  discardText: "Les lignes lues sur ce reçu sont supprimées. Vos dossiers restent tels quels.",
  undo: "Annuler",
  undoFailed: "L’annulation a échoué",
  pleaseTryAgain: "Veuillez réessayer.",
  discarded: "Reçu abandonné",
  notDiscarded: "Reçu non abandonné",
};
