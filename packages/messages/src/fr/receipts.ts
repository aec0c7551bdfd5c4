import type { receipts as english } from "../en/receipts";
import type { Translation } from "../translation";

export const receipts: Translation<typeof english> = {
  title: "Vos reçus",
  description: "Tous les reçus que vous avez fait lire, à consulter, à terminer ou à corriger.",
  introduction:
    "Un reçu enregistré peut encore être corrigé. Les vignettes ne sont conservées que sur cet appareil.",
  upload: "Ajouter un reçu",
  notLoaded: "Vos reçus n’ont pas pu être chargés",
  loading: "Chargement de vos reçus…",
  noneFound: "Aucun reçu trouvé",
  showAll: "Afficher tous les reçus",
  none: "Aucun reçu pour le moment",
  takePhoto: "Prenez un reçu en photo\u00A0: ses lignes sont lues pour vous.",
  count: "{receipts, plural, one {# reçu} other {# reçus}}",
  list: "Reçus",
  pages: "Pages de reçus",
  newer: "Plus récents",
  older: "Plus anciens",
  page: "Page {page, number} sur {pages, number}",
  filters: {
    search: "Rechercher",
    searchFor: "Magasin ou article",
    show: "Afficher",
    all: "Tous les reçus",
    draft: "Pas encore enregistrés",
    saved: "Enregistrés",
    year: "Année",
    allYears: "Toutes",
    store: "Magasin",
    allStores: "Tous",
  },
  entry: {
    items: "{items, plural, one {# article} other {# articles}}",
    reopened: "En correction",
    draft: "Pas encore enregistré",
    counted:
      "<amount>{extraCost}</amount> <words>de coût supplémentaire pour {items, plural, one {# article} other {# articles}} dans vos dossiers</words>",
    leave: "Laisser tel quel",
    discard: "Abandonner",
  },
};
