import type { home as english } from "../en/home";
import type { Translation } from "../translation";

export const home: Translation<typeof english> = {
  hero: {
    howItWorks: "Comment ça marche",
    offer:
      "{receipts, number} reçus par mois, gratuitement. Aucune carte requise. Ou <try>essayez sans compte</try>.",
  },
  features: {
    title: "La paperasse, faite dès la caisse",
    reading: {
      title: "Lit la photo pour vous",
      text: "Froissé, plié ou pâle\u00A0: les articles, les prix, les rabais, le magasin et la date sont tirés de la photo en quelques secondes, et tout ce qui est douteux est signalé.",
    },
    finding: {
      title: "Reconnaît ce qui est sans gluten",
      text: "«\u00A0GF\u00A0», «\u00A0gluten free\u00A0», «\u00A0sans gluten\u00A0» et les marques que vous achetez sont repérés et cochés, chacun avec sa raison. Vous décidez.",
    },
    prices: {
      title: "Trouve le prix courant",
      text: "Plus de 1\u00A0000 articles d’épicerie courants donnent à chaque produit un produit comparable. Là où aucun ne convient, une estimation par catégorie le remplace, ou votre propre prix.",
    },
    year: {
      title: "Fait le total de l’année",
      text: "Un rapport par année d’imposition, par catégorie et par article, avec un fichier CSV que votre comptable peut ouvrir.",
    },
    photos: {
      title: "Ne garde pas vos photos",
      text: "Les images sont lues, puis oubliées, jamais conservées. Vos données peuvent être téléchargées ou supprimées quand vous le voulez.",
    },
    questions: {
      title: "Répond aux questions",
      text: "Millie, l’assistante à base d’IA, connaît le produit et les règles fiscales publiques, et dit d’où vient sa réponse.",
    },
  },
  steps: {
    title: "Trois étapes, environ une minute",
    upload: {
      title: "Ajoutez votre reçu",
      text: "Prenez-le en photo au magasin ou déposez une photo à la maison. Posez-le à plat, bien éclairé, avec le nom du magasin et la date visibles.",
    },
    verify: {
      title: "Vérifiez les résultats",
      text: "Voyez chaque article sans gluten à côté de son produit comparable. Décochez, renommez, entrez votre propre prix\u00A0: la différence suit.",
    },
    report: {
      title: "Produisez votre rapport fiscal",
      text: "À la saison des impôts, choisissez l’année et téléchargez un fichier CSV avec chaque article, sa catégorie et le total pour l’{authority}.",
    },
    pictures: {
      matched: "Comparé à\u00A0: {product}",
      price: "Prix SG",
      regular: "Courant",
      difference: "Différence",
      year: "Un an de tels reçus",
      total: "Total",
    },
  },
  inUse: {
    title: "Voyez-le à l’œuvre",
    checking: {
      title: "Chaque montant à côté de la photo d’où il vient",
      text: "Pointez un article, et sa ligne s’illumine sur le reçu. Ce qui a été trouvé est coché, avec la raison et le produit courant auquel il est comparé. Enregistrez quand tout est juste.",
      alt: "La page d’ajout\u00A0: la photo d’un reçu et, à côté, chaque article avec son prix sans gluten, son prix courant et la différence.",
    },
    reports: {
      title: "Une année que l’{authority} peut suivre",
      text: "Les totaux, les catégories et les mois d’une année d’imposition, jusqu’à la ligne imprimée. C’est ici une année de reçus d’exemple; la vôtre commence à la première photo.",
      alt: "La page des rapports\u00A0: les totaux d’une année et le coût supplémentaire de chaque catégorie.",
    },
  },
  pricing: {
    title: "Des tarifs simples",
    text: "Commencez gratuitement, et passez à Premium quand cinq reçus par mois ne suffisent plus.",
    guarantee: "Premium comporte une garantie de <together>remboursement</together> de {days, number} jours.",
    free: "Gratuit",
    premium: "Premium",
    perMonth: "par mois",
    perYear: "{currency} par année, environ {monthly} par mois",
  },
  compliance: {
    read: { ca: "Lire le guide RC4065 de l’ARC", us: "Lire la publication 502 de l’IRS (en anglais)" },
  },
  faq: { title: "Questions fréquentes", sources: "Où les chiffres de ces réponses ont été lus" },
  illustration: {
    caption:
      "Exemple\u00A0: un reçu de {items, number} articles, dont {glutenFree, number} sans gluten. Ensemble, ils coûtent {extra} de plus que les produits comparables.",
    found: "{glutenFree, number} articles sur {items, number}",
    total: "TOTAL",
    claim: "Vous pouvez demander",
  },
};
