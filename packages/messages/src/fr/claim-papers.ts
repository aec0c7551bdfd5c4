import type { claimPapers as english } from "../en/claim-papers";
import type { Translation } from "../translation";

export const claimPapers: Translation<typeof english> = {
  title: "Documents",
  text: "Ce que vous remettez quand on vous le demande\u00A0: un rapport, un classeur dont les totaux se recalculent, et un ZIP qui contient les deux, les fichiers CSV et une liste de vérification.",
  zip: "Tout en ZIP",
  pdf: "Rapport en PDF",
  xlsx: "Classeur XLSX",
  downloaded: "Le fichier {file} a été téléchargé.",
  failed: "Échec du téléchargement",
  failedText: "Le document n’a pas pu être préparé. Veuillez réessayer.",
  photos: {
    title: "Ajouter vos photos",
    text: "Choisissez le dossier des photos de vos reçus. Votre navigateur trouve celles de cette demande et les range dans le ZIP, nommées par date et par magasin. Elles ne sont pas téléversées.",
    folder: "Dossier des photos de vos reçus",
    choose: "Choisir le dossier",
    looking: "Recherche de vos photos",
    failed: "Aucun ZIP n’a été créé",
    tooLarge:
      "Les photos sont trop volumineuses pour un seul fichier ZIP. Choisissez un dossier qui en contient moins.",
    notSecure:
      "Votre navigateur ne compare des photos que par une connexion sécurisée. Ouvrez cette page par https.",
    found: "{count, plural, one {# photo ajoutée} other {# photos ajoutées}} au ZIP",
    alike:
      "{count, plural, one {# photo trouvée} other {# photos trouvées}} d’après l’aspect du reçu, avec une mention à cet effet\u00A0: le fichier n’est pas celui qui a été envoyé.",
    missing: "Introuvables dans ce dossier\u00A0:",
    looksTheSame: "même aspect",
    listed: "Photos ajoutées\u00A0: {count}",
    notFound: "Photos introuvables\u00A0: {count}",
  },
};
