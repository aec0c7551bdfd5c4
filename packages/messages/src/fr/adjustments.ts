import type { adjustments as english } from "../en/adjustments";
import type { Translation } from "../translation";

export const adjustments: Translation<typeof english> = {
  title: "Rajustements",
  introduction: "Ce qui change une demande sans être un achat. Chacun compte selon la règle de son pays.",
  add: "Ajouter un rajustement",
  change: "Modifier ce rajustement",
  list: "Rajustements",
  none: "Aucun pour le moment.",
  kind: "De quoi il s’agit",
  kinds: {
    shipping: "Livraison",
    reimbursement: "Remboursement",
    "hsa-fsa": "Payé par un régime de santé (HSA, FSA)",
    mileage: "Déplacements en milles pour acheter sans gluten",
    "tolls-and-parking": "Péages et stationnement",
    correction: "Rectification",
  },
  effects: {
    reduces: "Réduit la demande.",
    signed: "Compté tel quel; un montant inférieur à 0 réduit la demande.",
    guidance: "Conseil d’associations\u00A0: compté seulement si vous l’activez.",
    recorded: "Noté, non compté\u00A0: aucun texte qui le permette n’a été trouvé.",
  },
  source: "Source\u00A0: {source}",
  miles: "Milles",
  enterMiles: "Indiquez un nombre de milles supérieur à 0",
  milesAt: "{miles, plural, one {# mille} other {# milles}} à {cents, number} cents",
  milesOf: "{miles, plural, one {# mille} other {# milles}}",
  note: "Remarque",
  noteNeeded: "Dites à quoi sert la rectification",
  item: "L’article concerné, s’il n’y en a qu’un",
  noItem: "Aucun article en particulier",
  countGuidance:
    "Compter la livraison, les milles, les péages et le stationnement, comme le conseillent des associations; aucun texte de l’IRS ne les nomme",
  notCounted: "Non compté",
};
