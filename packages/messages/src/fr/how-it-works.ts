import type { howItWorks as english } from "../en/how-it-works";
import type { Translation } from "../translation";

export const howItWorks: Translation<typeof english> = {
  title: "Comment ça marche",
  introduction: {
    ca: "Du reçu froissé au dossier que demande l’ARC, pour le crédit d’impôt pour frais médicaux de la ligne 33099 ou 33199.",
    us: "Du reçu froissé au dossier pour l’IRS, à l’appui de vos déductions médicales détaillées de l’annexe A (Schedule A).",
  },
  upload: {
    title: "Ajoutez un reçu",
    text: "Prenez une photo avec votre téléphone ou choisissez-en une. Pour une lecture réussie\u00A0:",
    points: {
      light: "Un bon éclairage, sans votre ombre sur le papier",
      whole: "Le reçu en entier, du nom du magasin au total",
      flat: "Bien à plat, sans plis",
      named: "Le nom du magasin et la date bien lisibles",
    },
  },
  verify: {
    title: "Vérifiez les produits trouvés",
    text: "Ce qui semble sans gluten est coché. Chaque article est placé à côté d’un produit comparable, avec la différence de prix.",
    points: {
      untick: "Décochez ce qu’aucune personne cœliaque n’a mangé",
      correct: "Corrigez un nom ou un prix d’un seul geste",
      price: "Inscrivez votre propre prix courant si vous le connaissez mieux",
      unsure: "Voyez d’un coup d’œil ce dont la lecture n’était pas certaine",
    },
  },
  report: {
    title: "Produisez un rapport fiscal",
    text: {
      ca: "Choisissez l’année d’imposition et téléchargez un fichier CSV pour votre déclaration ou votre comptable.",
      us: "Choisissez l’année d’imposition et téléchargez un fichier CSV pour l’annexe A (Schedule A) ou pour la personne qui prépare votre déclaration.",
    },
    points: {
      ca: {
        totals: "Les totaux par catégorie, et le coût supplémentaire de chaque article",
        detail: "Les colonnes que demande le sommaire de l’ARC",
        claim:
          "Les frais médicaux à la base de vos crédits d’impôt; les crédits eux-mêmes, celui du Québec compris, se calculent dans vos déclarations",
      },
      us: {
        totals: "Les totaux par catégorie, et l’excédent de coût de chaque article",
        detail: "Les articles sans produit comparable, que des associations comptent en entier",
        claim:
          "Le montant qui s’ajoute à vos autres frais médicaux au-dessus de 7,5\u00A0% du revenu brut rajusté",
      },
    },
  },
  technologyTitle: "Ce qu’il y a derrière",
  technology: {
    reading: {
      title: "La lecture des reçus par IA",
      text: {
        ca: "Elle déchiffre le papier thermique, les plis et les abréviations, en français et en anglais, et vérifie ses calculs par rapport au total.",
        us: "Elle déchiffre le papier thermique, les plis et les abréviations, et vérifie ses calculs par rapport au total.",
      },
    },
    matching: {
      title: "Le jumelage approximatif",
      text: "Il trouve le produit comparable de PAIN BL SG parmi plus de 1\u00A0000 articles d’épicerie et indique son degré de certitude.",
    },
    rules: {
      title: {
        ca: "Selon les règles de l’ARC",
        us: "Selon les règles de l’IRS",
      },
      text: {
        ca: "Le calcul suit la règle du coût supplémentaire de la Loi de l’impôt sur le revenu, alinéa 118.2(2)r). Conservez les reçus et l’attestation six ans après la fin de l’année d’imposition pour laquelle ils servent.",
        us: "Le calcul suit la règle de l’excédent de coût de la Tax Court (Randolph) et de la lettre d’information 2011-0035 de l’IRS. Conservez les reçus et le diagnostic trois ans à compter du jour où vous produisez votre déclaration.",
      },
    },
  },
  invitation: {
    text: "Votre prochain reçu est déjà dans votre poche.",
    createAccount: "Créer un compte gratuit",
    upload: "Ajouter votre premier reçu",
  },
};
