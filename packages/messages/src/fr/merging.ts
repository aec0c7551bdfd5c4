import type { merging as english } from "../en/merging";
import type { Translation } from "../translation";

export const merging: Translation<typeof english> = {
  open: "Fusionner deux graphies",
  choose: "Choisissez un produit",
  text: "Deux noms d’un même produit deviennent une seule ligne de la demande. Aucun article ne change, et ce que vous achèterez plus tard sous l’un ou l’autre nom y est compté.",
  close: "Fermer",
  merge: "Fusionner",
  from: "Cette graphie",
  into: "désigne le même produit que",
  working: "Calcul de ce qui change…",
  notWorkedOut: "Ce que change une fusion n’a pas pu être calculé.",
  now: "Maintenant",
  after: "Après la fusion",
  stays: "La demande de {year} reste à {amount}.",
  goes: "La demande de {year} passe de {before} à {after}\u00A0: une seule ligne compense les achats plus chers par les moins chers, et n’est arrondie qu’une fois.",
  bought: "achetés\u00A0: {count}",
  merged: "Graphies fusionnées",
  countedAs: "{from} <soft>est compté comme</soft> {into}",
  part: "Séparer<hidden> {name}</hidden>",
  parted: "Graphie séparée",
  partedText: "{name} est de nouveau un produit distinct.",
  done: "Graphies fusionnées",
  doneText: "{from} est compté comme {into}, y compris pour vos achats à venir.",
  undo: "Annuler",
};
