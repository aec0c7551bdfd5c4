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
  you: "Vous",
  delete: "Supprimer",
  deleteNamed: "Supprimer le commentaire de {author}",
  failed: "Cela n’a pas fonctionné",
  tryAgain: "Un problème est survenu. Veuillez réessayer.",
};
