import type { shares as english } from "../en/shares";
import type { Translation } from "../translation";

export const shares: Translation<typeof english> = {
  title: "Qui le mange",
  said: "{who}; {from, select, item {fixé pour cet article} purchase {comme l’achat qu’il annule} category {comme sa catégorie} other {comme tout ce que vous achetez}}.",
  nobody: "Aucune personne cœliaque\u00A0: il n’est donc pas demandé",
  all: "{name}, en entier",
  somebody: "Quelqu’un",
  asElse: "Comme tout le reste",
  people: "Personnes",
  percent: "{name},\u00A0%",
  percentOf: "{name},\u00A0% de {what}",
  tap: "{name}\u00A0: {percent} de {what}",
  notPercent: "Entrez un pourcentage de 0 à 100, par exemple 50.",
  over: "Cela donne {sum, number}\u00A0% en tout. Baissez une des parts\u00A0: 100\u00A0% en est la totalité.",
};
