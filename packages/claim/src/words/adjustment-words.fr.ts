import type { AdjustmentEffect } from "../adjustments/adjustment-rules";

export const ADJUSTMENT_EFFECT_WORDS_FR: Readonly<Record<AdjustmentEffect, string>> = {
  reduces: "Réduit la demande",
  signed: "Compté tel quel",
  guidance: "Conseil d’associations\u00A0: compté si vous l’activez",
  recorded: "Noté, non compté\u00A0: aucun texte qui le permette n’a été trouvé",
};
