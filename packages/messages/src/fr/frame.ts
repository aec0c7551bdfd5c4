import type { frame as english } from "../en/frame";
import type { Translation } from "../translation";

export const frame: Translation<typeof english> = {
  show: "Afficher<rest>\u00A0: {label}</rest>",
  notifications: "Notifications (F8)",
  dismiss: "Fermer la notification",
  sample: {
    notAvailable: "Exemple non disponible",
    notLoaded: "Le reçu d’exemple n’a pas pu être chargé. Veuillez réessayer.",
  },
  failed: {
    title: "Cette page n’a pas pu être affichée",
    text: "Une partie n’est pas arrivée ou a échoué ici. Ce que vous avez enregistré est en sûreté. Veuillez réessayer.",
    again: "Réessayer",
    home: "Retour à l’accueil",
  },
};
