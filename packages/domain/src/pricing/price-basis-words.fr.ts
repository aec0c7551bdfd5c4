import { formatDate } from "../calendar/format-date";
import { formatMoney } from "../money/format-money";
import { inPriceRegion } from "../pooled-prices/price-regions.fr";
import type { PriceBasisWords } from "./price-basis-words";

const number = (value: number) => String(value).replace(".", ",");
const month = (text: string) => {
  const date = new Date(`${text}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat("fr-CA", { month: "long", year: "numeric", timeZone: "UTC" }).format(date);
};

const BETWEEN = {
  published: "",
  "mean-of-neighbours": ", un mois manquant étant la moyenne de ses voisins",
  nearest: ", les mois connus les plus proches",
} as const;

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase("fr-CA") + text.slice(1);
const asItIs = (text: string) => text;

/** What a regular price is and where it comes from, in French. */
export const FRENCH_PRICE_BASIS: PriceBasisWords = {
  sources: {
    custom: "Vous avez fixé ce prix pour ce reçu.",
    own: "Votre propre prix pour le produit comparable.",
    observation: "Un prix que vous avez vu pour le produit courant, ramené au même format.",
    pooled: "La médiane de ce qu’ont vu les personnes qui partagent leurs prix, ramenée au même format.",
    catalogue: "Le prix moyen du produit comparable, ramené au même format.",
    estimate: "Une estimation\u00A0: le prix sans gluten divisé par l’écart habituel de sa catégorie.",
    none: "Il n’y a pas de produit comparable\u00A0: le prix entier compte.",
  },
  unknownSize: "un emballage de format inconnu",
  unknownProduct: "Un produit courant",
  ownNote: "votre propre note",
  amount(size, unit) {
    if (unit !== "each" && unit !== "piece")
      return `${number(size)}\u00A0${unit === "fl-oz" ? "oz liq." : unit}`;
    return `${number(size)}\u00A0${size < 2 ? "unité" : "unités"}`;
  },
  broughtTo: (from, to) => `${from} ramenés à ${to}`,
  origin(canadian, estimate) {
    const which = canadian ? "canadienne" : "américaine";
    return estimate ? `estimé à partir d’une moyenne ${which}` : `moyenne ${which} mesurée`;
  },
  whereAndWhen: (where, knownOn) =>
    `${where === "" ? "" : `chez ${where} `}le ${formatDate(knownOn, "fr-CA")}`,
  pooled: ({ people, receipts, region, month: seen }) =>
    `${people} personnes sur ${receipts} reçus, ${inPriceRegion(region)}, ${month(seen)}`,
  carried: ({ fromMonth, toMonth, fromLevel, toLevel, how }) =>
    ` Ramené de ${month(fromMonth)} à ${month(toMonth)} par l’indice des prix des aliments (de ${number(fromLevel)} à ${number(toLevel)}${BETWEEN[how]})\u00A0: c’est donc une estimation.`,
  carriedNote: (seen) => `, ramené à ${month(seen)} (estimation)`,
  seenNote: (size, whereAndWhen) => `${size}, vu ${whereAndWhen}`,
  pooledNote: (size, pooled) => `${size}, médiane de ${pooled}`,
  ownSentence: (product, size) => `Votre propre prix\u00A0: ${product}, ${size}.`,
  averageSentence: (product, size, source, estimate) =>
    `Prix moyen\u00A0: ${product}, ${size}. ${estimate ? source : `Mesuré\u00A0: ${source}`}.`,
  pooledSentence: (product, size, pooled) =>
    `Prix médian\u00A0: ${product ?? "produit courant"}, ${size} (${pooled}).`,
  seenSentence(product, cents, size, whereAndWhen, how) {
    const price = cents === null ? "" : ` à ${formatMoney(cents / 100, "fr-CA")}`;
    return `${capitalised(product)}${price}, ${size}. Vu ${whereAndWhen}\u00A0: ${how}.`;
  },
  product: asItIs,
  kept: asItIs,
};
