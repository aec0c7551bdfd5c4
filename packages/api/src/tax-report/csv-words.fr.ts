import { categorySchema, UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import food from "@gf-ledger/messages/fr/food.json";
import { keptSentence } from "@gf-ledger/messages/kept-sentence";
import type { CsvWords } from "./csv-words";

export const CSV_WORDS_FR: CsvWords = {
  columns: [
    "Date",
    "Magasin",
    "Produit",
    "Catégorie",
    "Quantité",
    "Prix sans gluten",
    "Prix courant",
    "Différence",
    "Source du prix",
    "Devise",
    "Origine du prix",
    "Format",
    "Unité",
    "Nature",
    "Différence signée",
    "Taxe",
    "Taxe sur le prix courant",
    "Format comparé",
    "Estimation",
    "Preuve",
    "Remarque",
  ],
  categoryColumns: ["Catégorie", "Articles", "Coût sans gluten", "Coût courant", "Coût supplémentaire"],
  grandTotal: "Total général",
  unknownStore: "Magasin inconnu",
  yes: "oui",
  no: "non",
  category(category) {
    const known = category === UNCATEGORIZED ? category : categorySchema.safeParse(category).data;
    return known === undefined ? category : food.category[known];
  },
  priceSource: (source) => food.priceSource[source],
  kind: (kind) => food.kind[kind],
  unit: (unit) => food.unit[unit],
  note: (kept) => keptSentence(kept, "fr"),
  checks: [
    "Format",
    "Unité",
    "Poids",
    "Nature",
    "Total payé",
    "Total comparé",
    "Taxe",
    "Taxe sur le prix courant",
    "Format comparé",
    "Sur des preuves",
    "Sur des moyennes du catalogue",
    "Sur des estimations",
    "Remarque",
  ],
  ofPeople: ["Personne", "Part"],
  differs: "variable",
  sizeNotCompared: "Format non comparé.",
  total: "Total",
  taxCounted: "Les taxes sont comptées.",
  taxNotCounted: "Les taxes ne sont pas comptées.",
};
