import type { Order, OrderCharge, OrderLanguage } from "./order";

const MONTHS: Readonly<Record<OrderLanguage, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};

const WORDS = {
  en: {
    head: ["Item", "Qty", "Unit price", "Total"],
    fulfilled: ["Product", "Ordered", "Delivered", "Price", "Total"],
    placed: "Order placed:",
    number: "Order number",
    yours: "Your order from",
    found: "Items found",
    replacements: "Replacements",
    refunded: "Refunded items",
    unavailable: "Items out of stock",
    replaced: "Replaced:",
    refund: "Refunded",
    out: "Out of stock",
    qty: "Qty:",
    each: "ea",
    item: "Item #",
    subtotal: "Items subtotal",
    tax: "Estimated taxes",
    total: "Order total",
    service: "Service fee",
    delivery: "Delivery fee",
    tip: "Shopper tip",
    deposit: "Bottle deposits",
    savings: "Promo savings",
  },
  fr: {
    head: ["Article", "Qté", "Prix unitaire", "Total"],
    fulfilled: ["Produit", "Commandé", "Livré", "Prix", "Total"],
    placed: "Date de la commande :",
    number: "Numéro de commande",
    yours: "Votre commande chez",
    found: "Articles trouvés",
    replacements: "Remplacements",
    refunded: "Articles remboursés",
    unavailable: "Articles non disponibles",
    replaced: "Remplacé :",
    refund: "Remboursé",
    out: "Non disponible",
    qty: "Qté :",
    each: "ch.",
    item: "Article no",
    subtotal: "Sous-total",
    tax: "Taxes estimées",
    total: "Total de la commande",
    service: "Frais de service",
    delivery: "Frais de livraison",
    tip: "Pourboire",
    deposit: "Consignes",
    savings: "Économies",
  },
} as const;

export const orderWords = ({ language }: Order) => WORDS[language];

/** `$1,234.50`, or `1 234,50 $`. */
export function orderMoney({ language }: Order, cents: number): string {
  const [dollars = "", rest = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  const sign = cents < 0 ? "-" : "";
  return language === "fr" ? `${sign}${dollars},${rest} $` : `${sign}$${dollars}.${rest}`;
}

/** `April 9, 2025`, or `9 avril 2025`. */
export function orderDay({ language, day }: Order): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = MONTHS[language][Number(month) - 1];
  return language === "fr" ? `${Number(date)} ${name} ${year}` : `${name} ${Number(date)}, ${year}`;
}

export const chargeLabel = (order: Order, { kind }: OrderCharge): string => orderWords(order)[kind];
