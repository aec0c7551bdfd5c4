import type { mailIn as english } from "../en/mail-in";
import type { Translation } from "../translation";

export const mailIn: Translation<typeof english> = {
  title: "Reçus par courriel",
  introduction:
    "Une adresse à vous pour vos reçus\u00A0: envoyez-y une photo ou un PDF, ou transférez-y le courriel d’un magasin. Le reçu devient un brouillon à vérifier, et la réponse arrive à {email}. Le courriel lui-même n’est pas conservé.",
  turnOn: "Activer",
  turnedOn: "Votre adresse est active",
  address: "Votre adresse pour les reçus",
  copy: "Copier",
  copied: "Adresse copiée",
  notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez l’adresse et copiez-la.",
  renew: "Nouvelle adresse",
  renewTitle: "Remplacer l’adresse?",
  renewWords:
    "L’ancienne adresse cesse de fonctionner sur-le-champ. Donnez la nouvelle à qui vous transfère des reçus.",
  renewed: "Vous avez une nouvelle adresse",
  turnOff: "Désactiver",
  turnOffTitle: "Désactiver l’adresse?",
  turnOffWords: "Les courriels à cette adresse ne sont plus pris. Vos brouillons et vos reçus restent.",
  turnedOff: "Votre adresse est désactivée",
  senders: "Qui peut envoyer",
  ownAddress: "{email} (vous)",
  add: "Permettre",
  addLabel: "Permettre une autre adresse",
  addPlaceholder: "recus@epicerie.example",
  added: "{email} peut vous envoyer des reçus",
  remove: "Retirer",
  removeNamed: "Retirer {email}",
  removed: "Les courriels de cette adresse ne sont plus pris",
  mails: "Derniers courriels",
  drafts: "{day}\u00A0: {count, plural, one {1 reçu} other {# reçus}} de {sender}",
  nothing: "{day}\u00A0: aucun reçu trouvé dans un courriel de {sender}",
  tooMany: "{day}\u00A0: un courriel de {sender} dépassait la limite de la journée et n’a pas été pris",
  stranger:
    "{day}\u00A0: un courriel de {sender} n’a pas été pris, parce que l’adresse n’est pas dans votre liste",
  allow: "Permettre {sender}",
  allowed:
    "{email} peut envoyer dès maintenant. Le courriel n’a pas été conservé\u00A0: envoyez-le de nouveau.",
};
