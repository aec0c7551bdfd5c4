import type { review as english } from "../en/review";
import type { Translation } from "../translation";

export const review: Translation<typeof english> = {
  title: "Vérifier le reçu",
  description: "Vérifiez un reçu et enregistrez ses articles sans gluten dans vos dossiers.",
  failedTitle: "Erreur",
  failed: "Les données du reçu n’ont pas pu être chargées. Veuillez réessayer plus tard.",
  back: "Retour à l’ajout de reçus",
  loading: "Chargement de votre reçu…",
  leaving: "Ce reçu n’est pas encore dans vos dossiers.",
  leavingCorrection:
    "Votre correction n’est pas encore dans vos dossiers. Ils gardent ce qui a été enregistré auparavant.",
  save: "Enregistrer le reçu",
  saving: "Enregistrement…",
  saved: "Le reçu est confirmé et ses dépenses sont enregistrées!",
  notSavedTitle: "Erreur",
  notSaved: "Le reçu n’a pas pu être confirmé. Veuillez réessayer.",
  analysis: {
    title: "Analyse du reçu",
    local: "Lecteur intégré (rien n’a quitté ce serveur)",
    openai: "Service de vision par IA",
    readBy: "Lu par",
    version: "Version du lecteur",
    confidence: "Confiance",
    items: "Articles trouvés",
    toCheck: "Lignes à vérifier",
    catalogue: "Catalogue de prix",
    fingerprint: "Empreinte de la photo",
    notStored:
      "La photo elle-même n’est pas conservée. Son empreinte peut montrer qu’une photo que vous gardez est bien celle qui a été lue.",
  },
  standing: {
    selected: "Les articles qui semblent sans gluten ont été cochés d’avance.",
    saved: "Ce reçu figure dans vos dossiers",
    reports: "Aller à vos rapports",
    correct: "Corriger ce reçu",
    savedText: "Ses articles peuvent y être modifiés ou supprimés.",
    notReopened: "Reçu non rouvert",
    correcting: "Vous corrigez un reçu enregistré",
    correctingText:
      "Vos rapports gardent ce qui a été enregistré, jusqu’à ce que vous l’enregistriez de nouveau.",
    leave: "Le laisser tel qu’il a été enregistré",
    notLeft: "Correction non quittée",
  },
  summary: {
    total: "Total\u00A0: ",
    totalNotRead: "Total non lu",
    processed: "Traité",
  },
};
