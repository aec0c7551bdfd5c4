import type { keepYours as english } from "../en/keep-yours";
import type { Translation } from "../translation";

export const keepYours: Translation<typeof english> = {
  upload: "Ajouter un reçu",
  title: "Gardez les vôtres",
  text: "Vos propres reçus, dans un compte à vous\u00A0: {receipts, number} par mois, gratuitement. Nous vous envoyons un lien par courriel; le mot de passe peut attendre.",
  email: "Courriel",
  notNow: "Pas maintenant",
  mailLink: "M’envoyer un lien",
  error: "Erreur",
  notSent: "Le lien n’a pas pu être envoyé. Veuillez réessayer.",
  sent: "Vérifiez vos courriels",
  sentText:
    "Un lien est en route vers <email></email>. Il ouvre votre compte à votre premier reçu et expire dans 24 heures. Si vous ne trouvez pas le message, regardez dans vos courriels indésirables.",
  back: "Retour à l’exemple",
};
