import type { ledger as english } from "../en/ledger";
import type { Translation } from "../translation";

export const ledger: Translation<typeof english> = {
  groceries: "Dépenses:Épicerie",
  medical: "Dépenses:Frais médicaux:Sans gluten",
  paidFrom: "Actif:Encaisse",
  title: "Achats sans gluten de {year}",
};
