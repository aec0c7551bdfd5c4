import type { demonstration as english } from "../en/demonstration";
import type { Translation } from "../translation";

export const demonstration: Translation<typeof english> = {
  title: "Un reçu inventé, pour essayer",
  text: "Ce qui semble sans gluten est coché, avec la raison et le prix courant. Cochez, décochez, corrigez\u00A0: rien n’est enregistré, et rien ne quitte cette page.",
  needsAccount: "Cela ne fait pas partie de l’exemple, mais fonctionne sur vos propres reçus.",
};
