import type { homeActions as english } from "../en/home-actions";
import type { Translation } from "../translation";

export const homeActions: Translation<typeof english> = {
  start: { upload: "Ajouter un reçu", free: "Commencer gratuitement" },
  tryIt: {
    title: "Essayez avec un reçu, sans compte",
    text: "L’écran où vous vérifiez vos propres reçus, avec un reçu inventé. Rien n’est enregistré.",
    open: "Essayer maintenant",
    close: "Fermer l’exemple",
  },
  plan: {
    upgraded: "Passé à Premium",
    current: "Forfait actuel",
    startPremium: "Commencer avec Premium",
    startFree: "Commencer gratuitement",
    manage: "Gérer l’abonnement",
    upgrade: "Passer à Premium",
  },
};
