import type { confirmation as english } from "../en/confirmation";
import type { Translation } from "../translation";

export const confirmation: Translation<typeof english> = {
  title: "Confirmez que c’est bien vous",
  text: "Cette action donne accès à votre compte. Nous vérifions donc que c’est bien vous, et ne le redemanderons pas avant dix minutes.",
  password: "Votre mot de passe",
  byPassword: "Confirmer par mot de passe",
  byPasskey: "Utiliser une clé d’accès",
  mail: "M’envoyer un code par courriel",
  mailAgain: "Envoyer un nouveau code",
  mailed: "Un code a été envoyé à {email}. Il sert pendant dix minutes.",
  code: "Code reçu par courriel",
  byCode: "Confirmer avec le code",
};
