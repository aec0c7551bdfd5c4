import type { done as english } from "../en/done";
import type { Translation } from "../translation";

export const done: Translation<typeof english> = {
  accountDeleted: "Votre compte et tout ce qu’il contenait ont été supprimés.",
  remindersStopped: "Vous ne recevrez plus de rappels de la saison des impôts.",
  linkOnItsWay: "Si cette adresse peut le recevoir, un lien est en route.",
  passwordChanged: "Votre mot de passe a été modifié.",
  choosePassword: "Votre session est ouverte. Veuillez choisir un nouveau mot de passe.",
  emailVerified: "Votre adresse courriel est confirmée.",
  emailVerifiedChoose: "Votre adresse courriel est confirmée. Veuillez choisir votre mot de passe.",
  mailSent: "Courriel envoyé",
  imported:
    "{receipts, plural, one {# reçu} other {# reçus}} et {lineItems, plural, one {# article} other {# articles}} importés.",
};
