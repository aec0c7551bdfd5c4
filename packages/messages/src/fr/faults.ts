import type { faults as english } from "../en/faults";
import type { Translation } from "../translation";

export const faults: Translation<typeof english> = {
  invalid_type:
    "Entrée non valide\u00A0: il faut {expected, select, string {du texte} number {un nombre} int {un nombre entier} boolean {true ou false} object {un objet} array {une liste} other {{expected}}}",
  too_small: "Trop petit\u00A0: au moins {least}",
  too_big: "Trop grand\u00A0: au plus {most}",
  invalid_value: "Choix non valide. Valeurs possibles\u00A0: {values}",
  unrecognized_keys: "Champ inconnu\u00A0: {keys}",
  other: "Entrée non valide",
};
