import type { photoFaults as english } from "../en/photo-faults";
import type { Translation } from "../translation";

export const photoFaults: Translation<typeof english> = {
  empty: "Le fichier est vide. Veuillez choisir la photo de nouveau.",
  unknown:
    "Nous ne pouvons pas lire cette photo. Veuillez envoyer un fichier JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC ou PDF.",
  damaged:
    "Une partie de la photo manque ou est endommagée. Veuillez l’envoyer de nouveau, ou en prendre une autre.",
  tooLarge: "Le fichier dépasse {most}\u00A0Mo. Veuillez envoyer une photo plus légère.",
  pixels: "La photo a plus de 80 mégapixels. Veuillez en envoyer une de plus faible résolution.",
  text: "Cette photo contient beaucoup plus de texte qu’un reçu. Veuillez envoyer une photo du reçu seul; un long reçu, en plusieurs parties.",
  memory:
    "La lecture de cette photo demande plus de mémoire qu’il n’y en a. Veuillez l’envoyer en JPEG, ou à une plus faible résolution.",
  busy: "Beaucoup de reçus sont en cours de lecture. Veuillez réessayer dans une minute.",
  waiting: "D’autres de vos photos attendent d’être lues. Veuillez envoyer celle-ci quand elles le seront.",
  places:
    "Déjà {places} de vos photos attendent d’être lues, soit autant de places que votre forfait en compte. Veuillez envoyer la suivante quand l’une d’elles sera lue.",
  restart:
    "Le serveur redémarre, et cette photo n’a pas été lue. Veuillez l’envoyer de nouveau dans quelques secondes.",
  timedOut:
    "La lecture de cette photo a pris trop de temps. Veuillez essayer avec une photo plus nette et plus rapprochée du reçu.",
  fault: "La photo n’a pas pu être lue à cause d’une erreur de notre côté. Veuillez réessayer.",
  pages: "Ce PDF a {count} pages. Veuillez envoyer seulement les pages d’un reçu, {most} au plus.",
  visionLate: "Le service de vision n’a pas répondu à temps. Veuillez réessayer.",
  visionKey: "Le service de vision a refusé la clé d’API.",
  visionBusy: "Le service de vision est trop occupé pour l’instant.",
  visionAway: "Le service de vision n’a pas pu être atteint.",
  visionFailed: "Le service de vision n’a pas réussi à lire le reçu.",
  visionUnclear: "La réponse du service de vision n’a pas pu être comprise.",
  visionDeclined: "Le service de vision a refusé de lire cette image.",
  visionCut: "La réponse du service de vision a été coupée.",
};
