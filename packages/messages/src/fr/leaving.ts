import type { leaving as english } from "../en/leaving";
import type { Translation } from "../translation";

export const leaving: Translation<typeof english> = {
  title: "Quitter sans enregistrer?",
  leave: "Quitter",
  stay: "Rester",
};
