import type { HowItWorksCopy } from "./page-copy";

/** The same page in Canadian French, for the Canadian edition (docs/glossary.fr.md). */
export const HOW_IT_WORKS_IN_FRENCH: HowItWorksCopy = {
  title: "Comment ça marche",
  introduction:
    "Du reçu froissé au dossier que demande l’ARC, pour le crédit d’impôt pour frais médicaux de la ligne 33099 ou 33199.",
  steps: [
    {
      title: "Ajoutez un reçu",
      text: "Prenez une photo avec votre téléphone ou choisissez-en une. Pour une lecture réussie\u00A0:",
      points: [
        "Un bon éclairage, sans votre ombre sur le papier",
        "Le reçu en entier, du nom du magasin au total",
        "Bien à plat, sans plis",
        "Le nom du magasin et la date bien lisibles",
      ],
    },
    {
      title: "Vérifiez les produits trouvés",
      text: "Ce qui semble sans gluten est coché. Chaque article est placé à côté d’un produit comparable, avec la différence de prix.",
      points: [
        "Décochez ce qu’aucune personne cœliaque n’a mangé",
        "Corrigez un nom ou un prix d’un seul geste",
        "Inscrivez votre propre prix courant si vous le connaissez mieux",
        "Voyez d’un coup d’œil ce dont la lecture n’était pas certaine",
      ],
    },
    {
      title: "Produisez un rapport fiscal",
      text: "Choisissez l’année d’imposition et téléchargez un fichier CSV pour votre déclaration ou votre comptable.",
      points: [
        "Les totaux par catégorie, et le coût supplémentaire de chaque article",
        "Les colonnes que demande le sommaire de l’ARC",
        "Les frais médicaux à la base de vos crédits d’impôt; les crédits eux-mêmes, celui du Québec compris, se calculent dans vos déclarations",
      ],
    },
  ],
  technologyTitle: "Ce qu’il y a derrière",
  technology: [
    {
      title: "La lecture des reçus par IA",
      text: "Elle déchiffre le papier thermique, les plis et les abréviations, en français et en anglais, et vérifie ses calculs par rapport au total.",
    },
    {
      title: "Le jumelage approximatif",
      text: "Il trouve le produit comparable de PAIN BL SG parmi plus de 1\u00A0000 articles d’épicerie et indique son degré de certitude.",
    },
    {
      title: "Selon les règles de l’ARC",
      text: "Le calcul suit la règle du coût supplémentaire de la Loi de l’impôt sur le revenu, alinéa 118.2(2)r). Conservez les reçus et l’attestation six ans après la fin de l’année d’imposition pour laquelle ils servent.",
    },
  ],
  invitation: {
    text: "Votre prochain reçu est déjà dans votre poche.",
    createAccount: "Créer un compte gratuit",
    upload: "Ajouter votre premier reçu",
  },
};
