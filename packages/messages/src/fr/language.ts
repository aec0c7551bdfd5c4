import type { language as english } from "../en/language";
import type { Translation } from "../translation";

export const language: Translation<typeof english> = {
  title: "Langue",
  description:
    "Pour les pages, les courriels et les documents de votre demande, sur chaque appareil où vous ouvrez une session.",
  label: "Langue",
  browser: "Celle de mon navigateur",
};
