import type { food as english } from "../en/food";
import type { Translation } from "../translation";

export const food: Translation<typeof english> = {
  category: {
    "Bread and Bakery": "Pains et boulangerie",
    "Pasta and Grains": "Pâtes et céréales en grains",
    "Cereal and Breakfast Items": "Céréales et déjeuner",
    Snacks: "Collations",
    "Dairy and Dairy Alternatives": "Produits laitiers et substituts",
    "Prepared and Packaged Meals": "Repas préparés et emballés",
    "Meat, Poultry, and Seafood": "Viandes, volailles, poissons et fruits de mer",
    "Condiments and Sauces": "Condiments et sauces",
    "Baking Supplies": "Produits pour la pâtisserie",
    Beverages: "Boissons",
    "Specialty Items": "Produits spécialisés",
    "Miscellaneous Grocery Items": "Épicerie diverse",
    Uncategorized: "Sans catégorie",
  },
  kind: {
    counterpart: "A un produit comparable avec gluten",
    intermediate: "Ingrédient, comme la farine",
    "no-counterpart": "Ingrédient sans produit comparable",
    natural: "Sans gluten par nature",
    never: "Jamais admissible",
    return: "Retour\u00A0: argent remis",
  },
  unit: {
    g: "g",
    kg: "kg",
    oz: "oz",
    lb: "lb",
    ml: "ml",
    l: "l",
    "fl-oz": "oz liq.",
    piece: "unités",
  },
  byWeight: "{amount} au poids",
  priceSource: {
    custom: "Fixé par vous",
    own: "Mon prix",
    observation: "Prix vu",
    pooled: "Prix mis en commun",
    catalogue: "Prix moyen",
    estimate: "Estimation",
    none: "Rien à comparer",
  },
};
