import type { signOn as english } from "../en/sign-on";
import type { Translation } from "../translation";

export const signOn: Translation<typeof english> = {
  title: "Connexion unique",
  introduction: "Ouvrez une session dans ce compte par {name}.",
  add: "Lier {name}",
  waiting: "{email}, de {issuer}, demande l’accès à ce compte. Est-ce bien vous?",
  link: "Oui, lier",
  refuse: "Non, retirer",
  linkedAs: "{email}, de {issuer}",
  dates:
    "Liée le {made}; {used, select, yes {dernière utilisation le {lastUsed}} other {pas encore utilisée}}",
  remove: "Retirer<hidden> {email}</hidden>",
  removeTitle: "Retirer cette connexion?",
  removeShort: "Retirer",
  removeText: "Elle ne donne plus accès à ce compte. Vos dossiers restent tels quels.",
  linked: "Connexion liée",
  removed: "Connexion retirée",
};
