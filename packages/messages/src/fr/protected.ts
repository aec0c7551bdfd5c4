import type { protectedPages as english } from "../en/protected";
import type { Translation } from "../translation";

export const protectedPages: Translation<typeof english> = {
  checking: "Vérification de votre compte…",
  notAnswering: {
    title: "GF Ledger ne répond pas pour l’instant",
    text: "Le service redémarre peut-être. Votre session reste ouverte, et la page reprendra dès qu’il répondra.",
  },
  sessionEnded: {
    title: "Votre session a pris fin",
    text: "Rien n’est perdu sur cette page. Ouvrez une nouvelle session dans un autre onglet, puis revenez ici pour continuer.",
    carryOn: "Continuer",
    signIn: "Se connecter dans un nouvel onglet",
  },
  sample:
    "<strong>Données d’exemple.</strong> Ce compte contient des reçus <together>inventés</together> qui montrent à quoi ressemblent les rapports.",
  linkUsed: {
    text: "Le {day}, un lien envoyé par courriel a ouvert votre compte sur un autre appareil, sans votre clé d’accès ni votre code. Si ce n’était pas vous, fermez la session de cet appareil.",
    devices: "Voir les appareils",
    wasMe: "C’était moi",
  },
  consents: {
    title: "Bienvenue. Deux choses d’abord",
    text: "Votre compte est créé. Les montants affichés ici sont des estimations\u00A0: vérifiez-les avant de produire votre déclaration.",
    continue: "Continuer",
    notSaved: "Non enregistré",
    pleaseTryAgain: "Veuillez réessayer.",
  },
};
