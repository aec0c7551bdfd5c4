import type { account as english } from "../en/account";
import type { Translation } from "../translation";

export const account: Translation<typeof english> = {
  title: "Compte",
  description: "Votre profil, votre connexion, vos clés d’API et vos données.",
  people: {
    title: "Personnes",
    description: "Qui fait partie de votre ménage, qui est atteint de la maladie cœliaque et qui mange quoi.",
    open: "Votre ménage",
  },
  profile: {
    title: "Profil",
    email: "Courriel",
    name: "Nom",
    edition: "Où vous produisez votre déclaration",
    editions: { ca: "Canada (ARC)", us: "États-Unis (IRS)" },
    reminders: "Me rappeler par courriel, en février, que mon rapport fiscal est prêt",
    save: "Enregistrer le profil",
    saved: "Profil mis à jour",
  },
  password: {
    title: "Mot de passe",
    description:
      "Sans mot de passe, vous ouvrez une session par un lien envoyé par courriel. Pour en choisir un premier, ouvrez une session par un tel lien et venez ici dans l’heure; laissez alors le mot de passe actuel vide.",
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    hint: "Au moins 8 caractères, dont une majuscule et un chiffre.",
    keepKeys:
      "Garder mes clés d’API. Sinon, un premier mot de passe les révoque; un changement ultérieur les laisse telles quelles.",
    change: "Changer le mot de passe",
    othersSignedOut: "Toutes les autres sessions ont été fermées.",
  },
  sessions: {
    title: "Appareils connectés",
    this: "Cet appareil",
    since: "Connexion le {day}",
    signOut: "Déconnecter<hidden> {device}</hidden>",
  },
  keys: {
    title: "Clés d’API",
    description:
      "Pour vos propres scripts. Une clé donne accès à vos reçus, à vos prix et à vos rapports, jamais à cette page\u00A0: votre mot de passe, vos appareils, vos données et votre forfait restent entre vos mains. Gardez-la comme vous gardez un mot de passe.",
    none: "Vous n’avez aucune clé d’API.",
    readWrite: "Lecture et écriture",
    readOnly: "Lecture seule",
    ended: "Expirée",
    dates:
      "Créée le {made}, {over, select, yes {expirée le} other {expire le}} {end}, {used, select, yes {dernière utilisation le {lastUsed}} other {pas encore utilisée}}",
    revoke: "Révoquer<hidden> {name}</hidden>",
    revokeTitle: "Révoquer la clé d’API",
    revokeShort: "Révoquer",
    revokeText: "Les scripts qui utilisent «\u00A0{name}\u00A0» cessent aussitôt de fonctionner.",
    revoked: "Clé d’API révoquée",
    shownOnce: "Votre nouvelle clé, affichée cette seule fois",
    copy: "Copier la clé",
    copied: "Copiée",
    notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez la clé et copiez-la.",
    name: "Nom de la nouvelle clé",
    nameNeeded: "Veuillez saisir un nom.",
    example: "Par exemple\u00A0: mon tableur",
    scope: "Ce qu’elle permet",
    endsAfter: "Elle expire après",
    days: "{days, plural, =365 {1 an} one {# jour} other {# jours}}",
    make: "Créer une clé",
  },
  pooled: {
    title: "Prix mis en commun",
    description:
      "Les personnes d’ici qui y consentent réunissent leurs prix courants en médianes, par produit, format, région et mois. Une médiane ne sert qu’aux personnes qui partagent, et seulement là où au moins {people, number} personnes et {receipts, number} reçus la soutiennent. Elle ne nomme ni personne ni magasin. Là où vous n’avez pas de prix à vous, vos articles lui sont alors comparés, plutôt qu’à une moyenne.",
    share: "Partager mes prix courants et utiliser ceux mis en commun",
    shared: "Vous partagez vos prix courants",
    notShared: "Vous ne partagez plus vos prix",
    region: {
      ca: "Province ou territoire (facultatif)",
      us: "Région du pays (facultatif)",
    },
    regionHint: {
      ca: "Là où Statistique Canada publie une moyenne pour votre province (l’Ontario jusqu’en 2024, l’Alberta en 2025), elle passe avant celle du pays. Les prix mis en commun de votre province passent avant ceux du pays pendant que vous partagez.",
      us: "Les prix mis en commun de votre région passent avant ceux du pays pendant que vous partagez. Rien d’autre ne s’en sert.",
    },
    regionSaved: "Votre région est enregistrée",
    wholeCountry: "Je préfère ne pas le dire",
    off: "Désactivé sauf si vous y consentez. Quand vous le désactivez, vos prix quittent les médianes en moins d’un jour; ce que disent vos articles enregistrés reste.",
  },
  data: {
    title: "Vos données",
    description: "Tout ce que contient ce compte, en JSON et en CSV, dans un seul fichier ZIP.",
    download: "Télécharger mes données",
    downloaded: "Vos données ont été téléchargées.",
    notDownloaded: "Le téléchargement a échoué",
    notDownloadedText: "Vos données n’ont pas pu être réunies. Veuillez réessayer.",
    table: "Des achats tirés d’un tableur ou d’un autre outil.",
    importTable: "Importer un tableau",
  },
  bringIn: {
    title: "Importer des données d’un fichier ZIP",
    text: "Le téléchargement d’un compte, dans un compte encore vide. Les demandes qu’il contient sont marquées comme produites ailleurs, et l’importer ne rend personne membre de vos dossiers.",
    start: "Importer",
    busy: "Importation de vos données",
    done: "Vos données ont été importées.",
    nothing: "Rien n’a été importé",
    unreadable: "Le fichier n’a pas pu être lu. Veuillez réessayer.",
  },
  delete: {
    title: "Supprimer le compte",
    description:
      "Vos reçus, rapports, clés et sessions sont supprimés aussitôt et ne peuvent pas être récupérés. Seul ce que la loi oblige le fournisseur de paiement à conserver y demeure.",
    start: "Supprimer mon compte",
    sure: "Supprimer votre compte?",
    sureText:
      "Téléchargez d’abord vos données si elles peuvent vous servir pour une demande. Cette action est irréversible.",
    everything: "Tout supprimer",
    password: "Votre mot de passe",
    hint: "Laissez ce champ vide si vous ouvrez une session par un lien envoyé par courriel; il faut alors l’avoir fait dans les 15 dernières minutes.",
  },
};
