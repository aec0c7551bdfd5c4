import type { smallPages as english } from "../en/small-pages";
import type { Translation } from "../translation";

export const smallPages: Translation<typeof english> = {
  unsubscribe: {
    title: "Arrêter les rappels",
    description: "Arrêtez les rappels de GF Ledger à la saison des impôts.",
    otherMail: "Les courriels au sujet de vos connexions et de votre abonnement continuent d’arriver.",
    text: "Chaque février, GF Ledger vous rappelle que votre rapport fiscal est prêt. Vous pouvez arrêter ces rappels ici et les reprendre sur la page de votre compte.",
    notStopped: "Les rappels n’ont pas été arrêtés",
    wentWrong: "Une erreur s’est produite. Veuillez réessayer.",
    stop: "Arrêter ces rappels",
  },
  offline: {
    title: "Vous êtes hors ligne",
    description: "GF Ledger a besoin d’un réseau pour cette page.",
    text: "Cette page a besoin d’un réseau. Vous pouvez quand même prendre vos reçus en photo\u00A0: les photos restent sur cet appareil et sont lues dès que vous êtes de nouveau en ligne.",
    takePicture: "Prendre une photo",
    again: "Réessayer",
  },
  missing: {
    title: "Page introuvable",
    description: "Il n’y a pas de page à cette adresse.",
    text: "Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée.",
    forDevelopers: "Avez-vous oublié d’ajouter la page au routeur?",
    home: "Retour à l’accueil",
    blog: "Lire le blogue",
  },
  apiDocs: {
    title: "L’API",
    description:
      "Chaque appel de l’API de GF Ledger, avec ses formes, ses erreurs et des exemples, à lire et à essayer (en anglais).",
    document: "Le document lui-même est à l’adresse <address>/api/openapi.json</address>.",
  },
};
