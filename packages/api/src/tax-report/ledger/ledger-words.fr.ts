import type { LedgerWords } from "./ledger-words";

export const LEDGER_WORDS_FR: LedgerWords = {
  groceries: "Dépenses:Épicerie",
  medical: "Dépenses:Frais médicaux:Sans gluten",
  paidFrom: "Actif:Encaisse",
  title: (year) => `Achats sans gluten de ${year}`,
};
