import type { exampleReceipt as english } from "../en/example-receipt";
import type { Translation } from "../translation";

export const exampleReceipt: Translation<typeof english> = {
  store: "MARCHÉ DE LA RUE DU CÈDRE",
  names: {
    bread: "Pain blanc",
    penne: "Pâtes penne",
    granola: "Granola à l’avoine",
  },
  printed: {
    ca: {
      bread: "PAIN BL SG 550G",
      bananas: "BANANES 1,12 KG",
      penne: "PENNE SANS GLUTEN",
      milk: "LAIT 2% 2L",
      granola: "GRANOLA AVOINE SG",
      cheddar: "CHEDDAR 400G",
    },
    us: {
      bread: "PAIN BL SG 20Z",
      bananas: "BANANES 2,1 LB",
      penne: "PENNE SANS GLUTEN",
      milk: "LAIT 2% DEMI GAL",
      granola: "GRANOLA AVOINE SG",
      cheddar: "CHEDDAR 8 OZ",
    },
  },
};
