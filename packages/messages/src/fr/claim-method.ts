import type { claimMethod as english } from "../en/claim-method";
import type { Translation } from "../translation";

export const claimMethod: Translation<typeof english> = {
  rule: {
    ca: "Le coût supplémentaire des aliments sans gluten\u00A0: pour chaque produit et chaque format, ce qui a été payé dans la période, moins ce que coûte un produit comparable courant au même format (Loi de l’impôt sur le revenu, alinéa 118.2(2)r)).",
    us: "L’excédent sur les aliments ordinaires\u00A0: pour chaque produit et chaque format, ce qui a été payé dans l’année, moins ce que coûte le produit ordinaire au même format (Randolph v. Commissioner, 67 T.C. 481, 1976).",
  },
  rows: "Chaque ligne porte sur une personne, un produit et un format. Chaque côté est arrondi une seule fois, et une ligne ne descend jamais sous 0.",
  taxCounted: "Les taxes de vente sont comptées des deux côtés.",
  taxNotCounted: "Les taxes de vente ne sont pas comptées.",
  converted: {
    daily:
      "Les achats dans l’autre devise sont convertis en {currency} au taux de la Banque du Canada à la date d’achat.",
    "annual-average":
      "Les achats dans l’autre devise sont convertis en {currency} au taux annuel moyen de la Banque du Canada.",
  },
};
