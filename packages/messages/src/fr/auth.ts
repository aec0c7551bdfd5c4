import type { auth as english } from "../en/auth";
import type { Translation } from "../translation";

export const auth: Translation<typeof english> = {
  title: "Connexion ou inscription",
  description:
    "Ouvrez une session GF Ledger avec un mot de passe ou un lien reçu par courriel, ou créez un compte gratuit.",
  heading: "Bienvenue chez GF Ledger",
  benefits: {
    title: "Pourquoi garder vos reçus ici",
    scan: {
      title: "Un reçu lu en quelques secondes",
      text: "Les articles, les prix, le magasin et la date sont tirés de la photo sans rien taper.",
    },
    cost: {
      title: "Voyez ce que le sans-gluten vous coûte vraiment",
      text: "Chaque article est placé à côté de son produit comparable, et vous avez le dernier mot.",
    },
    ready: {
      title: "Tout est prêt pour l’{authority}",
      text: "Un rapport par année d’imposition, par catégorie et par article. Conservez vos reçus pendant {years} ans à compter {from}.",
      from: {
        ca: "de la fin de l’année d’imposition à laquelle ils servent",
        us: "du jour où vous produisez votre déclaration",
      },
    },
    photos: {
      title: "Vos photos restent les vôtres",
      text: "Les images sont lues et ne sont pas conservées. Téléchargez ou supprimez vos données quand vous le voulez.",
    },
  },
  screen: {
    tabs: "Connexion ou inscription",
    login: "Connexion",
    register: "Inscription",
  },
  login: {
    email: "Courriel",
    password: "Mot de passe",
    failed: "La connexion a échoué",
    error: "Erreur",
    linkNotSent: "Le lien de connexion n’a pas pu être envoyé. Veuillez réessayer.",
    unverified: "Confirmez d’abord votre adresse courriel",
    resend: "Renvoyer le courriel de confirmation",
    sentTo: "Nous avons envoyé un lien à {email} lors de votre inscription.",
    byLink: "Se connecter par un lien envoyé par courriel",
    forgot: "Mot de passe oublié?",
    signIn: "Se connecter",
    signingIn: "Connexion en cours…",
    withoutPassword: "ou sans mot de passe",
    mailLink: "M’envoyer un lien de connexion",
  },
  link: {
    text: "Indiquez votre adresse, et nous vous enverrons un lien qui ouvre une session. Pour une nouvelle adresse, il crée un compte.",
  },
  passkey: {
    signIn: "Ouvrir une session par une clé d’accès",
    failed: "La clé d’accès n’a pas ouvert de session. Veuillez réessayer, ou ouvrir une session autrement.",
    wrongAddress:
      "Les clés d’accès servent à une autre adresse de ce site. Veuillez ouvrir celle-ci, ou ouvrir une session autrement.",
  },
  code: {
    title: "Encore une étape",
    text: "Entrez le code que montre votre application d’authentification, ou l’un de vos codes de secours.",
    code: "Code",
    back: "Retour",
  },
  signOn: {
    or: "ou par un compte que vous avez déjà",
    with: "Ouvrir une session par {name}",
    failed: "La connexion n’a pas pu commencer. Veuillez réessayer.",
  },
  signOnPage: {
    title: "Connexion unique",
    description: "Le résultat d’une connexion par un autre compte.",
    mailed: {
      title: "Encore une étape",
      text: "Un compte existe déjà pour cette adresse. Nous lui avons envoyé un lien : ouvrez-le, puis confirmez à la page du compte que cette connexion peut y donner accès. Ensuite, elle ouvrira directement votre session.",
    },
    waiting: {
      title: "Encore une étape",
      text: "Confirmez à la page de votre compte que cette connexion peut y donner accès.",
    },
    "unverified-address": {
      title: "Votre adresse n’est pas vérifiée là-bas",
      text: "Le service d’où vous venez ne se porte pas garant de votre adresse. Faites-la vérifier là-bas, ou demandez à la personne responsable, et réessayez; ou ouvrez une session autrement.",
    },
    "other-address": {
      title: "C’est une autre adresse",
      text: "Votre session ici porte une adresse, et vous revenez avec une autre. Rien n’a été lié. Fermez d’abord la session, ou servez-vous là-bas du compte qui a l’adresse de celui-ci.",
    },
    "too-many": {
      title: "Trop de tentatives",
      text: "Nous avons déjà envoyé plusieurs liens à cette adresse. Ouvrez le plus récent, ou réessayez dans une heure.",
    },
    denied: {
      title: "L’accès vous a été refusé là-bas",
      text: "Le service d’où vous venez n’a pas ouvert de session, ou vous vous êtes arrêté en chemin. Réessayez, ou ouvrez une session autrement.",
    },
    "issuer-down": {
      title: "Le service de connexion ne répond pas",
      text: "Il est injoignable en ce moment. Veuillez réessayer dans quelques minutes, ou ouvrir une session autrement. Si cela dure, prévenez la personne responsable de cette installation.",
    },
    misconfigured: {
      title: "La connexion unique est mal réglée",
      text: "Le service de connexion a refusé cette installation. Demandez à la personne qui en est responsable de vérifier OIDC_ISSUER, OIDC_CLIENT_ID et OIDC_CLIENT_SECRET, ainsi que l’adresse de retour. Entre-temps, vous pouvez ouvrir une session autrement.",
    },
    clock: {
      title: "Les horloges ne concordent pas",
      text: "Le service de connexion et cette installation n’ont pas la même heure, et sa réponse n’a pas pu être acceptée. Demandez à la personne responsable de cette installation de régler l’horloge, et réessayez.",
    },
    failed: {
      title: "La connexion n’a pas fonctionné",
      text: "Le retour a été interrompu, ou cette page a été ouverte deux fois. Rien n’a changé. Veuillez recommencer.",
    },
    again: "Retour à la connexion",
    account: "Ouvrir la page de mon compte",
  },
  register: {
    email: "Courriel",
    password: "Mot de passe",
    passwordHint: "Au moins 8 caractères, dont une majuscule et un chiffre.",
    confirm: "Confirmer le mot de passe",
    estimates: "Les montants sont des estimations",
    estimatesText:
      "Les montants affichés sont des estimations\u00A0: vérifiez-les avant de produire votre déclaration de revenus.",
    create: "Créer le compte",
    creating: "Création de votre compte…",
    failed: "L’inscription a échoué",
  },
  forgot: {
    title: "Mot de passe oublié",
    text: "Indiquez votre adresse, et nous vous envoyons un lien pour choisir un nouveau mot de passe.",
    email: "Courriel",
    send: "Envoyer le lien",
    back: "Retour à la connexion",
    failed: "La demande de nouveau mot de passe a échoué",
  },
  checkEmail: {
    title: "Vérifiez vos courriels",
    description: "Nous vous avons envoyé un lien. Ouvrez-le pour continuer.",
    wait: "Un instant…",
    toNew: "Nous avons envoyé un lien de confirmation à <email></email>.",
    toAnybody: "S’il existe un compte à cette adresse, un lien est en route vers <email></email>.",
    hour: "Le lien expire dans 1 heure. Si vous ne trouvez pas le message, regardez dans vos courriels indésirables.",
    day: "Le lien expire dans 24 heures. Si vous ne trouvez pas le message, regardez dans vos courriels indésirables.",
    sameBrowser:
      "Ouvrez-le dans ce navigateur\u00A0: ailleurs, il vous sera demandé de choisir de nouveau un mot de passe.",
    resend: "Renvoyer le courriel de confirmation",
    back: "Retour à la connexion",
    sent: "Courriel de confirmation envoyé",
    sentText: "Vérifiez votre boîte de réception\u00A0: le courriel de confirmation y arrive.",
    error: "Erreur",
    notSent: "Le courriel de confirmation n’a pas pu être renvoyé",
  },
  resetRequest: {
    title: "Nouveau mot de passe",
    description: "Demandez un lien pour choisir un nouveau mot de passe pour votre compte GF Ledger.",
    text: "Indiquez votre adresse, et nous vous envoyons un lien pour choisir un nouveau mot de passe.",
    email: "Courriel",
    send: "Envoyer le lien",
    back: "Retour à la connexion",
    sent: "Lien envoyé",
    sentText: "Vérifiez vos courriels\u00A0: le lien pour choisir un mot de passe y arrive.",
    error: "Erreur",
    notSent: "Le lien n’a pas pu être envoyé",
    sentTitle: "Vérifiez vos courriels",
    onItsWay:
      "S’il existe un compte pour <email></email>, un lien est en route. Il expire dans 1 heure. Si vous ne le trouvez pas, regardez dans vos courriels indésirables.",
    again: "Réessayer avec une autre adresse",
  },
  newPassword: {
    title: "Choisir un nouveau mot de passe",
    description: "Choisissez un nouveau mot de passe pour votre compte GF Ledger.",
    checking: "Vérification de votre compte…",
    signedOut:
      "Un lien de changement de mot de passe ouvre d’abord votre session. Le vôtre a expiré ou a déjà servi.",
    newLink: "Envoyer un nouveau lien",
    changed: "Mot de passe changé",
    changedText:
      "Votre nouveau mot de passe est enregistré. Votre session reste ouverte ici, et ce que vous n’avez pas gardé a pris fin.",
    reports: "Voir vos rapports",
    password: "Nouveau mot de passe",
    passwordHint: "Au moins 8 caractères, dont une majuscule et un chiffre.",
    confirm: "Confirmer le mot de passe",
    save: "Enregistrer le mot de passe",
    error: "Erreur",
    notChanged: "Votre mot de passe n’a pas pu être changé. Veuillez réessayer.",
  },
  callback: {
    title: "Vérification de votre lien",
    description: "Votre lien de connexion est en cours de vérification.",
    verifying: "Vérification de votre adresse courriel…",
    verified: "Adresse courriel confirmée",
    goingOn: "Votre session est ouverte, et la suite s’affiche dans un instant.",
    done: "Votre adresse courriel est confirmée.",
    failed: "La vérification a échoué",
    reasons: "Raisons possibles\u00A0:",
    expired: "Le lien a expiré. Il est valide pendant 24 heures.",
    used: "Le lien a déjà servi.",
    malformed: "Le jeton est mal formé ou a été modifié.",
    again: "Demander un nouveau lien",
    back: "Retour à la connexion",
    other: {
      title: "Changer de compte?",
      text: "Ce navigateur est connecté avec {signedInAs}. Le lien ouvre une session pour {linkFor}.",
      unexpected:
        "Si vous n’avez pas demandé ce lien, gardez votre session\u00A0: ce que vous saisissez dans un autre compte est visible pour la personne à qui il appartient.",
      stay: "Rester connecté avec {signedInAs}",
      goOn: "Ouvrir une session pour {linkFor}",
    },
    faults: {
      missing: "Ce lien de confirmation n’est pas valide\u00A0: il y manque le jeton ou l’adresse courriel.",
      failed: "Votre adresse courriel n’a pas pu être confirmée. Veuillez réessayer.",
      other:
        "Une erreur s’est produite pendant la vérification de votre adresse courriel. Veuillez réessayer.",
    },
  },
};
