import type { grants as english } from "../en/grants";
import type { Translation } from "../translation";

export const grants: Translation<typeof english> = {
  title: "Ce qui peut encore ouvrir votre compte",
  introduction:
    "Tout ceci prend fin avec votre ancien mot de passe. Cochez seulement ce que vous reconnaissez et voulez garder.",
  loading: "Vérification de ce qui peut encore ouvrir votre compte…",
  unknown:
    "Nous n’avons pas pu vérifier ce qui peut encore ouvrir votre compte. Si vous continuez, tout prend fin\u00A0: membres, liens, clés et sessions des autres appareils aussi.",
  since: "Depuis le {day}",
  member: "Garder le membre {name}",
  invitation: "Garder l’invitation de {name}",
  "claim-link": "Garder le lien vers la demande pour {name}",
  "api-key": "Garder la clé d’API «\u00A0{name}\u00A0»",
  "mail-in": "Garder l’adresse pour les reçus par courriel",
  "mail-sender": "Continuer d’accepter les reçus de {name}",
  webhook: "Garder le webhook vers {name}",
  calendar: "Garder l’adresse de votre calendrier",
  passkey: "Garder la clé d’accès «\u00A0{name}\u00A0»",
  "sign-on": "Garder la connexion de {name} par votre organisation",
  "second-factor": "Continuer de demander un code de votre application",
  session: "Garder la session de cet appareil\u00A0: {name}",
};
