import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Language } from "@gf-ledger/domain/edition/locale";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import { MEDICAL_REFUSAL, NO_PERSONAL_TAX_ADVICE, NOT_A_TAX_ADVISER, UNKNOWN } from "../refusals";

/** What the assistant says by itself in a language. */
export interface Spoken {
  readonly greeting: string;
  readonly welcome: string;
  readonly unknown: string;
  readonly medical: string;
  /** To somebody in distress; 9-8-8 is the crisis line of Canada and of the United States. */
  readonly distress: string;
  readonly notATaxAdviser: string;
  readonly noPersonalTaxAdvice: string;
  /** After an answer about taxes. */
  readonly generalInformation: string;
  readonly forExample: string;
  readonly orSupport: string;
  /** What people ask first; shown where nothing is near. */
  readonly starters: Readonly<Record<Edition, readonly string[]>>;
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: {
    greeting:
      "Hello! I'm Millie. Ask me about receipts, regular prices, reports, plans, or how a claim works in general.",
    welcome: "You're welcome! Is there anything else I can help with?",
    unknown: UNKNOWN,
    medical: MEDICAL_REFUSAL.reply,
    distress:
      "I am sorry that you are going through this. You don’t have to carry it alone: please talk to somebody you trust or to your doctor. In Canada and the United States you can call or text 9-8-8 at any hour, free of charge; in an emergency call 911.",
    notATaxAdviser: NOT_A_TAX_ADVISER,
    noPersonalTaxAdvice: NO_PERSONAL_TAX_ADVICE,
    generalInformation: "This is general information, not tax or medical advice.",
    forExample: "You can ask me, for example:",
    orSupport: `Or write to ${SUPPORT_ADDRESS}, where a person will help you.`,
    starters: {
      ca: [
        "What exactly can be claimed in Canada?",
        "Which documents do I keep for the CRA?",
        "How do I upload a receipt?",
      ],
      us: [
        "Can gluten-free food be deducted in the United States?",
        "Does itemizing help me, or the standard deduction?",
        "How do I upload a receipt?",
      ],
    },
  },
  fr: {
    greeting:
      "Bonjour! Je suis Millie. Posez-moi vos questions sur les reçus, les prix courants, les rapports, les forfaits ou le fonctionnement d’une demande en général.",
    welcome: "De rien! Puis-je vous aider pour autre chose?",
    unknown: "Je n’ai pas trouvé de réponse sûre.",
    medical:
      "Je ne peux pas donner de conseil médical. Adressez-vous à votre médecin ou à votre nutritionniste pour un diagnostic, des symptômes, un traitement ou ce qui est sûr à manger pour vous. " +
      "Je peux vous aider avec les reçus, les rapports et le fonctionnement des demandes en général.",
    distress:
      "Je suis désolée que vous viviez cela. Vous n’avez pas à le porter seul : parlez-en à une personne de confiance ou à votre médecin. Au Canada et aux États-Unis, vous pouvez appeler ou texter le 9-8-8 à toute heure, sans frais; en cas d’urgence, composez le 911.",
    notATaxAdviser:
      "Je ne peux pas donner de conseil fiscal personnel\u00A0: consultez un professionnel de la fiscalité pour votre propre situation.",
    noPersonalTaxAdvice:
      "Je ne peux pas donner de conseil fiscal personnel\u00A0: consultez un professionnel de la fiscalité pour votre propre situation. De façon générale\u00A0:",
    generalInformation: "Ce sont des renseignements généraux, et non un conseil fiscal ou médical.",
    forExample: "Vous pouvez me demander, par exemple\u00A0:",
    orSupport: `Ou écrivez à ${SUPPORT_ADDRESS}\u00A0: une personne vous aidera.`,
    starters: {
      ca: [
        "Que peut-on demander exactement au Canada?",
        "Quels documents dois-je garder pour l’ARC?",
        "Comment ajouter un reçu?",
      ],
      us: [],
    },
  },
};
