import type { claim as english } from "../en/claim";
import type { Translation } from "../translation";

export const claim: Translation<typeof english> = {
  title: "Votre demande",
  description:
    "Ce qui est fait et ce qui reste à faire pour votre année d’imposition, et ce que vaut votre demande.",
  introduction: "Ce qui est fait pour une année d’imposition, ce qui reste à faire et le montant obtenu.",
  taxYear: "Année d’imposition",
  loadingYears: "Chargement de vos années d’imposition…",
  notLoaded: "Votre demande n’a pas pu être chargée",
  loading: "Chargement de votre demande…",
  summing: "Calcul de votre demande…",
  begin: {
    title: "Pas encore de demande pour {year}",
    text: "Elle reprend ce que vous avez enregistré, dit ce qui reste à faire et demeure une ébauche jusqu’à ce que vous la produisiez.",
    action: "Commencer la demande pour {year}",
  },
  now: {
    soFar: "{items, plural, one {# article} other {# articles}} jusqu’ici dans la demande pour {year}",
    worth:
      "Frais pour aliments sans gluten; avec vos autres frais médicaux, la demande vaut {amount}\u00A0: c’est une estimation.",
    upTo: "Frais pour aliments sans gluten; avec vos autres frais médicaux, la demande vaut jusqu’à {amount}\u00A0: c’est une estimation.",
    deduction:
      "Frais pour aliments sans gluten; avec vos autres frais médicaux, la demande retranche {amount} de votre revenu imposable\u00A0: c’est une estimation.",
    unknown:
      "Frais pour aliments sans gluten. Répondez à ce qui est demandé plus bas, et leur valeur sera calculée.",
    next: "Prochaine étape",
  },
  steps: {
    title: "{done, plural, one {# étape faite} other {# étapes faites}} sur {all, number}",
    done: "Fait",
    left: "reste {left, number}",
  },
  period: {
    title: "Période",
    dates: "du {from} au {to}",
    us: "Aux États-Unis, une demande couvre l’année civile.",
    ca: "Au Canada, une demande couvre une période de douze mois, au choix, qui se termine dans l’année d’imposition.",
    untilChosen: "{period}, jusqu’à ce que vous choisissiez",
    trying: "Essai de toutes les périodes…",
    rateMissing: "Il manque un taux de change",
    rateMissingText:
      "Les achats de ces dates ne sont pas comptés tant que leur taux n’est pas indiqué\u00A0: {days}.",
    calendarYear: "{period} (année civile)",
    comesTo: "{expenses} de frais, dont {eligible} au-dessus du seuil; il reste {leaves} pour {nextYear}",
    chosen: "Choisie",
    choose: "Choisir",
    another: "Choisir une autre période",
    first: "Premier jour",
    last: "Dernier jour",
    anotherText:
      "Douze mois qui se terminent en {year}. Si une personne est décédée cette année-là, jusqu’à 24 mois qui comprennent le jour du décès.",
  },
  worth: {
    title: "Ce qu’elle vaut",
    text: "Une estimation\u00A0: le montant se calcule dans votre déclaration, avec les formulaires de l’administration fiscale. Le rapport la donne sur une page distincte de la demande, et le précise.",
    working: "Calcul en cours…",
    notWorkedOut:
      "Non calculés ici\u00A0: le crédit d’impôt compensatoire fédéral (ligne 34990) et le crédit supplémentaire de l’Alberta (ligne 61545). Non confirmé\u00A0: ce que les réductions d’impôt de l’Ontario et de la Colombie-Britannique pour faibles revenus laissent à réduire à un crédit.",
    upTo: "Jusqu’à {amount}",
    upToWithin: "jusqu’à {amount}",
    shouldClaim:
      "{name} devrait faire la demande\u00A0: {difference} de plus que si {other} la faisait. {why}",
    of: "{what} ({who})",
    standing: { secondary: "rapporté", derived: "calculé", unconfirmed: "non confirmé" },
    kept: "Calcul refait",
    keptText: "Vos réponses sont conservées avec la demande.",
    netIncomes: "Les revenus nets sont conservés avec vos <people>personnes</people>.",
    workOut: "Calculer",
  },
  inputs: {
    choose: "Choisir",
    province: "Province ou territoire au 31 décembre",
    ofPartner: "{what} ({name})",
    workIncome: "Revenu de travail",
    quebecIncome: "Ligne 275 de la déclaration du Québec",
    federalTax: "Impôt fédéral avant ce crédit, si vous le connaissez",
    provincialTax: "Impôt provincial avant ce crédit, si vous le connaissez",
    filingStatus: "Statut de déclaration",
    filingStatuses: {
      single: "Célibataire",
      joint: "Personnes mariées, déclaration conjointe",
      "married-separately": "Personnes mariées, déclarations séparées",
      "head-of-household": "Chef de famille",
      "surviving-spouse": "Conjointe ou conjoint survivant",
    },
    otherItemised: "Autres déductions détaillées",
    extraConditions: "65 ans ou plus, ou cécité\u00A0: combien en tout",
    marginalRate: "Taux de votre tranche d’imposition la plus élevée, en pourcentage, si vous le connaissez",
    state: "État, par ses deux lettres, s’il y a lieu",
  },
  file: {
    title: "Produire la demande",
    text: "Produisez-la ici au moment où vous envoyez votre déclaration. GF Ledger n’envoie rien à l’administration fiscale.",
    open: "Il reste à faire\u00A0: {steps}. Vous pouvez produire la demande quand même.",
    action: "Produire la demande pour {year}",
    question: "Produire la demande de {amount} pour {year}?",
    confirm: "Produire",
    frozen:
      "La demande pour la période {period} est figée telle qu’elle est maintenant\u00A0: ses lignes, ses personnes, ses chiffres et ses sources, avec une empreinte. Ce qui a été demandé ne peut plus l’être de nouveau. Vous pouvez encore corriger vos dossiers; chaque modification est alors consignée, et on vous montre comment la déclarer.",
    done: "Demande produite",
    doneText: "Elle reste telle qu’elle est maintenant.",
  },
  filed: {
    title: "Produite le {day}",
    titleElsewhere: "Produite ailleurs le {day}",
    elsewhere:
      "Cette demande a été importée. Le compte d’où elle vient dit quand elle a été produite, et avec quoi.",
    status: { draft: "ébauche", filed: "produite", adjusted: "rajustée" },
    comparing: "Comparaison avec ce qui a été produit…",
    period: "Période",
    snapshot: "Copie figée le",
    sha256: "Empreinte SHA-256",
    changes: "Modifications depuis",
    unchanged: "Rien n’a changé\u00A0: vos dossiers disent toujours ce que vous avez produit.",
    now: "La demande serait maintenant de {amount}.",
  },
  adjust: {
    title: "Déclarer la modification",
    notConfirmed: "(non confirmé\u00A0: la page de l’administration fiscale n’a pas été lue)",
    why: "Comment vous l’avez déclarée, si vous voulez le noter",
    action: "Je l’ai déclarée\u00A0: rajuster la demande",
  },
};
