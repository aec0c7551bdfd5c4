import type { ownYear as english } from "../en/own-year";
import type { Translation } from "../translation";

export const ownYear: Translation<typeof english> = {
  signIn:
    "Je peux répondre à cela d’après vos propres données, une fois votre session ouverte. Ouvrez une session, puis posez-moi la question de nouveau.",
  signInSource: "Ouvrir une session",
  ownRecords: "C’est ce que disent vos propres données. Ce n’est pas un conseil fiscal.",
  claimed:
    "Votre coût supplémentaire à demander pour {year} est de {amount} jusqu’ici, pour {count, plural, one {# article que vous avez enregistré} other {# articles que vous avez enregistrés}}.",
  nothingLogged:
    "Vous n’avez encore rien enregistré pour {year}, et il n’y a donc rien à demander jusqu’ici.",
  filed: "Votre demande de {year} a été produite le {day}.",
  category:
    "Pour «\u00A0{category}\u00A0», votre coût supplémentaire de {year} est de {amount} jusqu’ici, pour {count, plural, one {# article} other {# articles}}.",
  nothingOfCategory: "Vous n’avez rien enregistré sous «\u00A0{category}\u00A0» en {year}.",
  receipts:
    "{count, plural, =0 {Vous n’avez aucun reçu enregistré} one {Vous avez # reçu enregistré} other {Vous avez # reçus enregistrés}}.",
  receiptsOfYear:
    "{count, plural, =0 {Vous n’avez aucun reçu enregistré} one {Vous avez # reçu enregistré} other {Vous avez # reçus enregistrés}} de {year}.",
  drafts:
    "{count, plural, one {# autre est un brouillon qui attend votre vérification.} other {# autres sont des brouillons qui attendent votre vérification.}}",
  noClaim: "Vous n’avez pas encore commencé de demande pour {year}.",
  left: "{left, plural, one {Il reste # étape à votre demande de {year}\u00A0:} other {Il reste # étapes à votre demande de {year}\u00A0:}}",
  allDone: "Toutes les étapes de votre demande de {year} sont faites.",
  bestPeriod: "Vos douze meilleurs mois pour {year} vont du {from} au {to}, avec {amount} de frais médicaux.",
  bestIsYear:
    "Aux États-Unis, une demande porte sur l’année civile\u00A0: {amount} de frais médicaux en {year}, selon vos données.",
  bestUnknown:
    "Je ne peux pas encore dire quels sont vos douze meilleurs mois pour {year}. Votre demande indique ce qui manque.",
  lookUp:
    "{count, plural, one {# prix courant de {year} est une estimation ou n’a pas été comparé selon le format\u00A0:} other {# prix courants de {year} sont des estimations ou n’ont pas été comparés selon le format. Les plus grands montants d’abord\u00A0:}}",
  nothingToLookUp:
    "Aucun de vos prix courants de {year} n’est une estimation, et tous les formats ont été comparés.",
  productAndAmount: "{product}\u00A0: {amount} à demander",
  priceBook: "Les prix les plus récents de votre carnet de prix\u00A0:",
  priceSeen: "{product}\u00A0: {price}, le {day}",
  priceSeenAt: "{product}\u00A0: {price}, chez {store} le {day}",
  notInPriceBook: "Je n’ai trouvé aucun produit de ce nom dans votre carnet de prix.",
  source: {
    taxSummary: "Sommaire fiscal de {year}",
    receipts: "Vos reçus",
    claim: "Votre demande",
    priceBook: "Votre carnet de prix",
  },
};
