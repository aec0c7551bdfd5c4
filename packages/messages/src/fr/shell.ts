import type { shell as english } from "../en/shell";
import type { Translation } from "../translation";

export const shell: Translation<typeof english> = {
  skipToContent: "Aller au contenu",
  navigation: {
    name: "Navigation principale",
    home: "Accueil",
    uploadReceipt: "Ajouter un reçu",
    reports: "Rapports",
    tools: "Outils",
    howItWorks: "Comment ça marche",
    blog: "Blogue",
  },
  account: {
    title: "Compte",
    mySubscription: "Mon abonnement",
    signOut: "Déconnexion",
    signIn: "Connexion",
    startFree: "Compte gratuit",
    notSignedOut: "La déconnexion a échoué",
    tryAgain: "Veuillez réessayer.",
    photosWait: {
      title: "Des photos attendent sur cet appareil",
      count: "Photos qui n’ont pas encore été lues\u00A0:",
      text: "Si vous les gardez, elles restent scellées sur cet appareil jusqu’à votre prochaine connexion ici. Aucun autre compte ne peut les voir ni les envoyer.",
      keep: "Les garder et se déconnecter",
      delete: "Les supprimer et se déconnecter",
      cancel: "Annuler",
    },
  },
  menu: { open: "Ouvrir le menu", name: "Menu", close: "Fermer le menu" },
  region: {
    title: "Région",
    name: "{letters}, région\u00A0: {country}",
    country: { ca: "Canada", us: "États-Unis" },
    choice: { ca: "Canada (ARC)", us: "États-Unis (IRS, en anglais)" },
    current: "Actuelle",
  },
  commands: "Recherche et commandes",
  chat: {
    open: "Clavarder avec Millie",
    close: "Fermer le clavardage",
    notLoaded: "Le clavardage n’a pas pu être chargé",
    tryAgain: "Veuillez réessayer.",
  },
  authority: { ca: "ARC", us: "IRS" },
  footer: {
    tagline:
      "Vos reçus d’épicerie deviennent un rapport fiscal sans gluten. Conçu pour les personnes atteintes de la maladie cœliaque.",
    keepReceipts:
      "Conservez vos reçus papier\u00A0: l’{authority} peut les demander lors d’une vérification. Les images que vous envoyez sont lues et ne sont pas conservées.",
    notAffiliated: "GF Ledger n’est pas affilié à l’{authority}.",
    copyright: "© 2025 GF Ledger. Tous droits réservés.",
    product: { title: "Produit", features: "Fonctions", pricing: "Tarifs", faq: "FAQ", tools: "Outils" },
    resources: {
      title: "Ressources",
      guidelines: "Lignes directrices de l’{authority}",
      products: "Produits sans gluten",
      tax: "Ressources fiscales",
    },
    company: {
      title: "Entreprise",
      about: "À propos",
      blog: "Blogue",
      contact: "Nous joindre",
      terms: "Conditions d’utilisation",
      privacy: "Politique de confidentialité",
    },
    support: { title: "Aide", helpCenter: "Centre d’aide", contactUs: "Nous écrire" },
  },
};
