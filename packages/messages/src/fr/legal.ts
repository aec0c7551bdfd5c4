import type { legal as english } from "../en/legal";
import type { Translation } from "../translation";

export const legal: Translation<typeof english> = {
  back: "Retour",
  privacy: {
    title: "Politique de confidentialité",
    description:
      "Quelles données GF Ledger garde, à quelle fin, à qui elles sont communiquées, et quels droits vous avez.",
    lastUpdated: "Dernière mise à jour\u00A0: <date></date>",
  },
  terms: {
    title: "Conditions d’utilisation",
    description: "Les conditions d’utilisation de GF Ledger, avec les principales mises en garde en bref.",
    lastUpdated: "Dernière mise à jour\u00A0: 29 avril 2025",
    summary: "Principales mises en garde",
  },
};
