import type { blogStates as english } from "../en/blog-states";
import type { Translation } from "../translation";

export const blogStates: Translation<typeof english> = {
  loadingList: "Chargement des articles du blogue",
  loadingArticle: "Chargement de l’article",
  listFailed: "Impossible de charger les articles du blogue. Veuillez réessayer plus tard.",
  articleFailed: "Impossible de charger l’article. Veuillez réessayer plus tard.",
  retry: "Réessayer",
  onlyInCanada: {
    title: "Cet article ne se trouve que dans l’édition du Canada",
    text: "Il parle de l’Agence du revenu du Canada. Voici les articles pour les États-Unis.",
  },
  onlyInUnitedStates: {
    title: "Cet article ne se trouve que dans l’édition des États-Unis",
    text: "Il parle de l’Internal Revenue Service. Voici les articles pour le Canada.",
  },
};
