import type { claimComments as english } from "../en/claim-comments";
import type { Translation } from "../translation";

export const claimComments: Translation<typeof english> = {
  title: "Commentaires",
  introduction:
    "Visibles pour toutes les personnes qui peuvent utiliser ces dossiers; absents des documents de la demande.",
  text: "Votre commentaire",
  add: "Commenter",
  none: "Aucun commentaire pour le moment.",
  list: "Commentaires sur cette demande",
  about: "à propos de {item}",
  aboutItem: "À propos de {item}",
  openCount: "{count, plural, one {# en suspens} other {# en suspens}}",
  done: "Réglé",
  settle: "Marquer comme réglé",
  settleNamed: "Marquer comme réglé\u00A0: le commentaire de {author}",
  reopen: "Rouvrir",
  reopenNamed: "Rouvrir\u00A0: le commentaire de {author}",
  answer: "Répondre",
  answerNamed: "Répondre au commentaire de {author}",
  aboutClaim: "À propos de toute la demande",
  ofItem: "Commentaires sur {name}{count, plural, =0 {} one {, # en suspens} other {, # en suspens}}",
  noneOfItem: "Aucun commentaire sur cet article pour le moment.",
  noClaim: "Les commentaires accompagnent une demande, et il n’y en a pas encore pour {year}.",
  toClaim: "Votre demande",
  close: "Fermer",
  you: "Vous",
  delete: "Supprimer",
  deleteNamed: "Supprimer le commentaire de {author}",
  failed: "Cela n’a pas fonctionné",
  tryAgain: "Un problème est survenu. Veuillez réessayer.",
};
