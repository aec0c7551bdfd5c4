import type { rates as english } from "../en/rates";
import type { Translation } from "../translation";

export const rates: Translation<typeof english> = {
  title: "Taux de change",
  introduction:
    "Vos achats dans l’autre devise sont convertis selon une seule méthode pour toute la demande, aux taux de la Banque du Canada.",
  method: "Méthode",
  methods: { "annual-average": "Moyenne de l’année", daily: "Taux du jour d’achat" },
  needed: "Taux qu’il faut pour cette demande",
  rateOf: "{of}\u00A0: {rate} CAD pour 1 USD",
  missing: "{of}\u00A0: pas encore de taux",
  amounts: "{amounts, plural, one {# montant} other {# montants}}",
  notCounted:
    "{amounts, plural, one {# montant attend ce taux et n’est pas compté} other {# montants attendent ce taux et ne sont pas comptés}} tant qu’il n’est pas indiqué",
  enter: "Indiquer le taux",
  enterAnother: "En indiquer un autre",
  remove: "Retirer mon taux",
  dialog: "Taux de change\u00A0: {of}",
  rate: "Dollars canadiens pour un dollar américain",
  rateWrong: "Indiquez combien de dollars canadiens coûte un dollar américain, par exemple 1,3978",
  source: "Où vous l’avez lu",
  sourceExample: "banqueducanada.ca",
  sourceNeeded: "Dites où vous avez lu le taux",
  converted: "{amounts, plural, one {# montant converti} other {# montants convertis}}",
  list: "Montants convertis",
  waits: "attend un taux",
  more: "{more, number} autres figurent dans les documents de la demande.",
};
