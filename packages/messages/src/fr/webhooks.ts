import type { webhooks as english } from "../en/webhooks";
import type { Translation } from "../translation";

export const webhooks: Translation<typeof english> = {
  title: "Webhooks (avis automatiques)",
  introduction:
    "Une de vos adresses apprend ce qui se passe ici, au moment même, sans qu’un script ait à le demander. Les messages contiennent des identifiants et des montants, jamais de photo ni de nom.",
  url: "Adresse",
  example: "https://exemple.org/webhooks",
  urlNeeded: "Veuillez inscrire une adresse complète, qui commence par https://.",
  events: "Ce qui lui est signalé",
  eventNeeded: "Veuillez choisir ce qui doit être signalé.",
  event: {
    receiptRead: "Un reçu a été lu",
    receiptSaved: "Un reçu a été enregistré",
    lineItemChanged: "Des articles ont changé",
    claimFiled: "Une demande a été produite",
    accountExported: "Vos données ont été téléchargées",
  },
  make: "Créer un webhook",
  shownOnce: "Le secret du webhook, affiché cette seule fois",
  copy: "Copier le secret",
  copied: "Copié",
  notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez le secret et copiez-le.",
  paused: "En pause",
  pausedText: "Des messages ne sont pas arrivés. Dès qu’un message renvoyé arrive, le webhook reprend.",
  reached: "{reached, select, yes {Joint pour la dernière fois le {at}} other {Rien n’est encore arrivé}}",
  log: "Journal<hidden> de {url}</hidden>",
  delete: "Supprimer<hidden> {url}</hidden>",
  deleteShort: "Supprimer",
  deleteTitle: "Supprimer ce webhook?",
  deleteText: "Plus rien n’est envoyé à cette adresse, et son journal disparaît avec lui.",
  deleted: "Le webhook est supprimé",
  messages: "Messages envoyés",
  nothingTold: "Rien ne lui a encore été signalé.",
  message:
    "{event}, {at}\u00A0: {status, select, delivered {arrivé} failed {abandonné} other {en attente}}{attempts, plural, =0 {.} one { après un essai.} other { après # essais.}}",
  outcome:
    "{outcome, select, delivered {État {status}.} answer_too_long {État {status}; la réponse a été coupée.} redirected {Réponse par une redirection, qui n’est pas suivie.} gone {Le destinataire dit qu’il ne prend plus de messages.} timed_out {Pas de réponse en dix secondes.} address_not_allowed {Son nom mène à un réseau privé.} address_unknown {Son nom est inconnu.} certificate_wrong {Son certificat n’est pas digne de confiance.} clock_differs {Refus avec l’état {status}\u00A0: son horloge et la nôtre ont plus de cinq minutes d’écart.} secret_unreadable {Le secret n’est plus lisible\u00A0: supprimez le webhook et créez-le de nouveau.} not_reached {Le destinataire est injoignable.} other {Refus avec l’état {status}.}}",
  sendAgain: "Renvoyer",
  sentAgain: "Le message est renvoyé",
};
