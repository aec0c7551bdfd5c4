import type { bought as english } from "../en/bought";
import type { Translation } from "../translation";

export const bought: Translation<typeof english> = {
  unit: "Unité",
  notKnown: "Inconnue",
  kind: "Nature",
  whyCounts: "Pourquoi il compte tout de même",
};
