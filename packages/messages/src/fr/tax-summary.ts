import type { taxSummary as english } from "../en/tax-summary";
import type { Translation } from "../translation";

export const taxSummary: Translation<typeof english> = {
  title: "Sommaire fiscal",
  description: "Le total de vos achats sans gluten, par catégorie et par année d’imposition.",
  introduction:
    "Le coût supplémentaire des aliments sans gluten, par catégorie, pour {edition, select, us {l’IRS} other {l’ARC}}.",
  taxYear: "Année d’imposition",
  loadingYears: "Chargement de vos années d’imposition…",
  reminder: {
    title: "Rappel\u00A0: documents à conserver pour {edition, select, us {l’IRS} other {l’ARC}}",
    ca: "L’ARC exige que vous conserviez le reçu original, papier ou numérique, de chaque achat que vous incluez dans votre demande, pendant {years, number} ans à compter de la fin de l’année d’imposition pour laquelle il sert. Les photos que vous ajoutez ici sont lues et ne sont pas conservées.",
    us: "L’IRS exige que vous conserviez le reçu original, papier ou numérique, de chaque achat que vous incluez dans votre demande, pendant {years, number} ans à compter du jour où vous produisez votre déclaration. Les photos que vous ajoutez ici sont lues et ne sont pas conservées.",
  },
  categories: {
    retry: "Réessayer",
    notLoaded:
      "Un problème est survenu lors du chargement de votre rapport fiscal. Veuillez réessayer plus tard.",
    loading: "Chargement de votre rapport fiscal…",
    none: "Aucune donnée",
    noneText: "Vos dossiers ne contiennent aucun achat sans gluten pour {year}.",
    upload: "Ajouter un reçu",
    title: "{year} par catégorie",
    caption: "Coût supplémentaire par catégorie, {year}",
    total: "Total général",
  },
  products: {
    title: "{year} par produit",
    why: {
      ca: "L’ARC demande un sommaire de chaque produit acheté dans l’année. Le voici\u00A0: conservez-le avec vos reçus et l’attestation du professionnel de la santé.",
      us: "Ce que chaque produit a coûté de plus que son équivalent courant. Conservez-le avec vos reçus et le diagnostic, à l’appui du montant de l’annexe A (Schedule A).",
    },
    download: "Télécharger le sommaire",
    more: "Afficher {count, number} autres produits",
    averages:
      "Les moyennes valent pour une unité et sont arrondies au cent; le montant est ce qui a été payé, moins ce que le produit courant aurait coûté sur toute l’année, jamais moins de 0, tel qu’il figure dans votre rapport pour {edition, select, us {l’IRS} other {l’ARC}}.",
    caption: "Demande par produit, {year}",
    headings: {
      ca: {
        product: "Produit alimentaire",
        number: "Nombre de produits achetés",
        regular: "Coût moyen du produit avec gluten",
        glutenFree: "Coût moyen du produit sans gluten",
        incremental: "Coût supplémentaire",
        amount: "Montant à demander",
      },
      us: {
        product: "Produit",
        number: "Nombre acheté",
        regular: "Coût moyen avec gluten",
        glutenFree: "Coût moyen sans gluten",
        incremental: "Coût supplémentaire",
        amount: "Montant à demander",
      },
    },
    total: "Total",
    averageCosts: "{glutenFree}, avec gluten {regular}",
  },
  checks: {
    noCounterpart: "Aucun produit comparable.",
    notCompared: "Format non comparé.",
    estimated: "Prix courant estimé.",
    eaterOf: "pour {name}",
    sharesDiffer: "parts variables",
    part: "{percent} du produit",
    paid: "payé {paid}, comparé à {compared}",
    tax: "taxes de {tax} et de {regularTax}",
    perMeasure: "{price} pour {measure}, avec gluten {regular}",
    onePiece: "1\u00A0unité",
  },
  nobody: "Rien n’est encore demandé\u00A0: <people>dites qui mange les aliments sans gluten</people>.",
  tax: {
    label: "Compter les taxes de vente des deux côtés",
    text: "Les taxes sur ces achats sont de {tax}, et de {regularTax} au même taux sur les prix courants. Elles {counted, select, yes {sont comptées} other {ne sont pas comptées}} dans les montants ci-dessus.",
    failed: "La mise à jour a échoué",
    unknown: "Erreur inconnue",
  },
  restsOn: {
    title: "Ce sur quoi reposent les prix courants",
    evidence: "Prix vus ou fixés par vous",
    catalogue: "Moyennes publiées",
    estimates: "Estimations",
  },
  lookUp: {
    title: "Prix courants à chercher en premier",
    warning: "Plus du quart de cette demande repose sur des estimations",
    text: "Une estimation divise le prix sans gluten\u00A0: elle prouve donc peu. Cherchez d’abord ces prix courants, les plus gros montants en tête\u00A0:",
    entry: "{product}\u00A0: {amount} ({why, select, estimate {estimé} other {format non comparé}})",
  },
  information: {
    title: "Renseignements fiscaux",
    cost: "Le coût supplémentaire, soit le prix sans gluten moins le prix d’un produit courant comparable, peut être demandé comme frais médicaux.",
    diagnosis: "Un diagnostic de maladie cœliaque posé par un professionnel de la santé est exigé.",
    keep: {
      ca: "Les reçus et l’attestation du diagnostic doivent être conservés pendant {years, number} ans à compter de la fin de l’année d’imposition pour laquelle ils servent. Ils ne sont pas envoyés avec la déclaration.",
      us: "Les reçus et l’attestation du diagnostic doivent être conservés pendant {years, number} ans à compter du jour où vous produisez votre déclaration. Ils ne sont pas envoyés avec la déclaration.",
    },
    where: {
      ca: "Le coût supplémentaire s’inscrit à la ligne 33099 (vous, votre époux ou conjoint de fait et vos enfants de moins de 18 ans le 31 décembre) ou à la ligne 33199 (autres personnes à charge, chacune avec son propre seuil), avec vos autres frais médicaux.",
      us: "Le coût supplémentaire s’inscrit à l’annexe A (Schedule A) avec vos autres frais médicaux; seul ce qui dépasse 7,5\u00A0% de votre revenu brut rajusté est déduit.",
    },
    guidelines: "Les frais médicaux sur le site de {edition, select, us {l’IRS} other {l’ARC}}",
    estimates:
      "Ce sont des estimations pour vous aider à préparer une demande, et non un conseil fiscal ou médical.",
  },
};
