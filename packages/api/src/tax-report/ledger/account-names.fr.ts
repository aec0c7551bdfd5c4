import type { AccountNames } from "./account-names";

export const ACCOUNT_NAMES_FR: AccountNames = {
  groceries: "Dépenses:Épicerie",
  medical: "Dépenses:Frais médicaux:Sans gluten",
  paidFrom: "Actif:Encaisse",
  title: (year) => `Achats sans gluten de ${year}`,
};
