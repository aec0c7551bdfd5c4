import type { REPORT_WORDS } from "./report-words";
import type { Worded } from "./worded";

export const REPORT_WORDS_FR: Worded<typeof REPORT_WORDS> = {
  title: {
    ca: "Frais médicaux pour aliments sans gluten",
    us: "Frais médicaux pour aliments sans gluten",
  },
  subject:
    "Le coût supplémentaire des aliments sans gluten avec ses preuves, rédigé par GF Ledger; ceci n’est pas un conseil",
  head: (name, year) => `Frais médicaux pour aliments sans gluten ${year} · ${name}`,
  foot: (page, of) => `Page ${page} sur ${of}`,
  taxYear: (year) => `Année d’imposition ${year}`,
  facts: {
    name: "Nom",
    period: "Période",
    people: "Personnes cœliaques",
    status: "État",
    filed: (on) => `Produite le ${on}`,
    filedElsewhere: (on) => `Produite ailleurs le ${on}, selon le compte dont cette demande a été importée`,
    snapshot: "SHA-256 de la demande telle que produite",
    madeOn: "Établi le",
    versions: "Catalogue et lecteur",
    method: "Méthode",
  },
  from: (from, to) => `du ${from} au ${to}`,
  draft: "Ébauche\u00A0: pas encore produite. Ses montants changent à chaque reçu.",
  totals: {
    title: "Ce qui est demandé",
    line: "Ligne de la déclaration",
    food: "Aliments sans gluten",
    adjustments: "Rajustements",
    other: "Autres frais médicaux",
    expenses: "Frais médicaux",
    all: "Ensemble",
  },
  expensesNotCredit: {
    ca: "Ce sont des frais médicaux, et non un crédit ou un remboursement. Ce qu’ils valent dépend de la déclaration.",
    us: "Ce sont des frais médicaux avant le plancher de 7,5\u00A0% du revenu brut rajusté. Leur utilité dépend de la déclaration.",
  },
  block: {
    for: (names, relation) => `Pour ${names}\u00A0: ${relation}.`,
    us: "Pour chaque produit\u00A0: sa nature, combien ont été achetés, ce qu’il a coûté, et ce que coûte le produit ordinaire au même format. Une déduction sans ces renseignements a été refusée (Massa v. Commissioner, T.C. Memo. 1999-63).",
    empty: "Aucun aliment sans gluten n’est demandé à cette ligne.",
    total: "Total, aliments sans gluten",
  },
  byWeight: (one) => `Vendu au poids; les deux moyennes sont pour ${one}.`,
  share: (percent, whole) => `Cette personne consomme ${percent} de ${whole}.`,
  mixedShares: (whole) => `La part de la personne diffère d’un achat à l’autre; le tout donnerait ${whole}.`,
  shares: {
    title: "Parts",
    whole: "Chaque produit ci-dessus a été consommé en entier par la personne pour qui il est demandé.",
    intro: "Seule la part que consomme une personne cœliaque est demandée.",
    product: "Produit alimentaire",
    person: "Personne",
    share: "Part",
    paid: "Payé, part",
    regular: "Prix courant, part",
    differs: "variable",
  },
  evidence: {
    title: "Comment les prix courants ont été trouvés",
    intro:
      "Chaque produit sans gluten est comparé à un produit courant au même format. Les prix que montrent un reçu, une tablette ou la personne sont des preuves; les moyennes du catalogue sont des chiffres publiés; les estimations divisent le prix sans gluten par l’écart habituel de sa catégorie.",
    bar: (evidence, catalogue, estimates) =>
      `${evidence} sur des preuves, ${catalogue} sur des moyennes du catalogue, ${estimates} sur des estimations`,
    onEvidence: "Preuves",
    onCatalogue: "Moyennes du catalogue",
    onEstimates: "Estimations",
    nothing: "Rien n’est demandé\u00A0: aucun prix n’est en cause.",
    comparators: "Produits courants utilisés pour comparer",
    for: "Produit sans gluten",
    regular: "Comparé à",
    size: "Format",
    price: "Prix",
    seen: "Vu",
    how: "Comment",
    items: "Articles",
    unknown: "Non conservé",
  },
  rates: "Taux des achats dans l’autre devise",
  rateOf: (rate, of, source) => `${rate} CAD pour 1 USD (${of}; ${source})`,
  convertedFrom: (original, rate, of, source) =>
    `Converti de ${original} à ${rate} CAD pour 1 USD (${of}; ${source}).`,
  adjustments: {
    title: "Rajustements",
    intro:
      "Des montants qui s’ajoutent aux aliments ou s’en retranchent, chacun selon sa règle. Ce dont aucun texte du pays ne parle est noté et non compté.",
    none: "Il n’y en a pas.",
    date: "Date",
    what: "De quoi il s’agit",
    person: "Personne",
    entered: "Inscrit",
    counted: "Compté",
    total: "Total compté",
  },
  other: {
    title: "Autres frais médicaux",
    date: "Date",
    what: "De quoi il s’agit",
    person: "Personne",
    amount: "Montant",
    total: "Total",
  },
  worth: {
    title: "Ce que la demande peut valoir",
    intro:
      "Une estimation, distincte de la demande. Le crédit ou la déduction se calcule dans la déclaration.",
    line: "Ligne",
    how: "Calcul",
    amount: "Montant",
    source: (citation) => `Source\u00A0: ${citation}.`,
    notWorkedOut:
      "Non calculés ici\u00A0: le crédit d’impôt compensatoire fédéral (ligne 34990) et le crédit supplémentaire de l’Alberta (ligne 61545). Non confirmé\u00A0: ce que les réductions d’impôt de l’Ontario et de la Colombie-Britannique pour faibles revenus laissent à réduire à un crédit.",
  },
  unconfirmed: {
    title: "Ce qui n’est pas confirmé",
    intro:
      "Ces éléments ne reposent sur aucun texte de l’administration fiscale qui ait été trouvé, ou reposent sur des chiffres qui restent à comparer au document officiel.",
    none: "Rien dans cette demande ne repose sur une règle ou un chiffre non confirmé.",
    noCounterpart: "Les articles sans produit comparable sont comptés en entier.",
    estimates: (amount) => `${amount} de la demande reposent sur des prix courants estimés.`,
    sizes: (count) =>
      count === 1
        ? "Les formats d’une ligne n’ont pas été comparés."
        : `Les formats de ${count} lignes n’ont pas été comparés.`,
    letterBefore: (name) =>
      `Si les achats antérieurs à la date de l’attestation comptent (${name})\u00A0: aucun texte de l’administration fiscale n’a été trouvé.`,
    adjustment: (kind, source) => `${kind}\u00A0: ${source}.`,
    figure: (part, line, citation) => `${part}, ${line}\u00A0: ${citation}.`,
  },
  leftOut: {
    title: "Ce qui a été laissé de côté",
    none: "Aucun article sans gluten de la période n’a été laissé de côté.",
    items: (count, reason) =>
      count === 1 ? `1 article\u00A0: ${reason}.` : `${count} articles\u00A0: ${reason}.`,
  },
  receipts: {
    title: "Reçus",
    intro:
      "Les photos restent chez la personne. L’empreinte est le SHA-256 de la photo telle qu’envoyée\u00A0: le même fichier donne les mêmes chiffres.",
    none: "Aucun des articles n’a ici de photo de son reçu.",
    date: "Date",
    store: "Magasin",
    total: "Total",
    sha256: "Empreinte (SHA-256)",
  },
  changes: {
    title: "Modifications après la production",
    inWorkbook: "dans le classeur",
    when: "Quand",
    who: "Qui",
    what: "Quoi",
    from: "Avant",
    to: "Après",
    why: "Pourquoi",
  },
  checklist: { title: "Ce qu’il faut conserver" },
  columns: { size: "Format" },
};
