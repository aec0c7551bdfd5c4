import type { credentials as english } from "../en/credentials";
import type { Translation } from "../translation";

export const credentials: Translation<typeof english> = {
  validEmail: "Veuillez entrer une adresse courriel valide",
  emailRequired: "L’adresse courriel est obligatoire",
  validEmailAddress: "Veuillez entrer une adresse courriel valide",
  passwordOf6: "Le mot de passe doit contenir au moins 6 caractères",
  passwordOf8: "Le mot de passe doit contenir au moins 8 caractères",
  passwordTooLong: "Le mot de passe doit contenir au plus 200 caractères",
  uppercase: "Le mot de passe doit contenir au moins une majuscule",
  number: "Le mot de passe doit contenir au moins un chiffre",
  mismatch: "Les mots de passe ne correspondent pas",
  terms: "Vous devez accepter les conditions d’utilisation pour vous inscrire",
  mailedCode: "Entrez les six chiffres reçus par courriel.",
  code: "Entrez les six chiffres de l’application, ou l’un de vos codes de secours.",
  responsibility: "Vous devez reconnaître qu’il vous appartient de vérifier les prix et les montants",
};
