import type { Unit } from "../size/unit";
import type { Kind } from "./kind";

/** What a line is, in the words of the screens (claim-6). */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  counterpart: "Has a regular counterpart",
  intermediate: "Ingredient, such as flour",
  "no-counterpart": "Ingredient without a counterpart",
  natural: "Gluten-free by nature",
  never: "Never claimable",
  return: "Return: money given back",
};

/** Units as screens print them. */
export const UNIT_LABELS: Readonly<Record<Unit, string>> = {
  g: "g",
  kg: "kg",
  oz: "oz",
  lb: "lb",
  ml: "ml",
  l: "l",
  "fl-oz": "fl oz",
  piece: "pieces",
};
