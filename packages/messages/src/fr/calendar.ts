import type { calendar as english } from "../en/calendar";
import type { Translation } from "../translation";

export const calendar: Translation<typeof english> = {
  name: "Échéances\u00A0: GF Ledger",
  filing: {
    title: "{edition, select, us {Déclaration fédérale} other {Déclaration de revenus}} de {year} à produire",
    text: "{edition, select, us {La déclaration de {year} est à produire aujourd’hui; si c’est un samedi, un dimanche ou un jour férié, le jour ouvrable suivant compte. Une prolongation donne plus de temps.} other {La déclaration de {year} est à produire aujourd’hui; si c’est un samedi, un dimanche ou un jour férié, le jour ouvrable suivant compte. Les personnes qui travaillent à leur compte et leur conjoint ont jusqu’au 15 juin pour la produire, mais paient au plus tard aujourd’hui.}}",
  },
  periodEnds: {
    title: "Fin des douze mois de votre demande de {year}",
    text: "Ce que vous achetez à partir de demain compte pour une demande ultérieure. Ce sont les douze mois que vous avez choisis, ou les meilleurs selon l’état de vos dossiers.",
  },
  mayDiscard: {
    title: "La lettre et les reçus de {year} peuvent être jetés",
    text: "{edition, select, us {Trois ans après la date de production de la déclaration de {year}. Gardez-les si vous l’avez produite plus tard, ou tant que l’IRS a une question en suspens.} other {Six ans après la fin de {year}. Gardez-les si vous avez produit la déclaration en retard, ou tant que l’ARC ou une opposition en a besoin; la lettre aussi, tant qu’une demande ultérieure repose sur elle.}}",
  },
  card: {
    title: "Calendrier",
    introduction:
      "Les échéances dans votre propre calendrier\u00A0: quand produire la déclaration, quand finissent les meilleurs douze mois, et à partir de quand la lettre et les reçus peuvent être jetés. Quiconque a l’adresse peut lire ces jours, et rien d’autre.",
    make: "Créer l’adresse",
    made: "Créée le {day}; {read, select, yes {dernière lecture le {lastRead}} other {pas encore lue}}",
    shownOnce: "L’adresse de votre calendrier, affichée cette seule fois",
    add: "Dans votre calendrier, choisissez «\u00A0s’abonner\u00A0» ou «\u00A0ajouter par adresse\u00A0», et collez-la.",
    copy: "Copier l’adresse",
    copied: "Copiée",
    notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez l’adresse et copiez-la.",
    renew: "Nouvelle adresse",
    renewTitle: "Remplacer l’adresse?",
    renewText:
      "L’ancienne adresse cesse aussitôt de fonctionner, et les calendriers qui s’en servent ne sont plus mis à jour.",
    revoke: "Supprimer l’adresse",
    revokeTitle: "Supprimer l’adresse?",
    revokeText: "Les calendriers qui s’en servent ne sont plus mis à jour.",
    revoked: "L’adresse est supprimée",
  },
};
