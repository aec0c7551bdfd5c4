import type { diagnostics as english } from "../en/diagnostics";
import type { Translation } from "../translation";

export const diagnostics: Translation<typeof english> = {
  outbox: {
    title: "Boîte d’envoi",
    description: "Courriels gardés ici tant qu’aucun serveur de courriel n’est configuré.",
    why: "Aucun serveur de courriel n’est configuré\u00A0: les courriels sont gardés ici au lieu d’être envoyés.",
    refresh: "Actualiser",
    notRead: "La boîte d’envoi n’a pas pu être lue.",
    tryAgain: "Veuillez réessayer.",
    empty: "Aucun courriel pour le moment",
    first: "Demandez un lien de connexion par courriel\u00A0: il apparaîtra ici.",
    addressed: "À <address></address> · <sent></sent>",
    text: "Afficher le texte",
    none: "Il n’y a pas de boîte d’envoi ici.",
  },
  signIn: {
    title: "Diagnostic de la connexion",
    description: "Ce que ce navigateur sait de la personne connectée.",
    state: "État",
    token: "Jeton conservé",
    noToken: "Aucun jeton dans localStorage",
    check: "Vérifier la connexion",
    clear: "Effacer le jeton",
    example: "Mettre un jeton d’exemple",
    home: "Retour à l’accueil",
    upload: "Aller à la page d’ajout de reçus",
    error: "Erreur",
    storageForbidden:
      "Ce navigateur ne permet pas à la page de conserver quoi que ce soit. Veuillez le permettre et réessayer.",
  },
  mail: {
    title: "Essai de courriel",
    description: "Envoyez un courriel d’essai.",
    email: "Courriel",
    send: "Envoyer un courriel d’essai",
    sending: "Envoi du courriel d’essai…",
    success: "Envoyé",
    error: "Erreur",
    sent: "Le courriel a été envoyé",
    unknown: "Une erreur inconnue s’est produite",
    notSent: "Le courriel n’a pas pu être envoyé",
  },
};
