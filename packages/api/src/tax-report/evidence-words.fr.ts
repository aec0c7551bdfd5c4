import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { FRENCH_PRICE_BASIS } from "@gf-ledger/domain/pricing/price-basis-words.fr";
import type { EvidenceWords } from "./evidence-words";

const level = (value: number) => String(value).replace(".", ",");

export const EVIDENCE_WORDS_FR: EvidenceWords = {
  packageOf: FRENCH_PRICE_BASIS.amount,
  priced: (packageOf, cents) =>
    `${packageOf === null ? "" : `${packageOf} à `}${formatMoney(cents / 100, "fr-CA")}`,
  carried: (fromMonth, fromLevel, toMonth, toLevel) =>
    `ramené de ${fromMonth} (indice ${level(fromLevel)}) à ${toMonth} (indice ${level(toLevel)})`,
  how: {
    nearest: "par le mois publié le plus proche",
    "mean-of-neighbours": "par la moyenne des mois voisins",
  },
};
