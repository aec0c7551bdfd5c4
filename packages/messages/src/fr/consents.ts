import type { consents as english } from "../en/consents";
import type { Translation } from "../translation";

export const consents: Translation<typeof english> = {
  acceptTerms: "J’accepte les <terms>conditions d’utilisation</terms>",
  responsibility: "Il m’appartient de vérifier les prix et les montants",
};
