import type { blog as english } from "../en/blog";
import type { Translation } from "../translation";

export const blog: Translation<typeof english> = {
  name: "Blogue",
  title: "Le blogue de GF Ledger",
  description: {
    ca: "Demander le coût de l’alimentation sans gluten au Canada, ce qu’elle coûte vraiment, et les registres que l’ARC demande.",
    us: "Déduire l’alimentation sans gluten aux États-Unis, ce qu’elle coûte vraiment, et les registres à conserver.",
  },
  none: "Aucun article de blogue.",
  readArticle: "Lire l’article",
  readThis: "Lire l’article\u00A0: {title}",
  tags: "Sujets",
  back: "Retour au blogue",
  published: "Publié le <date></date>",
  publishedAndUpdated: "Publié le <date></date>, mis à jour le <later></later>",
  related: "Articles liés",
  sources: "Sources et références",
  read: ". Lu le {date}.",
  standing: {
    secondary: "Rapporté par d’autres; le document lui-même n’a pas été lu.",
    derived: "Calculé.",
    unconfirmed: "Conseil non confirmé par une administration fiscale.",
  },
  newTab: "(s’ouvre dans un nouvel onglet)",
  notFound: {
    title: "Article introuvable",
    text: "L’article a peut-être été déplacé, ou son adresse a été mal tapée.",
    description: "Il n’y a aucun article à cette adresse.",
  },
};
