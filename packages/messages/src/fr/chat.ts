import type { chat as english } from "../en/chat";
import type { Translation } from "../translation";

export const chat: Translation<typeof english> = {
  about: "· aide par IA",
  close: "Fermer le clavardage",
  messages: "Conversation",
  writing: "Millie écrit…",
  yourMessage: "Votre message",
  placeholder: "Écrivez votre message…",
  send: "Envoyer le message",
  you: "Vous\u00A0: ",
  millie: "Millie\u00A0: ",
  yourEmail: "Votre adresse courriel",
  save: "Enregistrer",
  failed: { title: "Erreur", text: "Le message n’a pas pu être envoyé. Veuillez réessayer." },
  greeting:
    "Bonjour, je suis Millie! Je peux vous aider avec les reçus, les rapports et la façon de demander le coût des aliments sans gluten. Que voulez-vous savoir?",
  starters: {
    ca: {
      claimable: "Que peut-on demander exactement au Canada?",
      records: "Quels documents dois-je garder pour l’ARC?",
      begin: "Comment ajouter un reçu?",
    },
    us: {
      claimable: "Peut-on déduire les aliments sans gluten aux États-Unis?",
      records: "Quels documents dois-je garder pour l’IRS?",
      begin: "Comment ajouter un reçu?",
    },
    own: "Combien ai-je demandé cette année?",
  },
  askEmail:
    "Avant de commencer, pourriez-vous me donner votre adresse courriel pour que je puisse mieux vous aider?",
  emailNeeded: "J’ai besoin de votre adresse courriel avant de pouvoir vous aider. Inscrivez-la ci-dessus.",
  invalidEmail:
    "Cette adresse courriel ne semble pas valide. Veuillez en donner une qui l’est pour que je puisse mieux vous aider.",
  emailTaken: "Merci! Comment puis-je vous aider aujourd’hui?",
  unreachable:
    "Désolée, j’ai de la difficulté à me connecter en ce moment. Le service de clavardage est peut-être temporairement indisponible. Veuillez réessayer dans quelques instants.",
};
