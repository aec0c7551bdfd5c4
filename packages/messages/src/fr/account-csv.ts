import type { accountCsv as english } from "../en/account-csv";
import type { Translation } from "../translation";

export const accountCsv: Translation<typeof english> = {
  receipts: {
    receipt: "Reçu",
    date: "Date",
    store: "Magasin",
    status: "État",
    lines: "Lignes",
    subtotal: "Sous-total",
    tax: "Taxes",
    total: "Total",
    currency: "Devise",
    uploaded: "Téléversé le",
  },
  items: {
    receipt: "Reçu",
    line: "Ligne",
    product: "Produit",
    price: "Prix",
    quantity: "Quantité",
    unit: "Unité",
    category: "Catégorie",
    glutenFree: "Sans gluten",
    selected: "Coché",
    currency: "Devise",
  },
  lineItems: {
    date: "Date",
    store: "Magasin",
    product: "Produit",
    category: "Catégorie",
    quantity: "Quantité",
    price: "Prix sans gluten",
    regularPrice: "Prix courant",
    difference: "Différence",
    priceSource: "Source du prix",
    currency: "Devise",
    receipt: "Reçu",
  },
};
