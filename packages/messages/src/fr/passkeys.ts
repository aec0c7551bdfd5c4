import type { passkeys as english } from "../en/passkeys";
import type { Translation } from "../translation";

export const passkeys: Translation<typeof english> = {
  title: "Clés d’accès",
  introduction:
    "Ouvrez une session par votre empreinte, votre visage ou le verrou de votre appareil\u00A0: rien à retenir, et rien qu’un autre site puisse voler. Vous pouvez en avoir plusieurs, une par appareil.",
  impossible:
    "Ce navigateur ne propose pas de clés d’accès ici. Il leur faut une adresse sécurisée et un appareil dont l’écran se verrouille.",
  name: "Nom de la clé d’accès",
  add: "Ajouter une clé d’accès",
  added: "Clé d’accès ajoutée",
  notMade:
    "Aucune clé d’accès n’a été créée. Votre navigateur a interrompu l’opération, ou vous l’avez fait. Veuillez réessayer.",
  dates:
    "Sert à {host}. Ajoutée le {made}; {used, select, yes {dernière utilisation le {lastUsed}} other {pas encore utilisée}}",
  rename: "Renommer<hidden> {name}</hidden>",
  renameTitle: "Renommer cette clé d’accès",
  renamed: "Clé d’accès renommée",
  save: "Enregistrer le nom",
  remove: "Retirer<hidden> {name}</hidden>",
  removeTitle: "Retirer cette clé d’accès?",
  removeShort: "Retirer",
  removeText:
    "«\u00A0{name}\u00A0» n’ouvre plus ce compte. Votre appareil peut encore la proposer\u00A0: supprimez-la aussi dans ses réglages.",
  removed: "Clé d’accès retirée",
  app: {
    title: "Code d’une application",
    introduction:
      "La connexion par mot de passe peut aussi demander un code d’une application d’authentification. Si vous perdez votre téléphone, un lien envoyé par courriel vous ouvre toujours une session, et tous vos autres appareils l’apprennent.",
    begin: "Configurer une application",
    scan: "Balayez ceci avec votre application d’authentification, ou tapez-y la clé.",
    picture: "Code QR pour une application d’authentification",
    key: "Clé",
    code: "Code que montre l’application",
    confirm: "Vérifier le code",
    turnedOn: "La connexion par mot de passe demande maintenant un code",
    codesShownOnce: "Vos codes de secours, montrés cette seule fois",
    codesText:
      "Chacun vous ouvre une session une fois, sans votre téléphone. Imprimez-les, ou gardez-les avec ce qui compte.",
    copy: "Copier les codes",
    copied: "Copié",
    notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le.",
    on: "Activé depuis le {day}. {left, plural, =0 {Il ne reste aucun code de secours.} one {Il reste # code de secours.} other {Il reste # codes de secours.}}",
    renew: "Nouveaux codes de secours",
    renewText: "Les codes que vous avez maintenant ne serviront plus.",
    turnOff: "Ne plus demander de code",
    turnOffText: "Votre mot de passe suffira de nouveau.",
    turnedOff: "La connexion ne demande plus de code",
  },
};
