import type { failures as english } from "../en/failures";
import type { Translation } from "../translation";

export const failures: Translation<typeof english> = {
  foreignOrigin: "Cet appel doit venir des pages mêmes du produit.",
  zipWanted: "Veuillez envoyer le fichier ZIP comme application/zip.",
  tooManyCalls: "Au plus {most} appels peuvent être envoyés à la fois.",
  photoAlone: "Un appel qui porte une photo ou un fichier s’envoie seul.",
  signInAlone: "Les appels d’ouverture de session ne se groupent pas. Veuillez envoyer chacun séparément.",
  keyNotValid: "Cette clé d’API n’est pas valide. Elle a peut-être été révoquée, ou elle est expirée.",
  signInFirst: "Veuillez d’abord ouvrir une session.",
  notByKey: "Une clé d’API ne peut pas faire cela. Veuillez ouvrir une session sur le site.",
  keyMayNotRead:
    "Cette clé d’API ne permet pas de lire. Créez-en une qui le permet sur la page de votre compte.",
  keyMayNotWrite:
    "Cette clé d’API permet seulement de lire. Créez-en une qui permet d’écrire sur la page de votre compte.",
  plainJson: "Cet appel prend du JSON simple\u00A0: ni dates, ni grands nombres, ni tables, ni ensembles.",
  recordsAway:
    "Vos données ne peuvent pas être atteintes pour l’instant. Ce que vous avez enregistré est en sûreté; veuillez réessayer dans quelques secondes.",
  recordsChanging:
    "Vos données passent à un autre serveur. Ce que vous avez enregistré est en sûreté; veuillez réessayer dans quelques secondes.",
  recordsFull:
    "Il n’y a plus de place pour enregistrer quoi que ce soit pour l’instant. Ce que vous avez enregistré est en sûreté; veuillez réessayer plus tard.",
  noSuchCall: "Cet appel n’existe pas.",
  unreadable: "La demande n’a pas pu être lue.",
  wrongMethod: "Cet appel n’accepte pas cette méthode.",
  internal: "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  invalidInput: "Entrée non valide.",
  tooLarge: "La demande est trop volumineuse. Au plus {most} sont acceptés ici.",
  tooLargeBesidePhoto: "La demande est trop volumineuse. Au plus {most} sont acceptés en plus de la photo.",
  kilobytes: "{count}\u00A0Ko",
  megabytes: "{count}\u00A0Mo",
  notUtf8: "La demande n’a pas pu être lue\u00A0: son texte n’est pas de l’UTF-8 valide.",
  jsonOrPhoto:
    "Veuillez envoyer du JSON (application/json), la photo elle-même (image/*) ou un formulaire dont la photo est le fichier.",
  jsonOnly: "Veuillez envoyer du JSON, avec l’en-tête Content-Type\u00A0: application/json.",
  notText: "La demande contient des caractères qui ne sont pas du texte.",
  formUnreadable: "Le formulaire n’a pas pu être lu. Veuillez l’envoyer de nouveau.",
  onePhoto: "Veuillez envoyer une seule photo, avec ses quelques champs et rien d’autre.",
  imageNeeded: "Veuillez d’abord choisir une image.",
  tooDeep: "La demande est imbriquée trop profondément.",
  tooManyValues: "La demande contient trop de valeurs.",
  fieldNotAllowed: "La demande contient un nom de champ qui n’est pas permis.",
  notJson: "La demande n’est pas du JSON valide.",
  notObject: "La demande doit être un objet JSON.",
  calendarEnded: "Ce calendrier n’existe pas. Créez une nouvelle adresse à la page de votre compte.",
  mailInOff:
    "Cette installation ne reçoit pas de courriels ici\u00A0: INBOUND_MAIL_DOMAIN et INBOUND_MAIL_SECRET ne sont pas définis.",
  mailNotSigned:
    "Ce courriel n’est pas signé avec le secret de cette installation, ou sa signature est périmée ou a servi pour un autre courriel.",
  mailLater: "Les reçus de ce courriel n’ont pas pu être lus pour l’instant. Veuillez le livrer de nouveau.",
  photosArriving: "Trop de photos arrivent en même temps. Veuillez réessayer dans un instant.",
  photosAtOnce:
    "Au plus {most} photos peuvent être envoyées à la fois. Veuillez attendre que l’une d’elles soit arrivée.",
  addressUnreadable: "L’adresse de cet appel n’a pas pu être lue.",
  ownerAlone:
    "Seule la personne à qui ces dossiers appartiennent peut faire cela. Revenez à vos propres dossiers pour modifier votre compte.",
  confirmFirst:
    "Veuillez confirmer que c’est bien vous\u00A0: avec votre mot de passe, une clé d’accès ou un code envoyé par courriel. Réessayez ensuite.",
  preparerReads:
    "Vous consultez ces dossiers pour les préparer\u00A0: vous pouvez les lire et commenter la demande. Demandez à la personne à qui ils appartiennent de les modifier.",
  keyOfYear:
    "Cette clé d’API ne vaut que pour {year}. Créez-en une pour toutes les années dans votre compte.",
};
